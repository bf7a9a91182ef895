import type { Errors } from '../contract/errors.ts';

/** Products kept with a saved search. */
export const SAVED_RESULTS_MAX = 100;
/** Characters of a title. */
export const SEARCH_TITLE_MAX = 200;
/** Searches one person keeps. */
export const SAVED_SEARCHES_MAX = 200;
/** New matches are counted up to here. */
export const NEW_MATCHES_MAX = 99;

/** The detail of each search in a list: everything, or only its name. */
export const SAVED_SEARCH_FORMS = ['whole', 'short'] as const;

/** The refusals of saved searches. */
export const savedSearchErrors = {
  saved_search_not_found: { status: 404, text: 'This saved search is gone.' },
  saved_search_blank: { status: 400, text: 'Type something to search for first.' },
  saved_searches_full: { status: 409, text: 'You have 200 saved searches. Delete one to save another.' },
} as const satisfies Errors;
