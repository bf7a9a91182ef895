import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from './sign-in-words.ts';

/** Why a guest signs in to open a page that is not for guests. */
export const signIn: SignInWords = {
  messages: defineMessages('signInForPage', {
    title: ({ label = '' }) => `Access ${label}`,
    message: ({ label = '' }) => `Login to access your ${label} and continue exploring`,
  }),
};
