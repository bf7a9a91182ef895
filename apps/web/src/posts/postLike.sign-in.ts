import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs in to like a post. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToLikePost', {
    title: 'Login Required',
    message: 'Login to like posts and let people know what you love',
  }),
};
