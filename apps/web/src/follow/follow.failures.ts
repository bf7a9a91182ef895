import type { Person } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('followFailures', {
  on: (names: string, count: number) =>
    plural(count, { one: `Failed to follow ${names}`, other: `Failed to follow ${count} people: ${names}` }),
  off: (names: string, count: number) =>
    plural(count, {
      one: `Failed to unfollow ${names}`,
      other: `Failed to unfollow ${count} people: ${names}`,
    }),
});

export const failures: FailureWords = { messages, nameOf: (person) => `@${(person as Person).username}` };
