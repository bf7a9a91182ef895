import { type Product, productsFrom, withoutViewerFlags } from '@vitrine/api';

/** The first results of a search, without viewer flags; plain data that fits into a navigation state. */
export interface FirstResults {
  products: Product[];
  /** Where the next results start; -1 when these are all. */
  nextStart: number;
  /** When the search was first asked, as the server said it: later windows are cut from the same ranking. */
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
 * Reads first results out of a navigation state, which may hold anything: it outlives releases of the app. Where it does not
 * say where the results end, the search follows from its start. Undefined when there are none.
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
