import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest who has opened as many product links as guests may signs up. */
export const signIn: SignInWords = {
  messages: defineMessages('signUpForProductLinks', {
    title: 'Sign Up to Continue',
    message:
      "You've reached the limit of 3 product links as a guest. Sign up to continue exploring unlimited products!",
  }),
};
