import { defineMessages } from '../provider/messages.ts';

export const searchMessages = defineMessages('search', {
  search: 'Search',
  placeholder: 'What are you looking for?',
  clear: 'Clear search',
});
