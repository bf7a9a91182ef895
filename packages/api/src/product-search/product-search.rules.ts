import type { Errors } from '../contract/errors.ts';

/** Number of products per search page, the default of `limit`. */
export const SEARCH_PAGE_SIZE = 20;
/** Maximum number of products per search call; the results page requests this many. */
export const SEARCH_WINDOW_SIZE = 100;
/** Maximum number of concurrent calls of the results page. */
export const SEARCH_WINDOWS_AT_A_TIME = 2;
/** Value of `nextStart` at the end of the results. */
export const SEARCH_END = -1;
/** Maximum length of a query in characters; the rest is ignored. */
export const SEARCH_QUERY_MAX = 500;
/** Maximum total that a search counts; a higher one is 'many'. */
export const SEARCH_TOTAL_MAX = 1000;
/** Number of products found: exact, or 'many' above `SEARCH_TOTAL_MAX`. */
export type SearchTotal = number | 'many';
/** Interpretations of a query that the user can turn off. */
export const SEARCH_IGNORABLE = ['price', 'words'] as const;
/** Interpretation of a query that the user can turn off: a price, or replaced words. */
export type SearchIgnorable = (typeof SEARCH_IGNORABLE)[number];
/** Lower end of the price filter, in the shop's currency. */
export const PRICE_FILTER_MIN = 0;
/** Upper end of the price filter, in the shop's currency; it means no limit. */
export const PRICE_FILTER_MAX = 1000;

/** Request parameters of the multiple-choice filters, by filter name. */
export const CHOICE_FILTERS = { brands: 'brand', colors: 'color' } as const;
/** Name of a multiple-choice filter. */
export type ChoiceFilter = keyof typeof CHOICE_FILTERS;
/** Request parameter of a multiple-choice filter. */
export type ChoiceParameter = (typeof CHOICE_FILTERS)[ChoiceFilter];
/** Request parameters of all multiple-choice filters. */
export const CHOICE_PARAMETERS: readonly ChoiceParameter[] = Object.values(CHOICE_FILTERS);

/** Orders of search results. */
export const SEARCH_SORTS = ['default', 'price_low_to_high', 'price_high_to_low'] as const;
/** Order of search results. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Returns the request parameters of page `n` of a search; the first page is 1. */
export const searchPage = (n: number): { start: number; limit: number } => ({
  start: SEARCH_PAGE_SIZE * (n - 1),
  limit: SEARCH_PAGE_SIZE,
});

/** Errors of searches. */
export const searchErrors = {
  price_range_reversed: { status: 400, text: 'The minimum price can’t be higher than the maximum.' },
} as const satisfies Errors;

/**
 * Messages of clients about searches that failed or found nothing.
 *
 * @deprecated since 1.1, goes in 2.0: use `defineMessages` of @vitrine/ui for texts of your own (no codemod:
 * an app says them in its own language).
 */
export const searchFailures = {
  search_empty: 'No search results found.',
  search_failed: 'An error occurred while searching.',
} as const;

/** Returns the error code of a reversed price range, which would find nothing. */
export function searchProblem(body: unknown): 'price_range_reversed' | undefined {
  const { minPrice, maxPrice } = (body ?? {}) as { minPrice?: unknown; maxPrice?: unknown };
  const isReversed = typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice;
  return isReversed ? 'price_range_reversed' : undefined;
}
