import type { Product } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('dismissalFailures', {
  on: (names: string) => `Could not note that you want less like ${names}`,
  off: (names: string) => `Could not take back that you want less like ${names}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of dismissals that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (product) => (product as Product).name };
