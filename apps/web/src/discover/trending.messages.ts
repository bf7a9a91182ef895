import { defineMessages } from '@vitrine/ui';

export const trendingMessages = defineMessages('trending', {
  title: 'Trending',
  hashtags: 'Trending hashtags',
});
