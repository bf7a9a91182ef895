import { defineMessages } from '../provider/messages.ts';

/** Texts of saved searches. */
export const savedSearchesMessages = defineMessages('savedSearches', {
  title: 'Saved Searches',
  hide: 'Hide saved searches',
  newCount: (count: number) => `${count} new`,
  rename: (title: string) => `Rename ${title}`,
  /** Names the field that a title turns into. */
  newTitle: (title: string) => `New title for ${title}`,
  delete: (title: string) => `Delete ${title}`,
  loggedOut: 'Please log in to save and view your searches.',
  empty: 'No saved searches yet',
  emptyHelp: 'Save a search and it will wait for you here.',
  failed: 'Your saved searches did not load',
  failedHelp: 'Check your connection and try again.',
});
