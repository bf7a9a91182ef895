import { type SavedSearch, savedSearchesCalls } from '@vitrine/api';
import { createDeferredRemovals } from '../optimistic/removals.ts';
import { attached } from '../services/attached.ts';
import { isGone } from './saved-search-changes.ts';
import { announceSavedSearches } from './saved-search-news.ts';

/** Removals are sent after the time to undo, because a search saved again gets another date. */
export const savedSearchRemovals = attached((services) => {
  const calls = services.api(savedSearchesCalls);
  /** Ids of the results of removed searches. Lists omit them, but an undo saves the search with them. */
  const resultsOf = new WeakMap<SavedSearch, readonly string[]>();
  return createDeferredRemovals<SavedSearch>(services, {
    idOf: ({ id }) => id,
    async send(search, userId) {
      try {
        const params = { userId, searchId: search.id };
        const { productIds } = await calls.remove({ params }, { keepalive: true });
        resultsOf.set(search, productIds);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    async isGone({ id }, userId) {
      const { searches } = await services.backgroundApi(savedSearchesCalls).list({ params: { userId } });
      return searches.every((search) => search.id !== id);
    },
    async putBack(search, userId) {
      const { query, title, filters } = search;
      const searchResults = resultsOf.get(search) ?? [];
      await calls.save({
        params: { userId },
        body: { query, title, filters, searchResults: [...searchResults] },
      });
    },
    onChange: () => announceSavedSearches(services),
  });
});
