import { type Product, SAVED_RESULTS_MAX, type SavedSearch, SEARCH_QUERY_MAX } from '@vitrine/api';
import { beginningOf } from '../search/beginning-of.ts';

type SearchToSave = Pick<SavedSearch, 'query'> & Partial<Pick<SavedSearch, 'title' | 'searchResults'>>;

/** A search as the call takes it: of its results as many as are kept, and of these what tells a product. */
export const searchToSave = ({ query, title, searchResults = [] }: SearchToSave) => ({
  query: beginningOf(query.trim(), SEARCH_QUERY_MAX),
  title: title ?? null,
  searchResults: searchResults.slice(0, SAVED_RESULTS_MAX).map(essentialsOf),
});

/**
 * Which products they are is all that is kept. Links and pictures have any length: a hundred would be more than a server
 * takes in one request.
 */
const essentialsOf = ({ id, name, price, retailer, rating }: Product) => ({
  id,
  name,
  price,
  retailer,
  rating,
});
