import type { Post } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('postLikeFailures', {
  on: (names: string, count: number) =>
    plural(count, {
      one: `Failed to like the post by ${names}`,
      other: `Failed to like ${count} posts by ${names}`,
    }),
  off: (names: string, count: number) =>
    plural(count, {
      one: `Failed to unlike the post by ${names}`,
      other: `Failed to unlike ${count} posts by ${names}`,
    }),
});

export const failures: FailureWords = { messages, nameOf: (post) => `@${(post as Post).username}` };
