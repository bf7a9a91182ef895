import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToLike', {
    title: 'Please Login',
    message: 'Login to like products, discover new products, and share your favorites!',
  }),
};
