import { defineMessages } from '../provider/messages.ts';

/** Texts around the results of a search. */
export const searchResultsMessages = defineMessages('searchResults', {
  saveSearch: 'Save Search',
  saved: 'Saved',
  /** Why a guest cannot save. */
  loginToSave: 'Login to save searches',
  /** The line below the last result; `{query}` becomes what was searched for. */
  endOfResults: (count: number) =>
    `End of results • ${count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`} found for "{query}"`,
});
