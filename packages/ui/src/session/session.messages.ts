import { defineMessages } from '../provider/messages.ts';

/** Texts of signing in. */
export const sessionMessages = defineMessages('session', {
  signIn: 'Sign In',
  createAccount: 'New user? Create account',
  login: 'Login',
  register: 'Create Account',
  /** From the login form to the registration, and back. */
  toRegister: 'New here? Create Account',
  toLogin: 'Have an account? Login',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
});
