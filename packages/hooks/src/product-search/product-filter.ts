import {
  CHOICE_FILTERS,
  type ChoiceFilter,
  PRICE_FILTER_MAX,
  PRICE_FILTER_MIN,
  type SearchIgnorable,
  type SearchSort,
} from '@vitrine/api';
import type { SearchRequest } from './search-request.ts';

const choiceFilters = Object.keys(CHOICE_FILTERS) as ChoiceFilter[];

/** The choices of the filter panel. A filter without values allows all. */
export interface ProductFilterChoice extends Record<ChoiceFilter, readonly string[]> {
  /** In the currency of the shop; the lower end of the slider means no limit. */
  minPrice: number;
  /**
   * In the currency of the shop. The value at the upper end of the slider (`PRICE_FILTER_MAX`) means no
   * limit; a higher one is a limit.
   */
  maxPrice: number;
  sort: SearchSort;
  /** Parts of the query's interpretation that the viewer has removed. */
  ignore?: readonly SearchIgnorable[] | undefined;
}

/** A product screen: `verified` shows products with a verified link, `popular` shows all. */
export type ProductScope = 'verified' | 'popular';

/** Returns the search request for a query and the filter's choices. */
export const searchRequestOf = (
  query: string,
  { minPrice, maxPrice, sort, ignore, ...chosen }: ProductFilterChoice,
  scope: ProductScope = 'popular',
): SearchRequest => ({
  query,
  sortBy: sort,
  minPrice: minPrice > PRICE_FILTER_MIN ? minPrice : undefined,
  maxPrice: maxPrice === PRICE_FILTER_MAX ? undefined : maxPrice,
  ...Object.fromEntries(choiceFilters.map((filter) => [CHOICE_FILTERS[filter], chosen[filter]])),
  verified: scope === 'verified',
  ignore,
});

/** Returns undefined if nothing is chosen, so that the screen's ranked feed is shown. */
export function filteredRequest(
  scope: ProductScope,
  query: string,
  filter: ProductFilterChoice,
): SearchRequest | undefined {
  const { minPrice, maxPrice, sort } = filter;
  const isChosen =
    query.trim() !== '' ||
    minPrice > PRICE_FILTER_MIN ||
    maxPrice !== PRICE_FILTER_MAX ||
    sort !== 'default' ||
    choiceFilters.some((each) => filter[each].length > 0);
  return isChosen ? searchRequestOf(query, filter, scope) : undefined;
}
