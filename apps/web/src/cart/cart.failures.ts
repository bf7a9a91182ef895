import { cartFailures, type Product } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('cartFailures', {
  on: (names: string, count: number) =>
    count > 1
      ? `Failed to add ${count} products to cart: ${names}`
      : `${cartFailures.cart_add_failed}: ${names}`,
  off: (names: string, count: number) =>
    count > 1
      ? `Failed to remove ${count} products from cart: ${names}`
      : `${cartFailures.cart_remove_failed}: ${names}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of changes of the cart that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (product) => (product as Product).name };
