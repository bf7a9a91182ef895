import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from './sign-in-words.ts';

/** Why a person signs in again whose session ended by itself. */
export const signIn: SignInWords = {
  messages: defineMessages('signInAgain', {
    title: 'Please Login',
    message: 'Your session has ended. Login again and continue where you were.',
  }),
};
