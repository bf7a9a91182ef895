import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToMessage', {
    title: 'Login Required',
    message: 'Please log in to access dressing rooms',
  }),
};
