import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { COMMENT_MAX } from './comments.rules.ts';

/** A comment on a post. */
export const Comment = z
  .object({
    id: Id.check(reads({ from: ['id', 'commentId', 'comment_id'] })),
    user_id: Id.check(reads({ from: ['user_id', 'userId'], otherwise: '' })),
    post_id: Id.check(reads({ from: ['post_id', 'postId'], otherwise: '' })),
    content: z.string().check(reads({ from: ['content', 'text'], most: mostUnits(COMMENT_MAX) })),
    created_at: z
      .string()
      .check(
        z.meta({ description: 'ISO 8601.' }),
        reads({ from: ['created_at', 'createdAt'], otherwise: '' }),
      ),
    username: z.string().check(reads({ otherwise: '' })),
    profile_picture_url: z
      .nullable(z.string())
      .check(reads({ from: ['profile_picture_url', 'profilePicture', 'signedUrl'], as: webLinkOf })),
    clientId: z.optional(z.string()),
    filtered: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether it is hidden from people who filter such content.' })),
  })
  .check(z.meta({ id: 'Comment' }));
/** A comment on a post. */
export type Comment = Decoded<z.infer<typeof Comment>>;

/** A page of a post's comments: the newest, or those before a cursor. */
export const Comments = z
  .object({
    comments: z
      .array(Comment)
      .check(z.meta({ description: 'The oldest first.' }), reads({ under: ['comments', 'data'] })),
    previous: z
      .optional(z.string())
      .check(z.meta({ description: 'Send it as `before` for older comments; absent if there are none.' })),
  })
  .check(z.meta({ id: 'Comments' }));
/** A page of a post's comments, oldest first, with the cursor for older ones. */
export type Comments = Decoded<z.infer<typeof Comments>>;

export const NewComment = z
  .object({
    userId: z.optional(Id),
    postId: Id,
    content: z.string().check(mostLetters(COMMENT_MAX)),
    clientId: z
      .optional(z.string().check(z.maxLength(64)))
      .check(
        z.meta({ description: 'Idempotency key of the client: a repeat returns the existing comment.' }),
      ),
  })
  .check(z.meta({ id: 'NewComment' }));

export const CommentAdded = z
  .object({
    commentId: Id.check(reads({ from: ['commentId', 'comment_id', 'id'] })),
    comment: z.optional(Comment),
  })
  .check(z.meta({ id: 'CommentAdded' }));
export type CommentAdded = Decoded<z.infer<typeof CommentAdded>>;
