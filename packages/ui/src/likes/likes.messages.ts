import { defineMessages } from '../provider/messages.ts';

/** Texts of liking. */
export const likesMessages = defineMessages('likes', {
  /** The name keeps while the state changes: `aria-pressed` says the rest. */
  like: (productName: string) => `Like ${productName}`,
});
