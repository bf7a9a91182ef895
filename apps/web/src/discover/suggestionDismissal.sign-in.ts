import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Explains to a viewer whose session has ended why dismissing a person needs a sign-in. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToDismissSuggestion', {
    title: 'Please Login',
    message: 'Login to choose whom we suggest',
  }),
};
