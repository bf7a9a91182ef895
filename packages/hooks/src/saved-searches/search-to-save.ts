import { type Product, SAVED_RESULTS_MAX, type SavedFilters, type SavedSearch } from '@vitrine/api';
import { type SearchRequest, searchBodyOf } from '../product-search/search-request.ts';
import { isSameQuery } from './same-query.ts';

type SearchToSave = SearchRequest & Partial<Pick<SavedSearch, 'title' | 'searchResults'>>;

/**
 * Returns the body of a save. It has at most as many results as the server keeps, without links and pictures.
 */
export const searchToSave = ({ title, searchResults = [], ...request }: SearchToSave) => ({
  ...queryAndFilters(request),
  title: title ?? null,
  searchResults: searchResults.slice(0, SAVED_RESULTS_MAX).map(essentialsOf),
});

export function queryAndFilters(request: SearchRequest): { query: string; filters: SavedFilters } {
  const { query, ...filters } = searchBodyOf(request);
  return { query, filters: filters as SavedFilters };
}

/**
 * Whether a request asks for a saved search: for its query, regardless of case and spaces, with its filters and order.
 */
export const isSameSearch = (saved: SavedSearch, request: SearchRequest): boolean =>
  isSameQuery(saved.query, request.query) &&
  filtersAsText({ ...saved.filters, query: '' }) === filtersAsText(request);

const filtersAsText = (request: SearchRequest) => JSON.stringify(queryAndFilters(request).filters);

/** Omits links and pictures: those of a hundred products may exceed the server's request limit. */
const essentialsOf = ({ id, name, price, retailer, rating }: Product) => ({
  id,
  name,
  price,
  retailer,
  rating,
});
