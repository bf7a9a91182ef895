import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  type SessionErrorCode,
  SIGN_IN_PAUSE_MINUTES,
  USERNAME_MAX,
  USERNAME_MIN,
} from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

export const sessionRefusalMessages = defineMessages('sessionRefusals', {
  username_required: 'Username is required',
  username_too_short: `Username must be at least ${USERNAME_MIN} characters`,
  username_too_long: `Username must be ${USERNAME_MAX} characters or less`,
  username_charset: 'Username can only contain letters, numbers, periods, and underscores',
  username_reserved: 'This username is reserved. Choose another one.',
  username_taken: 'Username is already taken',
  email_invalid: 'Valid email is required',
  email_taken: 'Email is already taken',
  password_required: 'Password is required',
  password_too_short: `Password must be at least ${PASSWORD_MIN} characters long`,
  password_too_long: `Password must be ${PASSWORD_MAX} characters or less`,
  password_common: 'This password is too common. Choose another one.',
  wrong_credentials: 'Username or password is incorrect',
  too_many_tries: `Too many failed attempts. Try again in ${SIGN_IN_PAUSE_MINUTES} minutes.`,
  too_many_registrations: 'Too many accounts were created from your network. Try again in an hour.',
} satisfies Record<SessionErrorCode, string>);
