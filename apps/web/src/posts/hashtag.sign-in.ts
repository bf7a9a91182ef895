import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';
import { hashtagPath } from './hashtag-address.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInForHashtag', {
    title: 'Login Required',
    message: 'Login to explore hashtags and find posts you love',
  }),
  goalOf: ({ name }) => (name ? hashtagPath(name) : undefined),
};
