import { type Product, SAVED_RESULTS_MAX, type SavedSearch } from '@vitrine/api';

type SearchToSave = Pick<SavedSearch, 'query'> & Partial<Pick<SavedSearch, 'title' | 'searchResults'>>;

/** A search as the call takes it: of its results as many as are kept (D47), and of these what tells a product. */
export const searchToSave = ({ query, title, searchResults = [] }: SearchToSave) => ({
  query,
  title: title ?? null,
  searchResults: searchResults.slice(0, SAVED_RESULTS_MAX).map(essentialsOf),
});

/** Pictures in all their sizes would make a hundred products more than a server takes in one request. */
const essentialsOf = ({ id, name, price, retailer, link, rating, image_url }: Product) => ({
  id,
  name,
  price,
  retailer,
  link,
  rating,
  image_url,
});
