import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why somebody whose session has ended signs in to see less of something. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToDismiss', {
    title: 'Please Login',
    message: 'Login to shape what your feed shows you.',
  }),
};
