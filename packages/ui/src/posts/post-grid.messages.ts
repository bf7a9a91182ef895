import { defineMessages } from '../provider/messages.ts';

export const postGridMessages = defineMessages('postGrid', {
  /** `words` is the picture's description or the caption. Either argument may be empty. */
  post: (words: string, username: string) =>
    words && username ? `${words}, by @${username}` : words || (username ? `Post by @${username}` : 'Post'),
  video: 'Video',
  /** Name of a covered post. */
  filtered: (username: string) => (username ? `Sensitive content by @${username}` : 'Sensitive content'),
  /** Visible text of the cover. */
  covered: 'Sensitive content',
  several: (count: number) => `${count} photos or videos`,
});
