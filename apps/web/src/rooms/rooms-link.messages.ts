import { defineMessages } from '@vitrine/ui';

export const roomsLinkMessages = defineMessages('roomsLink', {
  /** `shown` is the badge's number: `3`, at most `99+`. */
  unread: (shown: string) =>
    shown === '1' ? 'Dressing Rooms, 1 unread message' : `Dressing Rooms, ${shown} unread messages`,
});
