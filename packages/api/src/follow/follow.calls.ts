// Written by `pnpm contract` from follow.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { followContract } from './follow.contract.ts';

const decoders = () => import('./follow.decode.ts');

/** The calls of `follow`, as clients make them. */
export const followCalls: CallsOf<typeof followContract> = {
  follow: {
    method: 'POST',
    path: '/api/follow/follow',
    who: 'person',
    decode: lazily(decoders, 'followAnswerFrom'),
  },
  unfollow: {
    method: 'DELETE',
    path: '/api/follow/unfollow',
    who: 'person',
    decode: lazily(decoders, 'unfollowAnswerFrom'),
  },
  check: {
    method: 'GET',
    path: '/api/follow/check-following',
    who: 'person',
    decode: lazily(decoders, 'checkAnswerFrom'),
  },
  followers: {
    method: 'GET',
    path: '/api/follow/followers/{id}',
    who: 'person',
    decode: lazily(() => import('../profile/profile.decode.ts'), 'peoplePageFrom'),
  },
  following: {
    method: 'GET',
    path: '/api/follow/following/{id}',
    who: 'person',
    decode: lazily(() => import('../profile/profile.decode.ts'), 'peoplePageFrom'),
  },
};
