// Written by `pnpm contract` from saved-searches.contract.ts: change that, not this.

import { fieldsOf, firstOf, idOf, listOf, textOf } from '../contract/decode.ts';
import { countOf, fieldsWithin, momentOf } from '../contract/decode-later.ts';
import { productsFrom } from '../products/products.decode.ts';
import type { SavedSearch } from './saved-searches.models.ts';
import { savedFiltersFrom } from './saved-searches.readers.ts';

/** Reads `SavedSearch` as servers send it, foreign ones too. */
export function savedSearchFrom(value: unknown): SavedSearch | undefined {
  const given = fieldsWithin(value, 'savedSearch', 'data');
  const id = idOf(firstOf(given.id, given.searchId, given._id));
  if (id === undefined) return undefined;
  return {
    id,
    query: textOf(given.query) ?? '',
    title: textOf(given.title) ?? null,
    timestamp: momentOf(firstOf(given.timestamp, given.created_at, given.createdAt)) ?? 0,
    filters: savedFiltersFrom(given.filters) ?? {},
    searchResults: productsFrom(given.searchResults) ?? [],
    newMatches: countOf(given.newMatches) ?? 0,
  };
}

export function listAnswerFrom(value: unknown) {
  const searches = listOf(value, savedSearchFrom, 'searches', 'savedSearches', 'data');
  if (searches === undefined) return undefined;
  return { searches };
}

export function removeAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { productIds: listOf(given.productIds, idOf) ?? [] };
}
