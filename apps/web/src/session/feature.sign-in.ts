import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from './sign-in-words.ts';

/** Why a guest signs in, for reasons without a file of their own. */
export const signIn: SignInWords = {
  messages: defineMessages('signInForFeature', {
    title: 'Please Login',
    message: 'Login to access this feature and continue exploring',
  }),
};
