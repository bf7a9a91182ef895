import { type Product, SAVED_RESULTS_MAX, type SavedSearch, SEARCH_QUERY_MAX } from '@vitrine/api';
import { beginningOf } from '../search/beginning-of.ts';

type SearchToSave = Pick<SavedSearch, 'query'> & Partial<Pick<SavedSearch, 'title' | 'searchResults'>>;

/** A search as the call takes it: with as many results as the server keeps, and of each what identifies the product. */
export const searchToSave = ({ query, title, searchResults = [] }: SearchToSave) => ({
  query: beginningOf(query.trim(), SEARCH_QUERY_MAX),
  title: title ?? null,
  searchResults: searchResults.slice(0, SAVED_RESULTS_MAX).map(essentialsOf),
});

/** Links and pictures are left out: those of a hundred products may be more than a server takes in one request. */
const essentialsOf = ({ id, name, price, retailer, rating }: Product) => ({
  id,
  name,
  price,
  retailer,
  rating,
});
