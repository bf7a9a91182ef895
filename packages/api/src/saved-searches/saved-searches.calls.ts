import type { Calls } from '../contract/call.ts';
import { deletedFrom, savedSearchesFrom, savedSearchFrom } from './saved-searches.decode.ts';

export const savedSearchesCalls = {
  list: {
    method: 'GET',
    path: '/api/saved-searches/get/{userId}',
    who: 'person',
    decode: savedSearchesFrom,
  },
  save: {
    method: 'POST',
    path: '/api/saved-searches/save/{userId}',
    who: 'person',
    decode: savedSearchFrom,
  },
  rename: {
    method: 'PUT',
    path: '/api/saved-searches/rename/{userId}/{searchId}',
    who: 'person',
    decode: savedSearchFrom,
  },
  remove: {
    method: 'DELETE',
    path: '/api/saved-searches/delete/{userId}/{searchId}',
    who: 'person',
    decode: deletedFrom,
  },
  open: {
    method: 'POST',
    path: '/api/saved-searches/open/{userId}/{searchId}',
    who: 'person',
    decode: savedSearchFrom,
  },
} satisfies Calls[string];
