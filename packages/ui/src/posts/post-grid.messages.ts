import { defineMessages } from '../provider/messages.ts';

/** Texts of posts in a grid. */
export const postGridMessages = defineMessages('postGrid', {
  /** Names a post by what it says, or by what its picture shows; either may be missing. */
  post: (words: string, username: string) =>
    words && username ? `${words}, by @${username}` : words || (username ? `Post by @${username}` : 'Post'),
  video: 'Video',
  /** Names a post that is covered, instead of what it says. */
  filtered: (username: string) =>
    username ? `Post by @${username} that may be unwelcome` : 'Post that may be unwelcome',
  /** Seen on it. */
  covered: 'May be unwelcome',
  several: (count: number) => `${count} pictures or videos`,
});
