/** Products kept with a saved search (D47). */
export const SAVED_RESULTS_MAX = 100;
/** Characters of a title. */
export const SEARCH_TITLE_MAX = 200;
/** Searches one person keeps. */
export const SAVED_SEARCHES_MAX = 200;
/** New matches are counted up to here. */
export const NEW_MATCHES_MAX = 99;

/** Texts of what goes wrong with saved searches, by code. */
export const savedSearchErrors = {
  saved_search_not_found: 'This saved search is gone.',
  saved_search_blank: 'Type something to search for first.',
  saved_searches_full: 'You have 200 saved searches. Delete one to save another.',
} as const;
