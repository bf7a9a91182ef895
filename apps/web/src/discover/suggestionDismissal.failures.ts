import type { Person } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('suggestionDismissalFailures', {
  on: (names: string) => `Failed to hide ${names} from suggestions`,
  off: (names: string) => `Failed to suggest ${names} again`,
});

export const failures: FailureWords = { messages, nameOf: (person) => `@${(person as Person).username}` };
