import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Explains to a viewer whose session has ended why dismissing needs a sign-in. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToDismiss', {
    title: 'Please Login',
    message: 'Login to see less like this',
  }),
};
