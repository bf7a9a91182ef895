/** The page of results; it takes the query as `q`. */
export const RESULTS_PATH = '/results';

/** The address of a search's results. */
export const resultsPath = (query: string): string => `${RESULTS_PATH}?${new URLSearchParams({ q: query })}`;

/** The navigation state of the results page: the first results, so that they show at once. */
export interface ResultsState {
  first?: unknown;
}
