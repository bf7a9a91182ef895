import { followFailures } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs in to follow somebody. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToFollow', {
    title: 'Login Required',
    message: followFailures.follow_guest,
  }),
};
