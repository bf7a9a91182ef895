import type { Product } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('likeFailures', {
  on: (names: string, count: number) =>
    plural(count, {
      one: `Failed to like product: ${names}`,
      other: `Failed to like ${count} products: ${names}`,
    }),
  off: (names: string, count: number) =>
    plural(count, {
      one: `Failed to unlike product: ${names}`,
      other: `Failed to unlike ${count} products: ${names}`,
    }),
});

export const failures: FailureWords = { messages, nameOf: (product) => (product as Product).name };
