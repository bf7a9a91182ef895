import { type Product, productsFrom, withoutViewerFlags } from '@vitrine/api';

/** The beginning of what a search found, without viewer flags: plain data, fit for a navigation state. */
export interface FirstResults {
  products: Product[];
  /** Where the next results start; -1 when these are all. */
  nextStart: number;
  /** When the search was asked, as the server said it: later windows are cut from the same ranking. */
  asOf: number | null;
}

/** Where the next window of a search is. */
export interface SearchCursor {
  start: number;
  asOf: number | null;
}

/** Whether what was read from a cache says where the next window is. */
export const isSearchCursor = (read: object): read is SearchCursor =>
  'start' in read && isPlace(read.start) && 'asOf' in read && (read.asOf === null || isPlace(read.asOf));

/**
 * What a navigation state may say of the first results: it outlives releases of the app, and anybody can write one.
 * Stored results that do not say where they end are followed by the search from its start; undefined when there are none.
 */
export function firstResultsFrom(
  read: unknown,
): { items: Product[]; next: SearchCursor | undefined } | undefined {
  const items = productsFrom(read)?.map(withoutViewerFlags) ?? [];
  if (items.length === 0) return undefined;
  const { nextStart, asOf } = read as Record<string, unknown>;
  if (isPlace(nextStart) && nextStart > 0) {
    return { items, next: { start: nextStart, asOf: isPlace(asOf) ? asOf : null } };
  }
  const isAll = typeof nextStart === 'number' && nextStart < 0;
  return { items, next: isAll ? undefined : { start: 0, asOf: null } };
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
