import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { postErrors } from '../posts/posts.rules.ts';
import { CommentAdded, Comments, NewComment } from './comments.models.ts';
import { commentErrors } from './comments.rules.ts';

const { post_not_found } = postErrors;
const { comment_empty, comment_not_yours, comment_unwelcome, too_many_comments } = commentErrors;

export const commentsContract = area({
  description: 'Comments on posts.',
  calls: {
    list: endpoint({
      method: 'GET',
      path: '/api/post/comments/{postId}',
      who: 'viewer',
      summary: 'The newest comments of a post, in chronological order',
      params: z.object({ postId: Id }),
      query: z.object({
        before: z.optional(z.string().check(z.maxLength(200))),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 500),
      }),
      response: Comments,
      errors: { post_not_found },
    }),
    add: endpoint({
      method: 'POST',
      path: '/api/post/comment',
      who: 'person',
      summary: 'Comment on a post',
      body: NewComment,
      response: CommentAdded,
      status: 201,
      errors: { post_not_found, comment_empty, comment_unwelcome, too_many_comments },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/post/comment/{id}',
      who: 'person',
      summary: 'Delete one’s own comment; no error if it is gone',
      params: z.object({ id: Id }),
      response: z.object({ deleted: z.boolean().check(reads({ otherwise: true })) }),
      errors: { comment_not_yours },
      extension: true,
    }),
  },
});
