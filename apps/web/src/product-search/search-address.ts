export const RESULTS_PATH = '/results';

export const resultsPath = (query: string): string => `${RESULTS_PATH}?${new URLSearchParams({ q: query })}`;

/** Navigation state of the results page, with results to show at once. */
export interface ResultsState {
  first?: unknown;
}
