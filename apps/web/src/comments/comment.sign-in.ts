import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs in to say something of a post. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToComment', {
    title: 'Login Required',
    message: 'Login to comment on posts and join the conversation',
  }),
};
