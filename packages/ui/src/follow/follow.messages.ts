import { defineMessages } from '../provider/messages.ts';

/** Texts of following somebody. */
export const followMessages = defineMessages('follow', {
  follow: 'Follow',
  unfollow: 'Unfollow',
});
