import type { Person } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('followFailures', {
  on: (names: string, count: number) =>
    count > 1 ? `Failed to follow ${count} people: ${names}` : `Failed to follow ${names}`,
  off: (names: string, count: number) =>
    count > 1 ? `Failed to unfollow ${count} people: ${names}` : `Failed to unfollow ${names}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of follows that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (person) => `@${(person as Person).username}` };
