// Written by `pnpm contract` from comments.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { commentsContract } from './comments.contract.ts';

const decoders = () => import('./comments.decode.ts');

/** The calls of `comments`, as clients make them. */
export const commentsCalls: CallsOf<typeof commentsContract> = {
  list: {
    method: 'GET',
    path: '/api/post/comments/{postId}',
    who: 'viewer',
    decode: lazily(decoders, 'commentsFrom'),
  },
  add: {
    method: 'POST',
    path: '/api/post/comment',
    who: 'person',
    decode: lazily(decoders, 'commentAddedFrom'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/post/comment/{id}',
    who: 'person',
    decode: lazily(decoders, 'removeAnswerFrom'),
  },
};
