import { fieldsOf, firstOf, listUnder, numberOf, textOf } from '../contract/decode.ts';
import { productsFrom } from '../products/products.decode.ts';
import type { SavedSearch } from './saved-searches.models.ts';

/** A saved search as servers send it; undefined when there is no id to tell it by. */
export function savedSearchFrom(value: unknown): SavedSearch | undefined {
  const outer = fieldsOf(value);
  const given = { ...outer, ...fieldsOf(firstOf(outer.savedSearch, outer.data)) };
  const id = textOf(firstOf(given.id, given.searchId, given._id));
  if (id === undefined) return undefined;
  return {
    id,
    query: textOf(given.query) ?? '',
    title: textOf(given.title) ?? null,
    timestamp: momentOf(firstOf(given.timestamp, given.created_at, given.createdAt)),
    searchResults: productsFrom(given.searchResults) ?? [],
    newMatches: Math.max(0, Math.floor(numberOf(given.newMatches) ?? 0)),
  };
}

export function savedSearchesFrom(answer: unknown): { searches: SavedSearch[] } | undefined {
  const searches = listUnder(answer, 'searches', 'savedSearches', 'data')?.flatMap(
    (value) => savedSearchFrom(value) ?? [],
  );
  return searches && { searches };
}

/** Deleting answers nothing that is needed. */
export const deletedFrom = (): Record<string, never> => ({});

/** Milliseconds since 1970 of a number of them, or of text that says a time. */
function momentOf(value: unknown): number {
  const read = typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) : numberOf(value);
  return read !== undefined && Number.isFinite(read) ? Math.floor(read) : 0;
}
