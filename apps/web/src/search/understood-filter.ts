import type { SearchIgnorable, SearchUnderstood } from '@vitrine/api';
import { emptyProductFilter, type ProductFilter } from '@vitrine/ui';
import type { Chosen } from './useFilterAddress.ts';

const { minPrice: NO_MIN, maxPrice: NO_MAX } = emptyProductFilter;

/** What the search understood and nobody took off. */
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

/** The filter as the panel shows it: with the price that the search understood, where none was chosen. */
export function withUnderstoodPrice(
  { filter }: Chosen,
  { minPrice, maxPrice }: Partial<SearchUnderstood> = {},
): ProductFilter {
  const isChosen = filter.minPrice !== NO_MIN || filter.maxPrice !== NO_MAX;
  return isChosen ? filter : { ...filter, minPrice: minPrice ?? NO_MIN, maxPrice: maxPrice ?? NO_MAX };
}

/**
 * What is chosen once the panel shows another filter. Where its price is another than the one that the search understood, that
 * is what somebody means now, so the words that said the price leave the query.
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
