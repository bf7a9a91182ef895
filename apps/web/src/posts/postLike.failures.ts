import type { Post } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('postLikeFailures', {
  on: (names: string, count: number) =>
    count > 1 ? `Failed to like ${count} posts by ${names}` : `Failed to like the post by ${names}`,
  off: (names: string, count: number) =>
    count > 1 ? `Failed to unlike ${count} posts by ${names}` : `Failed to unlike the post by ${names}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of likes of posts that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (post) => `@${(post as Post).username}` };
