import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs up who has opened all the product links that guests may open. */
export const signIn: SignInWords = {
  messages: defineMessages('signUpForProductLinks', {
    title: 'Sign Up to Continue',
    message:
      "You've reached the limit of 3 product links as a guest. Sign up to continue exploring unlimited products!",
  }),
};
