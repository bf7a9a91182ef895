import type { Errors } from '../contract/errors.ts';

/** Minimum length of a username in characters. */
export const USERNAME_MIN = 3;
/** Maximum length of a username in characters. */
export const USERNAME_MAX = 30;
/** Minimum length of a new password in characters, enforced by the server. */
export const PASSWORD_MIN = 8;
/** Maximum length of a password in characters, which limits the work of hashing. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
/** Minutes for which sign-in is blocked after too many failed attempts. */
export const SIGN_IN_PAUSE_MINUTES = 15;

/** Errors of registration and sign-in. */
export const sessionErrors = {
  username_required: { status: 400, text: 'Username is required' },
  username_too_short: { status: 400, text: `Username must be at least ${USERNAME_MIN} characters` },
  username_too_long: { status: 400, text: `Username must be ${USERNAME_MAX} characters or less` },
  username_charset: {
    status: 400,
    text: 'Username can only contain letters, numbers, periods, and underscores',
  },
  username_reserved: { status: 400, text: 'This username is reserved. Choose another one.' },
  username_taken: { status: 409, text: 'Username is already taken' },
  email_invalid: { status: 400, text: 'Valid email is required' },
  email_taken: { status: 409, text: 'Email is already taken' },
  password_required: { status: 400, text: 'Password is required' },
  password_too_short: { status: 400, text: `Password must be at least ${PASSWORD_MIN} characters long` },
  password_too_long: { status: 400, text: `Password must be ${PASSWORD_MAX} characters or less` },
  password_common: {
    status: 400,
    text: 'This password is too common. Choose another one.',
  },
  wrong_credentials: { status: 401, text: 'Username or password is incorrect' },
  too_many_tries: {
    status: 429,
    text: `Too many failed attempts. Try again in ${SIGN_IN_PAUSE_MINUTES} minutes.`,
  },
  too_many_registrations: {
    status: 429,
    text: 'Too many accounts were created from your network. Try again in an hour.',
  },
} as const satisfies Errors;

/** Code of an error of registration and sign-in. */
export type SessionErrorCode = keyof typeof sessionErrors;

/** Returns the first error code of a username: missing, too short, too long, invalid characters. */
export function usernameProblem(username: unknown): SessionErrorCode | undefined {
  if (typeof username !== 'string' || username === '') return 'username_required';
  if (username.length < USERNAME_MIN) return 'username_too_short';
  if (username.length > USERNAME_MAX) return 'username_too_long';
  if (!/^[a-z0-9._]+$/i.test(username)) return 'username_charset';
  return undefined;
}

/** Lowercases a username during typing, drops invalid characters and cuts it to `USERNAME_MAX`. */
export const sanitizedUsername = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9._]/g, '')
    .slice(0, USERNAME_MAX);

/** Returns the error code of an invalid email address. */
export function emailProblem(email: unknown): SessionErrorCode | undefined {
  if (typeof email !== 'string' || email.length > EMAIL_MAX) return 'email_invalid';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'email_invalid';
}

/** Returns the first error code of a new password: missing, too short, too long. */
export function passwordProblem(password: unknown): SessionErrorCode | undefined {
  if (typeof password !== 'string' || password === '') return 'password_required';
  if (password.length < PASSWORD_MIN) return 'password_too_short';
  if (password.length > PASSWORD_MAX) return 'password_too_long';
  return undefined;
}

/** Returns the first error code of a registration. */
export function registrationProblem(given: {
  username?: unknown;
  email?: unknown;
  password?: unknown;
}): SessionErrorCode | undefined {
  return usernameProblem(given.username) ?? emailProblem(given.email) ?? passwordProblem(given.password);
}

/** Returns the field of an error; `form` if the error concerns no single field. */
export function fieldOfSessionError(code: string | undefined): 'username' | 'email' | 'password' | 'form' {
  for (const field of ['username', 'email', 'password'] as const)
    if (code?.startsWith(`${field}_`)) return field;
  return 'form';
}
