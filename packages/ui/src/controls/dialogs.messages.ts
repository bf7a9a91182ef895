import { defineMessages } from '../provider/messages.ts';

/** Texts of what lies over a page. */
export const dialogsMessages = defineMessages('dialogs', {
  close: 'Close',
  cancel: 'Cancel',
});
