import { defineMessages } from '../provider/messages.ts';

/** Texts of chips that can be taken off. */
export const chipsMessages = defineMessages('chips', {
  /** The name of a chip: what pressing it does. */
  remove: (label: string) => `Remove ${label}`,
  /** Read out when a chip is gone. */
  removed: (label: string) => `${label} removed`,
});
