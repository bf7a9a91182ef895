import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs in to fill a cart. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToFillCart', {
    title: 'Login Required',
    message: 'Login to fill your cart and find it again on all your devices',
  }),
};
