import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInForFullAccess', {
    title: 'Get Full Access',
    message: 'Login to see all posts, search, and follow people',
  }),
  goalOf: ({ goal }) => goal,
};
