import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs in to save a search. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToSaveSearch', {
    title: 'Login Required',
    message: 'Login to save searches',
  }),
};
