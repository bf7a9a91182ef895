import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToSavePost', {
    title: 'Login Required',
    message: 'Login to save posts and come back to them later',
  }),
};
