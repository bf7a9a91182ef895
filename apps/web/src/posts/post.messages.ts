import { defineMessages } from '@vitrine/ui';

/** Texts around an open post. */
export const postMessages = defineMessages('post', {
  title: (username: string) => `Post by @${username}`,
  notFound: 'Post not found',
  notLoaded: 'The post could not be shown. Check your connection and try again.',
  loading: 'Loading the post',
  panelNotLoaded: 'This could not be loaded. Check your connection and open it again.',
  options: 'Post options',
  edit: 'Edit post',
  delete: 'Delete post',
  likes: 'Likes',
  likesFailed: 'The likes could not be loaded.',
  nobodyLikes: 'No likes yet',
  nobodyLikesHelp: 'People who like this post will appear here.',
  /** What is left of a guest's views. */
  viewsLeft: (count: number, limit: number) => `${count} of ${limit} posts left as a guest.`,
});

/** Said to guests who have looked at as many posts as guests may. */
export const viewLimitMessages = defineMessages('postViewLimit', {
  title: 'View Limit Reached',
  message: "You've reached the limit of 3 posts as a guest. Sign up to continue exploring unlimited posts!",
});
