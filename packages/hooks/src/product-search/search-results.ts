import { type Product, productsFrom, withoutViewerFlags } from '@vitrine/api';

/** First results of a search, their viewer flags removed, as plain data for a navigation state. */
export interface FirstResults {
  products: Product[];
  /** Start of the next results; -1 if there are none. */
  nextStart: number;
  /** The server's time of the first request. Later windows are cut from the same ranking. */
  asOf: number | null;
}

export interface SearchCursor {
  start: number;
  asOf: number | null;
}

export const isSearchCursor = (read: object): read is SearchCursor =>
  'start' in read && isPlace(read.start) && 'asOf' in read && (read.asOf === null || isPlace(read.asOf));

/**
 * Validates first results from a navigation state, which outlives releases of the app. Without a valid
 * `nextStart`, the next request starts at 0. Undefined if there are no results.
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
