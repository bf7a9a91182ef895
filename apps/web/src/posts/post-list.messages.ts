import { defineMessages } from '@vitrine/ui';

/** Texts around lists of posts, on any page. */
export const postListMessages = defineMessages('postList', {
  loading: 'Loading posts',
  loadingMore: 'Loading more posts',
  loadMore: 'Load more',
  unsaved: (name: string) => `The post by ${name} is no longer saved.`,
  failed: 'The posts could not be loaded.',
});
