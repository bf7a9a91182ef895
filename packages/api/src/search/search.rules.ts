import type { Errors } from '../contract/errors.ts';

/** Products a page of a search has. */
export const SEARCH_PAGE_SIZE = 20;
/** Products the results page asks for in one call. */
export const SEARCH_WINDOW_SIZE = 100;
/** Calls that the results page makes at a time. */
export const SEARCH_WINDOWS_AT_A_TIME = 2;
/** The value of `nextStart` when there is nothing more. */
export const SEARCH_END = -1;
/** Characters of a query that are looked at; what is longer is cut. */
export const SEARCH_QUERY_MAX = 500;
/** Products that a search counts; beyond that there are 'many'. */
export const SEARCH_TOTAL_MAX = 1000;
/** The number of products that a search finds: exact, or 'many' beyond `SEARCH_TOTAL_MAX`. */
export type SearchTotal = number | 'many';
/** The readings of a query that a reader can take off. */
export const SEARCH_IGNORABLE = ['price', 'words'] as const;
/** A part of what a search understood: the price in its words, or other words in the place of some. */
export type SearchIgnorable = (typeof SEARCH_IGNORABLE)[number];
/** The lower end of the price filter, in the currency of the shop. */
export const PRICE_FILTER_MIN = 0;
/** The upper end of the price filter, in the currency of the shop; it means no upper limit. */
export const PRICE_FILTER_MAX = 1000;

/** The orders of results. */
export const SEARCH_SORTS = ['default', 'price_low_to_high', 'price_high_to_low'] as const;
/** An order of results. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The part of a list to ask for to get page `n`, counted from 1. */
export const searchPage = (n: number): { start: number; limit: number } => ({
  start: SEARCH_PAGE_SIZE * (n - 1),
  limit: SEARCH_PAGE_SIZE,
});

/** The refusals of searches. */
export const searchErrors = {
  price_range_reversed: { status: 400, text: 'The lowest price must not be above the highest.' },
} as const satisfies Errors;

/** The messages of clients about searches without results. */
export const searchFailures = {
  search_empty: 'No search results found.',
  search_failed: 'An error occurred while searching.',
} as const;

/** A range of prices whose ends are the wrong way round finds nothing, and nobody means it. */
export function searchProblem(body: unknown): 'price_range_reversed' | undefined {
  const { minPrice, maxPrice } = (body ?? {}) as { minPrice?: unknown; maxPrice?: unknown };
  const isReversed = typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice;
  return isReversed ? 'price_range_reversed' : undefined;
}
