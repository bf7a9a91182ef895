import { defineMessages } from '@vitrine/ui';

/** What is said of a search that cannot be asked. */
export const searchFieldMessages = defineMessages('searchField', {
  offline: 'You are offline.',
});
