import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';
import { Person } from '../profile/profile.models.ts';

/** The reason for suggesting a person. */
export const SuggestedFor = z
  .object({
    code: z.string().check(
      z.meta({
        description:
          '`followed_by`: people whom the viewer follows. `liked_posts`: posts that the viewer liked. `similar_likes`: likes shared with the viewer. `posted_lately`: posts of a week. `new_followers`: followers won in a week. `popular`: all followers. More codes may be added; ignore unknown ones.',
      }),
    ),
    count: z
      .int()
      .check(z.gte(0), z.meta({ description: 'The number of them.' }))
      .check(reads({ otherwise: 0 })),
    usernames: z
      .optional(z.array(z.string()))
      .check(z.meta({ description: 'Names of one or two of the people, for `followed_by`.' })),
  })
  .check(z.meta({ id: 'SuggestedFor' }));
/** The reason for suggesting a person: a code of `SUGGESTION_REASONS`, and a number. */
export type SuggestedFor = Decoded<z.infer<typeof SuggestedFor>>;

/** A person suggested to follow. */
export const SuggestedPerson = z
  .object({
    ...Person.shape,
    follower_count: z
      .int()
      .check(z.gte(0), reads({ from: ['follower_count', 'followerCount'], otherwise: 0 })),
    reason: z.optional(SuggestedFor),
  })
  .check(z.meta({ id: 'SuggestedPerson' }));
/** A person suggested to follow, with the reason. */
export type SuggestedPerson = Decoded<z.infer<typeof SuggestedPerson>>;

const People = z.array(SuggestedPerson).check(reads({ otherwise: [] }));

/** People suggested to follow, by category, the best first. */
export const SuggestedPeople = z
  .object({
    friendsOfFriends: People,
    similarInterests: People,
    activeUsers: People,
    trending: People,
  })
  .check(z.meta({ id: 'SuggestedPeople' }), reads({ within: ['suggestions', 'data'] }));
/** People suggested to follow, by category, the best first. */
export type SuggestedPeople = Decoded<z.infer<typeof SuggestedPeople>>;

export const SuggestionDismissal = z
  .object({ personId: Id, sequence: Sequence })
  .check(z.meta({ id: 'SuggestionDismissal' }));

/** Whether a person is no longer suggested to the viewer. */
export const SuggestionDismissed = z
  .object({
    personId: Id.check(reads({ otherwise: '' })),
    holds: z.boolean().check(reads({ otherwise: ASKED })),
  })
  .check(z.meta({ id: 'SuggestionDismissed' }));
/** Whether a person is no longer suggested to the viewer. */
export type SuggestionDismissed = Decoded<z.infer<typeof SuggestionDismissed>>;
