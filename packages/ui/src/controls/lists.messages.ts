import { defineMessages } from '../provider/messages.ts';

export const listsMessages = defineMessages('lists', {
  backToTop: 'Back to top',
  /** New items wait above the list. */
  newPosts: 'New posts',
});
