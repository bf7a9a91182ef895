import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('roomMuteFailures', {
  on: () => 'The room couldn’t be muted. Try again.',
  off: () => 'The room couldn’t be unmuted. Try again.',
});

export const failures: FailureWords = { messages, nameOf: () => '' };
