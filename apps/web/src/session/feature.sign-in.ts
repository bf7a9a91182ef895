import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from './sign-in-words.ts';

/** Explains why an account is needed, for kinds of reason without a `.sign-in.ts` file of their own. */
export const signIn: SignInWords = {
  messages: defineMessages('signInForFeature', {
    title: 'Please Login',
    message: 'Login to access this feature and continue exploring',
  }),
};
