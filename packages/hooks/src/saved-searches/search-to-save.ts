import { type Product, SAVED_RESULTS_MAX, type SavedFilters, type SavedSearch } from '@vitrine/api';
import { type SearchRequest, searchBodyOf } from '../search/search-request.ts';

type SearchToSave = SearchRequest & Partial<Pick<SavedSearch, 'title' | 'searchResults'>>;

/** A search as the call takes it: with as many results as the server keeps, and of each what identifies the product. */
export const searchToSave = ({ title, searchResults = [], ...request }: SearchToSave) => ({
  ...queryAndFilters(request),
  title: title ?? null,
  searchResults: searchResults.slice(0, SAVED_RESULTS_MAX).map(essentialsOf),
});

/** What is searched for, apart from how it is narrowed and ordered. */
export function queryAndFilters(request: SearchRequest): { query: string; filters: SavedFilters } {
  const { query, ...filters } = searchBodyOf(request);
  return { query, filters: filters as SavedFilters };
}

/** Links and pictures are left out: those of a hundred products may be more than a server takes in one request. */
const essentialsOf = ({ id, name, price, retailer, rating }: Product) => ({
  id,
  name,
  price,
  retailer,
  rating,
});
