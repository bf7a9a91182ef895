import { defineMessages } from '@vitrine/ui';

export const searchFieldMessages = defineMessages('searchField', {
  nothing: 'No search results found.',
  failed: 'An error occurred while searching.',
  offline: 'You’re offline. Check your connection and try again.',
});
