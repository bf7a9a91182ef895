import { defineMessages } from '@vitrine/ui';

export const postLinksPanelMessages = defineMessages('postLinksPanel', {
  list: 'Links in this post',
  loading: 'Loading links',
  failed: 'The links couldn’t be loaded.',
  none: 'No links yet',
  openingsLeft: (count: number, limit: number) => `${count} of ${limit} link views left as a guest.`,
});
