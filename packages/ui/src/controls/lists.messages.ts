import { defineMessages } from '../provider/messages.ts';

/** Texts around long lists. */
export const listsMessages = defineMessages('lists', {
  backToTop: 'Back to top',
});
