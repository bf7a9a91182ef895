import { likeFailures, type Product } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failure-words.ts';

const messages = defineMessages('likeFailures', {
  on: (names: string, count: number) =>
    count > 1 ? `Failed to like ${count} products: ${names}` : `${likeFailures.like_failed}: ${names}`,
  off: (names: string, count: number) =>
    count > 1 ? `Failed to unlike ${count} products: ${names}` : `${likeFailures.unlike_failed}: ${names}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** What is said of likes that did not reach the server. */
export const failures: FailureWords = { messages, nameOf: (product) => (product as Product).name };
