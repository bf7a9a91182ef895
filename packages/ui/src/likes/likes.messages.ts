import { defineMessages } from '../provider/messages.ts';

export const likesMessages = defineMessages('likes', {
  /** The same in both states, because `aria-pressed` states the difference. */
  like: (productName: string) => `Like ${productName}`,
});
