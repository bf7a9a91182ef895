import { GUEST_PRODUCT_LINK_LIMIT } from '@vitrine/hooks';
import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Prompts a guest at the limit of product links to sign up. */
export const signIn: SignInWords = {
  messages: defineMessages('signUpForProductLinks', {
    title: 'Sign Up to Continue',
    message: `You've reached the limit of ${GUEST_PRODUCT_LINK_LIMIT} product links as a guest. Sign up to continue exploring unlimited products!`,
  }),
};
