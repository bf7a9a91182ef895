import { defineMessages } from '@vitrine/ui';

/** Texts of what is shown when a page fails. */
export const crashMessages = defineMessages('crash', {
  title: 'This page could not be shown',
  help: 'A newer version may be out, or the connection was lost.',
  action: 'Reload the page',
});
