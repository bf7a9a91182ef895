import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToComment', {
    title: 'Login Required',
    message: 'Login to comment on posts and join the conversation',
  }),
};
