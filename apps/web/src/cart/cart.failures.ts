import type { Product } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const messages = defineMessages('cartFailures', {
  on: (names: string, count: number) =>
    plural(count, {
      one: `Failed to add to cart: ${names}`,
      other: `Failed to add ${count} products to cart: ${names}`,
    }),
  off: (names: string, count: number) =>
    plural(count, {
      one: `Failed to remove from cart: ${names}`,
      other: `Failed to remove ${count} products from cart: ${names}`,
    }),
});

export const failures: FailureWords = { messages, nameOf: (product) => (product as Product).name };
