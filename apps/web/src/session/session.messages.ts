/** Texts of the sign-in and of the person's own profile. */
export const sessionTexts = {
  title: { login: 'Login', register: 'Create Account' },
  operationFailed: 'Operation failed.',
  logout: 'Logout',
  profile: 'Profile',
  guest: {
    title: 'Guest Mode',
    message: 'Sign in to view your profile, posts, and interact with others.',
    signIn: 'Sign In',
  },
} as const;
