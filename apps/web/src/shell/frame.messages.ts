import { defineMessages } from '@vitrine/ui';

/** What is said of pages that depend on who looks, where there are no scripts. */
export const frameMessages = defineMessages('frame', {
  needsScripts: 'This page needs JavaScript. Without it you can look around the shop window and search it.',
});
