import { defineMessages } from '@vitrine/ui';

/** Shown if scripts are disabled, on pages that depend on the viewer. */
export const frameMessages = defineMessages('frame', {
  needsScripts: 'This page needs JavaScript. Turn it on, or browse and search products without it.',
});
