import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToFillCart', {
    title: 'Login Required',
    message: 'Login to add products to your cart and see it on all your devices',
  }),
};
