import type { Post } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('postSaveFailures', {
  on: (names: string, count: number) =>
    plural(count, {
      one: `Failed to save the post by ${names}`,
      other: `Failed to save ${count} posts by ${names}`,
    }),
  off: (names: string, count: number) =>
    plural(count, {
      one: `Failed to remove the post by ${names} from your saved posts`,
      other: `Failed to remove ${count} posts by ${names} from your saved posts`,
    }),
});

export const failures: FailureWords = { messages, nameOf: (post) => `@${(post as Post).username}` };
