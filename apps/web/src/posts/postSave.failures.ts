import type { Post } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('postSaveFailures', {
  on: (names: string, count: number) =>
    count > 1 ? `Failed to save ${count} posts by ${names}` : `Failed to save the post by ${names}`,
  off: (names: string, count: number) =>
    count > 1
      ? `Failed to remove ${count} posts by ${names} from your saved ones`
      : `Failed to remove the post by ${names} from your saved ones`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of saves that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (post) => `@${(post as Post).username}` };
