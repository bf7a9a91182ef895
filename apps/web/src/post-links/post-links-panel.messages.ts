import { defineMessages } from '@vitrine/ui';

/** Texts around the links of a post. */
export const postLinksPanelMessages = defineMessages('postLinksPanel', {
  list: 'Links of this post',
  loading: 'Loading links',
  failed: 'The links could not be loaded.',
  none: 'No links any more',
  noneHelp: 'The author of this post removed them.',
  /** How often a guest may still open them. */
  openingsLeft: (count: number, limit: number) => `${count} of ${limit} link views left as a guest.`,
});
