import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToLikePost', {
    title: 'Login Required',
    message: 'Login to like posts and share your favorites',
  }),
};
