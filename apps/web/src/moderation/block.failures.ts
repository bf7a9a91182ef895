import type { Person } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('blockFailures', {
  on: (names: string) => `Failed to block ${names}`,
  off: (names: string) => `Failed to unblock ${names}`,
});

export const failures: FailureWords = { messages, nameOf: (person) => `@${(person as Person).username}` };
