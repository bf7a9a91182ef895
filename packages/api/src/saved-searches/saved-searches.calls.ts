import { type Calls, lazily } from '../contract/call.ts';

const decoders = () => import('./saved-searches.decode.ts');

export const savedSearchesCalls = {
  list: {
    method: 'GET',
    path: '/api/saved-searches/get/{userId}',
    who: 'person',
    decode: lazily(decoders, 'savedSearchesFrom'),
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
    decode: lazily(decoders, 'deletedFrom'),
  },
  open: {
    method: 'POST',
    path: '/api/saved-searches/open/{userId}/{searchId}',
    who: 'person',
    decode: lazily(decoders, 'savedSearchFrom'),
  },
} satisfies Calls[string];
