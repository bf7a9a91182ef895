import { defineMessages } from '../provider/messages.ts';

export const savedSearchesMessages = defineMessages('savedSearches', {
  title: 'Saved Searches',
  hide: 'Hide saved searches',
  newCount: (count: number) => `${count} new`,
  /** Accessible name of the menu of a search. */
  optionsOf: (title: string) => `Options for ${title}`,
  rename: 'Rename',
  /** Accessible name of the title field. */
  newTitle: (title: string) => `New name for ${title}`,
  delete: 'Delete',
  loggedOut: 'Please log in to save and view your searches.',
  empty: 'No saved searches yet',
  emptyHelp: 'Save a search to see new results here.',
  failed: 'Your saved searches couldn’t be loaded',
  failedHelp: 'Check your connection and try again.',
});
