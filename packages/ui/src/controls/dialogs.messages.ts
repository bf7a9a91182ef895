import { defineMessages } from '../provider/messages.ts';

export const dialogsMessages = defineMessages('dialogs', {
  close: 'Close',
  cancel: 'Cancel',
});
