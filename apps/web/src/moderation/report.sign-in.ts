import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToReport', {
    title: 'Login Required',
    message: 'Login to report this',
  }),
};
