import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToSearchDiscover', {
    title: 'Login Required',
    message: 'Login to search for people, hashtags, and posts',
  }),
};
