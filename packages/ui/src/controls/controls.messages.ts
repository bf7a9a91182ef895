import { defineMessages } from '../provider/messages.ts';

export const controlsMessages = defineMessages('controls', {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  /** The name stays while it is pressed: `aria-pressed` says the rest. */
  showPassword: 'Show password',
  /** Name the two thumbs of a range to a screen reader. */
  rangeFrom: (label: string) => `${label}, minimum`,
  rangeTo: (label: string) => `${label}, maximum`,
  /** Names one toast to a screen reader, before its text. */
  notification: 'Notification',
  /** Names the region of the toasts; `{hotkey}` becomes the key that moves the focus there. */
  notifications: 'Notifications ({hotkey})',
});
