import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs in to report something. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToReport', {
    title: 'Login Required',
    message: 'Login to report what does not belong here',
  }),
};
