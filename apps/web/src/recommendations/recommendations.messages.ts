import { defineMessages } from '@vitrine/ui';

/** Headings of rows of products to go on with. */
export const recommendationsMessages = defineMessages('recommendations', {
  similar: 'More like this',
  popular: 'Popular right now',
  recent: 'Recently viewed',
  recentNotLoaded: 'The products that you viewed could not be loaded.',
  recentGone: 'The products that you viewed are not available any more.',
  clear: 'Clear',
  clearRecent: 'Clear recently viewed',
  cleared: 'Recently viewed products cleared.',
});
