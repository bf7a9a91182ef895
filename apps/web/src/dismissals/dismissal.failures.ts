import type { Product } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('dismissalFailures', {
  on: (names: string) => `Failed to show less like ${names}`,
  off: (names: string) => `Failed to undo “Show less like ${names}”`,
});

export const failures: FailureWords = { messages, nameOf: (product) => (product as Product).name };
