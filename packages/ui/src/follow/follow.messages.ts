import { defineMessages } from '../provider/messages.ts';

export const followMessages = defineMessages('follow', {
  follow: 'Follow',
  unfollow: 'Unfollow',
  /** State of a followed person. */
  following: 'Following',
});
