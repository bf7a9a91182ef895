import { defineMessages } from '../provider/messages.ts';

export const layoutMessages = defineMessages('layout', {
  /** Shown behind a feed, for users who leave it by keyboard. `label` is the name of the feed. */
  endOfFeed: (label: string) => `${label ?? ''}: end of the list`,
});
