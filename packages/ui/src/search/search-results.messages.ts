import { plural } from '../provider/english.ts';
import { defineMessages, type TextWith } from '../provider/messages.ts';

export const searchResultsMessages = defineMessages('searchResults', {
  saveSearch: 'Save Search',
  saved: 'Saved',
  /** Explains to a guest why saving is not possible. */
  loginToSave: 'Login to save searches',
  /** Line below the last result; `{query}` becomes the query. */
  endOfResults: (count: number): TextWith<'query'> =>
    `End of results • ${plural(count, { one: '1 item', other: `${count.toLocaleString('en-US')} items` })} found for "{query}"`,
});
