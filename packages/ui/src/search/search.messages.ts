import { defineMessages } from '../provider/messages.ts';

export const searchMessages = defineMessages('search', {
  search: 'Search',
  placeholder: 'What are you looking for?',
  clear: 'Clear search',
  saveSearch: 'Save Search',
  saved: 'Saved',
  /** Why a guest cannot save. */
  loginToSave: 'Login to save searches',
  /** The line below the last result (1 §2); `{query}` becomes what was searched for. */
  endOfResults: (count: number) =>
    `End of results • ${count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`} found for "{query}"`,
});
