import type { Person } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('blockFailures', {
  on: (names: string) => `Failed to block ${names}`,
  off: (names: string) => `Failed to unblock ${names}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of blocks that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (person) => `@${(person as Person).username}` };
