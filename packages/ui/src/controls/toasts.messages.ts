import { defineMessages } from '../provider/messages.ts';

export const toastsMessages = defineMessages('toasts', {
  dismiss: 'Dismiss',
  /** Names one toast to a screen reader, before its text. */
  notification: 'Notification',
  /** Precedes a failure, for users who do not see its colour. */
  error: 'Error',
  /** Names the region of the toasts; `{hotkey}` becomes the key that moves the focus there. */
  notifications: 'Notifications ({hotkey})',
});
