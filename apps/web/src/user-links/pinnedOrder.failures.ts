import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('pinnedOrderFailures', {
  on: () => 'Failed to save the order of your pinned links',
  off: () => 'Failed to save the order of your pinned links',
});

export const failures: FailureWords = { messages, nameOf: () => '' };
