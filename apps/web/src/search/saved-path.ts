import type { SavedFilters } from '@vitrine/api';
import { emptyProductFilter } from '@vitrine/ui';
import { RESULTS_PATH } from './search-address.ts';
import { addressOf } from './useFilterAddress.ts';

/** The address of the results of a search that was saved, with its filters. */
export function savedPath(query: string, saved: SavedFilters = {}): string {
  const filter = {
    minPrice: saved.minPrice ?? emptyProductFilter.minPrice,
    maxPrice: saved.maxPrice ?? emptyProductFilter.maxPrice,
    sort: saved.sortBy ?? emptyProductFilter.sort,
    brands: saved.brand ?? [],
    colors: saved.color ?? [],
    ignore: saved.ignore ?? [],
  };
  return `${RESULTS_PATH}?${addressOf(new URLSearchParams(), { query, filter })}`;
}
