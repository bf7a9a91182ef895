import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { SavedSearch, SearchTitle, SearchToSave } from './saved-searches.models.ts';
import { SAVED_SEARCH_FORMS, savedSearchErrors } from './saved-searches.rules.ts';

const { saved_search_not_found, saved_search_blank, saved_searches_full } = savedSearchErrors;

const Owner = z.object({ userId: Id });
const OwnersSearch = z.object({ userId: Id, searchId: Id });

export const savedSearchesContract = area({
  description: 'Saved searches of a person.',
  calls: {
    list: endpoint({
      method: 'GET',
      path: '/api/saved-searches/get/{userId}',
      who: 'person',
      summary: 'The saved searches of the person, the newest first',
      description:
        'The short form leaves `searchResults` empty; `open` returns them. So does the pictured form, which adds `pictures`.',
      params: Owner,
      query: z.object({ form: z.optional(z.enum(SAVED_SEARCH_FORMS)) }),
      response: z.object({
        searches: z.array(SavedSearch).check(reads({ under: ['searches', 'savedSearches', 'data'] })),
      }),
    }),
    save: endpoint({
      method: 'POST',
      path: '/api/saved-searches/save/{userId}',
      who: 'person',
      summary: 'Save a search',
      description: 'Saving the same query again updates the saved search.',
      params: Owner,
      body: SearchToSave,
      response: SavedSearch,
      errors: { saved_search_blank, saved_searches_full },
    }),
    rename: endpoint({
      method: 'PUT',
      path: '/api/saved-searches/rename/{userId}/{searchId}',
      who: 'person',
      summary: 'Rename a saved search',
      description: 'A blank title keeps the old one.',
      params: OwnersSearch,
      body: SearchTitle,
      response: SavedSearch,
      errors: { saved_search_not_found },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/saved-searches/delete/{userId}/{searchId}',
      who: 'person',
      summary: 'Delete a saved search',
      description: 'No error if the search is gone already.',
      params: OwnersSearch,
      response: z.object({
        productIds: z
          .array(Id)
          .check(
            z.meta({ description: 'The stored results, so that the search can be saved again with them.' }),
            reads({ otherwise: [] }),
          ),
      }),
    }),
    open: endpoint({
      method: 'POST',
      path: '/api/saved-searches/open/{userId}/{searchId}',
      who: 'person',
      summary: 'Mark a saved search as opened: its new matches are no longer new',
      params: OwnersSearch,
      response: SavedSearch,
      errors: { saved_search_not_found },
      extension: true,
    }),
  },
});
