import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { SavedSearches } from './saved-searches.service.ts';

export const savedSearchesRoutes = (searches: SavedSearches): Handlers<VitrineContract['savedSearches']> => ({
  list: async ({ person, query }) => ({
    searches: await searches.list(person.id, query.form),
  }),
  save: ({ body, person }) => searches.save(person.id, body),
  rename: ({ params, body, person }) => searches.rename(person.id, params.searchId, body.title),
  remove: async ({ params, person }) => ({
    productIds: await searches.remove(person.id, params.searchId),
  }),
  open: ({ params, person }) => searches.open(person.id, params.searchId),
});
