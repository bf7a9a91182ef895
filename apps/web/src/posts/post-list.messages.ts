import { defineMessages } from '@vitrine/ui';

export const postListMessages = defineMessages('postList', {
  loading: 'Loading posts',
  loadingMore: 'Loading more posts',
  loadMore: 'Load more',
  unsaved: (name: string) => `The post by ${name} was removed from your saved posts.`,
  failed: 'The posts couldn’t be loaded.',
});
