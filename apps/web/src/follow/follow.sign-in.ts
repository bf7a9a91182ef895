import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToFollow', {
    title: 'Login Required',
    message: 'Must be authenticated to follow users',
  }),
};
