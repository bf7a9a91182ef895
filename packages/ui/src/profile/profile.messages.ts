import { defineMessages } from '../provider/messages.ts';

/** Texts at the head of a profile; each count says how many, and is drawn with the number apart. */
export const profileMessages = defineMessages('profile', {
  posts: (count: number) => (count === 1 ? 'post' : 'posts'),
  followers: (count: number) => (count === 1 ? 'follower' : 'followers'),
  following: 'following',
});
