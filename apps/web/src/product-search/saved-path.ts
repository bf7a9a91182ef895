import type { SavedFilters } from '@vitrine/api';
import { emptyProductFilter } from '@vitrine/ui';
import { RESULTS_PATH } from './search-address.ts';
import { addressOf, ofEachChoice } from './useFilterAddress.ts';

export function savedPath(query: string, saved: SavedFilters = {}): string {
  const filter = {
    minPrice: saved.minPrice ?? emptyProductFilter.minPrice,
    maxPrice: saved.maxPrice ?? emptyProductFilter.maxPrice,
    sort: saved.sortBy ?? emptyProductFilter.sort,
    ...ofEachChoice((_, parameter) => saved[parameter] ?? []),
    ignore: saved.ignore ?? [],
  };
  return `${RESULTS_PATH}?${addressOf(new URLSearchParams(), { query, filter })}`;
}
