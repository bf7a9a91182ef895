import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { type Decoded, reads } from '../contract/reading.ts';

import { Product } from '../products/products.models.ts';
import {
  VOTE_CAPTION_MAX,
  VOTE_LINK_DESCRIPTION_MAX,
  VOTE_LINK_TITLE_MAX,
  VOTE_QUESTION_MAX,
} from './votes.rules.ts';

const link = z.optional(z.nullable(z.string())).check(reads({ as: webLinkOf }));
const text = z.optional(z.nullable(z.string()));

/** A person who voted for an option. */
export const Voter = z
  .object({
    userId: Id.check(reads({ from: ['userId', 'user_id', 'id'] })),
    userName: z.string().check(reads({ from: ['userName', 'user_name', 'username'], otherwise: '' })),
    avatar: z.optional(z.nullable(z.string())).check(reads({ as: webLinkOf })),
  })
  .check(z.meta({ id: 'Voter' }));
/** A person who voted for an option. */
export type Voter = Decoded<z.infer<typeof Voter>>;

/** An option of a vote. */
export const VoteOption = z
  .object({
    id: Id.check(reads({ from: ['id', 'optionId', 'option_id'] })),
    text: z
      .string()
      .check(reads({ from: ['text', 'caption'], otherwise: '', most: mostUnits(VOTE_CAPTION_MAX) })),
    imageUrl: link,
    linkUrl: link,
    linkTitle: z.optional(z.nullable(z.string())).check(reads({ most: mostUnits(VOTE_LINK_TITLE_MAX) })),
    linkDescription: z
      .optional(z.nullable(z.string()))
      .check(reads({ most: mostUnits(VOTE_LINK_DESCRIPTION_MAX) })),
    linkImage: link,
    voteCount: z.int().check(reads({ from: ['voteCount', 'vote_count', 'votes'], otherwise: 0 })),
    voters: z
      .optional(z.array(Voter))
      .check(z.meta({ description: 'Everybody who voted for it, the first vote first.' })),
    product: z.optional(z.nullable(Product)),
  })
  .check(z.meta({ id: 'VoteOption' }));
/** An option of a vote. */
export type VoteOption = Decoded<z.infer<typeof VoteOption>>;

/** A vote in a room. */
export const Vote = z
  .object({
    id: Id.check(reads({ from: ['id', 'voteId', 'vote_id'] })),
    room_id: z.optional(Id),
    message_id: z.optional(Id),
    question: z.string().check(reads({ otherwise: '', most: mostUnits(VOTE_QUESTION_MAX) })),
    description: z.optional(z.nullable(z.string())).check(reads({ most: mostUnits(1000) })),
    creator_id: z.nullable(Id),
    creator_name: z.string().check(reads({ otherwise: '' })),
    creator_avatar: z.nullable(z.string()).check(reads({ as: webLinkOf })),
    created_at: z.string().check(reads({ otherwise: '' })),
    closed_at: text,
    options: z.array(VoteOption).check(reads({ otherwise: [] })),
    userVote: z.optional(z.nullable(Id)).check(z.meta({ description: 'The option that the viewer chose.' })),
  })
  .check(z.meta({ id: 'Vote' }));
/** A vote in a room. */
export type Vote = Decoded<z.infer<typeof Vote>>;

export const NewVoteOption = z
  .object({
    text: z.optional(z.string().check(mostLetters(VOTE_CAPTION_MAX))),
    imageUrl: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    linkUrl: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    linkTitle: z.optional(z.nullable(z.string().check(mostLetters(VOTE_LINK_TITLE_MAX)))),
    linkDescription: z.optional(z.nullable(z.string().check(mostLetters(VOTE_LINK_DESCRIPTION_MAX)))),
    linkImage: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    productId: z.optional(Id),
    attachmentKey: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.meta({ description: 'Key of an uploaded picture, in place of `imageUrl`.' })),
  })
  .check(z.meta({ id: 'NewVoteOption' }));

export const NewVote = z
  .object({
    question: z.string().check(mostLetters(VOTE_QUESTION_MAX)),
    description: z.optional(z.nullable(z.string().check(mostLetters(1000)))),
    voteType: z._default(z.enum(['single']), 'single'),
    isAnonymous: z._default(z.boolean(), false),
    options: z.array(NewVoteOption).check(z.maxLength(100)),
    timestamp: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
    clientId: z
      .optional(z.string().check(z.maxLength(64)))
      .check(z.meta({ description: 'Idempotency key of the client: a repeat returns the existing vote.' })),
  })
  .check(z.meta({ id: 'NewVote' }));

export const VoteCast = z
  .object({
    optionId: Id,
    holds: z.optional(z.boolean()).check(
      z.meta({
        description:
          'True chooses the option, false takes back any choice; a repeat changes nothing. Without it, the call toggles: the chosen option is taken back.',
      }),
    ),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'VoteCast' }));

/** The counts of a vote, and the viewer's choice. */
export const VoteResults = z
  .object({
    results: z.array(VoteOption).check(reads({ under: ['results', 'options', 'data'] })),
    userVote: z.nullable(Id),
    changed: z.optional(z.int()).check(z.meta({ description: 'The room’s number of the latest change.' })),
  })
  .check(z.meta({ id: 'VoteResults' }));
/** The counts of a vote, and the viewer's choice. */
export type VoteResults = Decoded<z.infer<typeof VoteResults>>;
