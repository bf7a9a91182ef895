import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from './sign-in-words.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInForPage', {
    title: ({ label = '' }: Record<string, string>) => `Access ${label}`,
    message: ({ label = '' }: Record<string, string>) =>
      `Login to access your ${label} and continue exploring`,
  }),
};
