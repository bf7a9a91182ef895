import { defineMessages } from '../provider/messages.ts';

export const siteFooterMessages = defineMessages('siteFooter', {
  label: 'Help and legal',
});
