import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from './sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInAgain', {
    title: 'Please Login',
    message: 'You’ve been logged out. Log in again to continue where you were.',
  }),
};
