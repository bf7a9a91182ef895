import { defineMessages } from '@vitrine/ui';

/** Texts of the sign-in, and of the person's own profile. */
export const signInMessages = defineMessages('signIn', {
  login: 'Login',
  register: 'Create Account',
  passwordHint: (least: number) => `At least ${least} characters.`,
  operationFailed: 'Operation failed.',
  profile: 'Profile',
  guestTitle: 'Guest Mode',
  guestMessage: 'Sign in to view your profile, posts, and interact with others.',
  guestSignIn: 'Sign In',
});
