import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';
import { profilePathOf } from './profile-address.ts';

/** Why a guest signs in to look at somebody's profile. */
export const signIn: SignInWords = {
  messages: defineMessages('signInToViewProfile', {
    title: 'Login Required',
    message: 'Login to view user profiles and connect with the community',
  }),
  // Whoever is at the page of a profile already comes back to it.
  goalOf: ({ username }) => (username ? profilePathOf(username) : undefined),
};
