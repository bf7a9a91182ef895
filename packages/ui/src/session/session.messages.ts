import { defineMessages } from '../provider/messages.ts';

export const sessionMessages = defineMessages('session', {
  signIn: 'Sign In',
  createAccount: 'New user? Create account',
  login: 'Login',
  register: 'Create Account',
  /** Names the switch between login and registration. */
  mode: 'Log in or create an account',
  username: 'Username',
  email: 'Email',
  emailExample: 'you@example.com',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  /** Headline beside the form; `{word}` becomes `promisedWord`, in the accent colour. */
  promise: 'Follow good {word}',
  promisedWord: 'taste',
  /** Names the person whose find is shown; `username` begins with an at sign. */
  foundBy: (username: string) => `Found by ${username}`,
});
