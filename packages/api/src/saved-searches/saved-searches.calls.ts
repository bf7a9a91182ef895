// Written by `pnpm contract` from saved-searches.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { savedSearchesContract } from './saved-searches.contract.ts';

const decoders = () => import('./saved-searches.decode.ts');

/** The calls of `savedSearches`, as clients make them. */
export const savedSearchesCalls: CallsOf<typeof savedSearchesContract> = {
  list: {
    method: 'GET',
    path: '/api/saved-searches/get/{userId}',
    who: 'person',
    decode: lazily(decoders, 'listAnswerFrom'),
  },
  save: {
    method: 'POST',
    path: '/api/saved-searches/save/{userId}',
    who: 'person',
    decode: lazily(decoders, 'savedSearchFrom'),
  },
  rename: {
    method: 'PUT',
    path: '/api/saved-searches/rename/{userId}/{searchId}',
    who: 'person',
    decode: lazily(decoders, 'savedSearchFrom'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/saved-searches/delete/{userId}/{searchId}',
    who: 'person',
    decode: lazily(decoders, 'removeAnswerFrom'),
  },
  open: {
    method: 'POST',
    path: '/api/saved-searches/open/{userId}/{searchId}',
    who: 'person',
    decode: lazily(decoders, 'savedSearchFrom'),
  },
};
