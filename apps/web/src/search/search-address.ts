/** The address of a search's results. */
export const resultsPath = (query: string): string => `/results?${new URLSearchParams({ q: query })}`;

/** What the results page is handed along with its address, to be there at once (1 §2, D10). */
export interface ResultsState {
  first?: unknown;
}
