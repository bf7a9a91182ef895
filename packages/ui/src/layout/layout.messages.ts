import { defineMessages } from '../provider/messages.ts';

/** Texts of feeds. */
export const layoutMessages = defineMessages('layout', {
  /** Stands behind a feed, for whoever leaves it by keyboard; `label` is the name of the feed. */
  endOfFeed: (label: string) => `${label ?? ''}: end of the list`,
});
