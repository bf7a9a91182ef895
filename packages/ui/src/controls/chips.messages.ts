import { defineMessages } from '../provider/messages.ts';

export const chipsMessages = defineMessages('chips', {
  /** Accessible name of a chip. */
  remove: (label: string) => `Remove ${label}`,
  /** Announced when a chip is gone. */
  removed: (label: string) => `${label} removed`,
});
