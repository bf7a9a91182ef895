import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';
import { profilePathOf } from './profile-address.ts';

export const signIn: SignInWords = {
  messages: defineMessages('signInToViewProfile', {
    title: 'Login Required',
    message: 'Login to view user profiles and connect with the community',
  }),
  // Without a username, the guest is on the profile page and returns there anyway.
  goalOf: ({ username }) => (username ? profilePathOf(username) : undefined),
};
