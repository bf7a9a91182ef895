import type { Errors } from '../contract/errors.ts';

/** Characters that a username has at least. */
export const USERNAME_MIN = 3;
/** Characters that a username has at most. */
export const USERNAME_MAX = 30;
/** The server's floor everywhere. */
export const PASSWORD_MIN = 8;
/** Longer ones are refused: hashing them would be work for nothing. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;

/** The refusals of registrations and sign-ins. */
export const sessionErrors = {
  username_required: { status: 400, text: 'Username is required' },
  username_too_short: { status: 400, text: 'Username must be at least 3 characters' },
  username_too_long: { status: 400, text: 'Username must be 30 characters or less' },
  username_charset: {
    status: 400,
    text: 'Username can only contain letters, numbers, periods, and underscores',
  },
  username_reserved: { status: 400, text: 'This username is kept for the shop itself. Choose another one.' },
  username_taken: { status: 409, text: 'Username is already taken' },
  email_invalid: { status: 400, text: 'Valid email is required' },
  email_taken: { status: 409, text: 'Email is already taken' },
  password_required: { status: 400, text: 'Password is required' },
  password_too_short: { status: 400, text: 'Password must be at least 8 characters long' },
  password_too_long: { status: 400, text: 'Password must be 200 characters or less' },
  password_common: {
    status: 400,
    text: 'This password is one of the most common ones, so it is among the first that others would guess. Choose another one.',
  },
  wrong_credentials: { status: 401, text: 'Username or password is incorrect' },
  too_many_tries: { status: 429, text: 'Too many failed attempts. Please try again in 15 minutes.' },
  too_many_registrations: {
    status: 429,
    text: 'Too many accounts were created from here in the last hour. Please try again later.',
  },
} as const satisfies Errors;

/** A code of what a server refuses of registrations and sign-ins. */
export type SessionErrorCode = keyof typeof sessionErrors;

/** The problem of a username, in the order required, minimum, maximum, characters. */
export function usernameProblem(username: unknown): SessionErrorCode | undefined {
  if (typeof username !== 'string' || username === '') return 'username_required';
  if (username.length < USERNAME_MIN) return 'username_too_short';
  if (username.length > USERNAME_MAX) return 'username_too_long';
  if (!/^[a-z0-9._]+$/i.test(username)) return 'username_charset';
  return undefined;
}

/** A username as it is typed: other characters dropped, lowercased, at most 30. */
export const sanitizedUsername = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9._]/g, '')
    .slice(0, USERNAME_MAX);

/** The problem of an email address. */
export function emailProblem(email: unknown): SessionErrorCode | undefined {
  if (typeof email !== 'string' || email.length > EMAIL_MAX) return 'email_invalid';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'email_invalid';
}

/** The problem of a new password: it is missing, too short or too long, in this order. */
export function passwordProblem(password: unknown): SessionErrorCode | undefined {
  if (typeof password !== 'string' || password === '') return 'password_required';
  if (password.length < PASSWORD_MIN) return 'password_too_short';
  if (password.length > PASSWORD_MAX) return 'password_too_long';
  return undefined;
}

/** The first thing that is wrong with a registration. */
export function registrationProblem(given: {
  username?: unknown;
  email?: unknown;
  password?: unknown;
}): SessionErrorCode | undefined {
  return usernameProblem(given.username) ?? emailProblem(given.email) ?? passwordProblem(given.password);
}

/** The field that a code is about; `form` when it is about none in particular. */
export function fieldOfSessionError(code: string | undefined): 'username' | 'email' | 'password' | 'form' {
  for (const field of ['username', 'email', 'password'] as const)
    if (code?.startsWith(`${field}_`)) return field;
  return 'form';
}
