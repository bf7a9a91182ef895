import type { Post } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('postDismissalFailures', {
  on: (names: string) => `Failed to show fewer posts like the one by ${names}`,
  off: (names: string) => `Failed to undo “Not interested” for the post by ${names}`,
});

export const failures: FailureWords = { messages, nameOf: (post) => `@${(post as Post).username}` };
