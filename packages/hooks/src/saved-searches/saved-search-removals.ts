import { type SavedSearch, savedSearchesCalls } from '@vitrine/api';
import { createDeferredRemovals } from '../optimistic/removals.ts';
import { attached } from '../services/attached.ts';
import { isGone } from './saved-search-changes.ts';
import { announceSavedSearches } from './saved-search-news.ts';
import { searchToSave } from './search-to-save.ts';

/** Removals of saved searches. They wait for the time to undo, because a search that is saved again has another age. */
export const savedSearchRemovals = attached((services) => {
  const calls = services.api(savedSearchesCalls);
  return createDeferredRemovals<SavedSearch>(services, {
    idOf: ({ id }) => id,
    async send({ id }, userId) {
      try {
        await calls.remove({ params: { userId, searchId: id } }, { keepalive: true });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    async putBack(search, userId) {
      await calls.save({ params: { userId }, body: searchToSave(search) });
    },
    onChange: () => announceSavedSearches(services),
  });
});

/** Whether the server takes two queries for the same search: case and the number of spaces make no difference. */
export const isSameQuery = (one: string, other: string): boolean => queryKeyOf(one) === queryKeyOf(other);

const queryKeyOf = (query: string): string => query.trim().replace(/\s+/g, ' ').toLowerCase();
