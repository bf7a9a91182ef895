// Written by `pnpm contract` from likes.contract.ts: change that, not this.

import type { CallsOf } from '../contract/endpoint.ts';
import type { likesContract } from './likes.contract.ts';
import { likeStateFrom, listAnswerFrom } from './likes.decode.ts';

/** The calls of `likes`, as clients make them. */
export const likesCalls: CallsOf<typeof likesContract> = {
  add: { method: 'POST', path: '/api/likes/add', who: 'person', decode: likeStateFrom(true) },
  remove: { method: 'DELETE', path: '/api/likes/remove', who: 'person', decode: likeStateFrom(false) },
  list: { method: 'GET', path: '/api/likes/getLikes', who: 'person', decode: listAnswerFrom },
};
