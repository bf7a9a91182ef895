import type { SearchIgnorable, SearchUnderstood } from '@vitrine/api';
import { emptyProductFilter, type ProductFilter } from '@vitrine/ui';
import type { Chosen } from './useFilterAddress.ts';

const { minPrice: NO_MIN, maxPrice: NO_MAX } = emptyProductFilter;

/** Returns the understood parts of a query, without those that the viewer removed. */
export function withoutIgnored(
  understood: SearchUnderstood | undefined,
  ignore: readonly SearchIgnorable[],
): SearchUnderstood | undefined {
  if (!understood) return undefined;
  const { query, replaced, ...price } = understood;
  return {
    query,
    ...(!ignore.includes('price') && price),
    ...(!ignore.includes('words') && replaced?.length && { replaced }),
  };
}

/** Returns the panel's filter. If no price is chosen, it has the price understood from the query. */
export function withUnderstoodPrice(
  { filter }: Chosen,
  { minPrice, maxPrice }: Partial<SearchUnderstood> = {},
): ProductFilter {
  const isChosen = filter.minPrice !== NO_MIN || filter.maxPrice !== NO_MAX;
  return isChosen ? filter : { ...filter, minPrice: minPrice ?? NO_MIN, maxPrice: maxPrice ?? NO_MAX };
}

/**
 * Returns query and filter after a change in the panel. A new price replaces the understood one: its words
 * leave the query, if there are others.
 */
export function chosenAfter(
  before: Chosen,
  next: ProductFilter,
  understood: Partial<SearchUnderstood> = {},
): Chosen {
  const { query, filter } = before;
  const shown = withUnderstoodPrice(before, understood);
  const isRepriced = next.minPrice !== shown.minPrice || next.maxPrice !== shown.maxPrice;
  const { minPrice, maxPrice } = isRepriced ? next : filter;
  const otherWords = understood.priceText ? (understood.query ?? '') : '';
  return {
    query: isRepriced && otherWords !== '' ? otherWords : query,
    filter: { ...next, minPrice, maxPrice, ignore: filter.ignore },
  };
}
