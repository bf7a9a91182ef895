import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const hashtagsMessages = defineMessages('hashtags', {
  /** Number of posts with a hashtag; `shown` is the number as it is written. */
  posts: (count: number, shown: string) => plural(count, { one: `${shown} post`, other: `${shown} posts` }),
});
