import { defineMessages } from '@vitrine/ui';

export const signInMessages = defineMessages('signIn', {
  login: 'Login',
  register: 'Create Account',
  usernameHint: (least: number, most: number) => `${least} to ${most} characters`,
  passwordHint: (least: number) => `${least} characters or more`,
  /** `{terms}` and `{privacy}` are links. */
  accepted:
    'By creating an account you accept the {terms} and the {privacy}. Verify your email address: without it, a forgotten password can’t be replaced.',
  operationFailed: 'Operation failed.',
  profile: 'Profile',
  guestTitle: 'Guest Mode',
  guestMessage: 'Sign in to view your profile, posts, and interact with others.',
  guestSignIn: 'Sign In',
});
