import { defineMessages } from '@vitrine/ui';

export const recommendationsMessages = defineMessages('recommendations', {
  similar: 'More like this',
  popular: 'Popular right now',
  seeAll: 'See all',
  recent: 'Recently viewed',
  recentNotLoaded: 'Recently viewed products couldn’t be loaded.',
  recentGone: 'The products you viewed are no longer available.',
  clear: 'Clear',
  clearRecent: 'Clear recently viewed',
  cleared: 'Recently viewed products cleared',
});
