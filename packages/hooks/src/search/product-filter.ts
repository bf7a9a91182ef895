import { PRICE_FILTER_MAX, PRICE_FILTER_MIN, type SearchIgnorable, type SearchSort } from '@vitrine/api';
import type { SearchRequest } from './search-request.ts';

/** What is chosen in the filter panel. */
export interface ProductFilterChoice {
  /** Lower price limit, in the currency of the shop; the lower end of the slider means none. */
  minPrice: number;
  /**
   * Upper price limit, in the currency of the shop; the upper end of the slider means none, higher values are limits.
   */
  maxPrice: number;
  sort: SearchSort;
  /** Any of these; none for all. */
  brands: readonly string[];
  /** Any of these; none for all. */
  colors: readonly string[];
  /** What was taken off of what the search understood of the query. */
  ignore?: readonly SearchIgnorable[] | undefined;
}

/** Which product screen it is: `verified` shows products with a verified link, `popular` shows all. */
export type ProductScope = 'verified' | 'popular';

/** What to search for, given what was typed and chosen. */
export const searchRequestOf = (
  query: string,
  { minPrice, maxPrice, sort, brands, colors, ignore }: ProductFilterChoice,
  scope: ProductScope = 'popular',
): SearchRequest => ({
  query,
  sortBy: sort,
  minPrice: minPrice > PRICE_FILTER_MIN ? minPrice : undefined,
  maxPrice: maxPrice === PRICE_FILTER_MAX ? undefined : maxPrice,
  brand: brands,
  color: colors,
  verified: scope === 'verified',
  ignore,
});

/** What to search for on a product screen; undefined when nothing is chosen, so that its ranked feed is shown. */
export function filteredRequest(
  scope: ProductScope,
  query: string,
  filter: ProductFilterChoice,
): SearchRequest | undefined {
  const { minPrice, maxPrice, sort, brands, colors } = filter;
  const isChosen =
    query.trim() !== '' ||
    minPrice > PRICE_FILTER_MIN ||
    maxPrice !== PRICE_FILTER_MAX ||
    sort !== 'default' ||
    brands.length > 0 ||
    colors.length > 0;
  return isChosen ? searchRequestOf(query, filter, scope) : undefined;
}
