import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';
import { profilePathOf } from './profile-address.ts';

/** Why a guest signs in to look at somebody's profile. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToViewProfile', {
    title: 'Login Required',
    message: 'Login to view user profiles and connect with the community',
  }),
  // Guests at the page of a profile come back to it anyway.
  goalOf: ({ username }) => (username ? profilePathOf(username) : undefined),
};
