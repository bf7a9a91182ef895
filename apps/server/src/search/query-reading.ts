import { SEARCH_QUERY_MAX, type SearchIgnorable } from '@vitrine/api';
import { readPrice } from './price-reading.ts';

/** What a query asks for. */
export interface ReadQuery {
  /** The words to look for. */
  query: string;
  /** US dollars. */
  minPrice?: number;
  /** US dollars. */
  maxPrice?: number;
  /** The words that were read as a price. */
  priceText?: string;
}

/** Reads a query as a person means it. Only the beginning of a very long one counts. */
export function readQuery(typed: string, ignore: readonly SearchIgnorable[] = []): ReadQuery {
  const query = beginningOf(typed);
  if (ignore.includes('price')) return { query };
  const { rest, ...price } = readPrice(query);
  return { query: rest, ...price };
}

// Not through a surrogate pair: the database refuses half of one.
export const beginningOf = (query: string) => query.slice(0, SEARCH_QUERY_MAX).toWellFormed();
