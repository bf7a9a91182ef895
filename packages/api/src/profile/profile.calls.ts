// Written by `pnpm contract` from profile.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { profileContract } from './profile.contract.ts';

const decoders = () => import('./profile.decode.ts');

/** The calls of `profile`, as clients make them. */
export const profileCalls: CallsOf<typeof profileContract> = {
  get: { method: 'GET', path: '/api/profile/{id}', who: 'person', decode: lazily(decoders, 'profileFrom') },
  picture: {
    method: 'GET',
    path: '/api/profile/profile-picture/{id}',
    who: 'person',
    decode: lazily(decoders, 'signedPictureFrom'),
  },
  cover: {
    method: 'GET',
    path: '/api/profile/cover-photo/{id}',
    who: 'person',
    decode: lazily(decoders, 'signedPictureFrom'),
  },
};
