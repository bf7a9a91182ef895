import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

/** Labels of counts exclude the number, which is rendered separately. */
export const profileMessages = defineMessages('profile', {
  posts: (count: number) => plural(count, { one: 'post', other: 'posts' }),
  followers: (count: number) => plural(count, { one: 'follower', other: 'followers' }),
  following: 'following',
});
