import type { Errors } from '../contract/errors.ts';

/** Maximum number of products stored with a saved search. */
export const SAVED_RESULTS_MAX = 100;
/** Maximum length of a saved search's title in characters. */
export const SEARCH_TITLE_MAX = 200;
/** Maximum number of saved searches per user. */
export const SAVED_SEARCHES_MAX = 200;
/** Maximum count of a saved search's new matches; counting stops there. */
export const NEW_MATCHES_MAX = 99;

/** Maximum number of pictures of a saved search in a list. */
export const SAVED_SEARCH_PICTURES_MAX = 3;

/**
 * Forms of saved searches in a list: `whole`, `short` without their results, or `pictured`, which is short,
 * with the first pictures of their results.
 */
export const SAVED_SEARCH_FORMS = ['whole', 'short', 'pictured'] as const;

/** Errors of saved searches. */
export const savedSearchErrors = {
  saved_search_not_found: { status: 404, text: 'This saved search was already deleted.' },
  saved_search_blank: { status: 400, text: 'Type something to search for first.' },
  saved_searches_full: {
    status: 409,
    text: `You have ${SAVED_SEARCHES_MAX} saved searches. Delete one to save another.`,
  },
} as const satisfies Errors;
