import { defineMessages } from '../provider/messages.ts';

/** Texts of the search field. */
export const searchMessages = defineMessages('search', {
  search: 'Search',
  placeholder: 'What are you looking for?',
  clear: 'Clear search',
});
