import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id } from '../products/products.models.ts';
import { savedSearchesCalls } from './saved-searches.calls.ts';
import { SavedSearch, SearchTitle, SearchToSave } from './saved-searches.models.ts';

const Owner = z.object({ userId: Id });
const OwnersSearch = z.object({ userId: Id, searchId: Id });

export const savedSearchesContract = {
  list: endpoint(savedSearchesCalls.list, {
    summary: 'The searches that the person keeps, the newest first',
    self: 'params.userId',
    params: Owner,
    response: z.object({ searches: z.array(SavedSearch) }),
  }),
  save: endpoint(savedSearchesCalls.save, {
    summary: 'Keep a search',
    description: 'The same query again brings the kept one up to date.',
    self: 'params.userId',
    params: Owner,
    body: SearchToSave,
    response: SavedSearch,
    errors: ['saved_search_blank', 'saved_searches_full'],
  }),
  rename: endpoint(savedSearchesCalls.rename, {
    summary: 'Call a kept search something else',
    description: 'A blank title leaves the old one.',
    self: 'params.userId',
    params: OwnersSearch,
    body: SearchTitle,
    response: SavedSearch,
    errors: ['saved_search_not_found'],
  }),
  remove: endpoint(savedSearchesCalls.remove, {
    summary: 'Forget a kept search',
    description: 'What is gone already is gone: no error.',
    self: 'params.userId',
    params: OwnersSearch,
    response: z.object({}),
  }),
  open: endpoint(savedSearchesCalls.open, {
    summary: 'Say that a kept search was opened: its new matches are no longer new',
    self: 'params.userId',
    params: OwnersSearch,
    response: SavedSearch,
    errors: ['saved_search_not_found'],
    extension: true,
  }),
};
