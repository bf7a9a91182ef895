import { GUEST_POST_VIEW_LIMIT } from '@vitrine/hooks';
import { defineMessages } from '@vitrine/ui';

export const postMessages = defineMessages('post', {
  title: (username: string) => `Post by @${username}`,
  notFound: 'Post not found',
  notLoaded: 'The post couldn’t be loaded. Check your connection and try again.',
  loading: 'Loading the post',
  notShared: 'This post can’t be shared.',
  panelNotLoaded: 'This couldn’t be loaded. Check your connection and open it again.',
  options: 'Post options',
  notInterested: 'Not interested',
  dismissed: (name: string) => `You’ll see fewer posts like this one by ${name}.`,
  edit: 'Edit post',
  delete: 'Delete post',
  likes: 'Likes',
  likesFailed: 'The likes couldn’t be loaded.',
  nobodyLikes: 'No likes yet',
  nobodyLikesHelp: 'People who like this post will appear here.',
  viewsLeft: (count: number, limit: number) => `${count} of ${limit} posts left as a guest.`,
});

export const viewLimitMessages = defineMessages('postViewLimit', {
  title: 'View Limit Reached',
  message: `You've reached the limit of ${GUEST_POST_VIEW_LIMIT} posts as a guest. Sign up to continue exploring unlimited posts!`,
});
