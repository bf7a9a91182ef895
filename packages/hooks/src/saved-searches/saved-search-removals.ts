import { type SavedSearch, savedSearchesCalls } from '@vitrine/api';
import { createDeferredRemovals } from '../optimistic/removals.ts';
import { attached } from '../services/attached.ts';
import { isGone } from './saved-search-changes.ts';
import { announceSavedSearches } from './saved-search-news.ts';

/** Removals of saved searches. They wait for the time to undo, because a search that is saved again has another age. */
export const savedSearchRemovals = attached((services) => {
  const calls = services.api(savedSearchesCalls);
  /** The results that a search had when the server forgot it: a list does not say them. */
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

/** Whether the server takes two queries for the same search: case and the number of spaces make no difference. */
export const isSameQuery = (one: string, other: string): boolean => queryKeyOf(one) === queryKeyOf(other);

const queryKeyOf = (query: string): string => query.trim().replace(/\s+/g, ' ').toLowerCase();
