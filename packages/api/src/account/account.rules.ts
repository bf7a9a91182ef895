import type { Errors } from '../contract/errors.ts';
import { exceedsLetters } from '../contract/letters.rules.ts';
import { COUNTRIES, GENDERS } from '../profile/profile.rules.ts';
import {
  emailProblem,
  passwordProblem,
  type SessionErrorCode,
  sessionErrors,
  usernameProblem,
} from '../session/session.rules.ts';

/** Maximum length of a bio in characters; an emoji counts as one. */
export const BIO_MAX = 160;
/** Maximum length of a name in characters. */
export const NAME_MAX = 80;
/** Platform sent with a request for a verification mail. */
export const VERIFICATION_PLATFORM = 'web';

const FIRST_DAY = '1900-01-01';
/** Offset of the earliest time zone, UTC+14. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Errors of account changes beyond those of registration. */
export const accountErrors = {
  name_too_long: { status: 400, text: `Name must be ${NAME_MAX} characters or less` },
  bio_too_long: { status: 400, text: `Bio must be ${BIO_MAX} characters or less` },
  birthday_required: { status: 400, text: 'Birthday is required' },
  gender_required: { status: 400, text: 'Gender is required' },
  country_required: { status: 400, text: 'Country is required' },
  current_password_required: { status: 400, text: 'Current password required to change password' },
  current_password_wrong: { status: 403, text: 'Current password is incorrect' },
  passwords_differ: { status: 400, text: 'New passwords do not match' },
  verification_invalid: { status: 400, text: 'Invalid verification link' },
  too_many_verifications: {
    status: 429,
    text: 'We’ve sent too many verification emails. Try again in an hour.',
  },
  too_many_resets: { status: 429, text: 'We’ve sent too many reset links. Try again in an hour.' },
  reset_missing: { status: 400, text: 'Invalid reset link' },
  reset_invalid: { status: 400, text: 'Invalid or expired reset link' },
  too_many_reset_tries: { status: 429, text: 'Too many attempts. Try again in a minute.' },
} as const satisfies Errors;

/** Messages of the server about successful account calls. */
export const accountTexts = {
  updated: 'Profile updated successfully',
  verify_new_email: 'Please verify your new email address.',
  verification_sent: 'Verification email sent',
  picture_removed: 'Profile picture removed',
  cover_removed: 'Cover photo removed',
  pending_cancelled: 'Pending email change cancelled',
  verified: 'Your email address is verified.',
  reset_asked:
    'If an account has verified this address, a link is on its way to it. The link works for an hour.',
  password_reset: 'Log in with your new password. All devices were logged out.',
} as const;

type AccountErrorCode = keyof typeof accountErrors | SessionErrorCode;

/** Account field of an error; `form` if the error concerns no single field. */
export type AccountField =
  | 'username'
  | 'name'
  | 'email'
  | 'bio'
  | 'birthday'
  | 'gender'
  | 'country'
  | 'currentPassword'
  | 'newPassword'
  | 'confirmNewPassword'
  | 'form';

/** Removes what people type around an address by mistake. */
export const trimmedEmail = (typed: unknown): unknown => (typeof typed === 'string' ? typed.trim() : typed);

/** Returns the first error code of a password reset: a missing token, or an unusable new password. */
export function resetProblem(given: {
  token?: unknown;
  newPassword?: unknown;
}): 'reset_missing' | SessionErrorCode | undefined {
  const { token, newPassword } = given;
  if (typeof token !== 'string' || token.trim() === '') return 'reset_missing';
  return passwordProblem(newPassword);
}

/**
 * Converts `YYYY-MM-DD` or `MM/DD/YYYY` to `YYYY-MM-DD`; undefined for other texts and for days that do not
 * exist.
 */
export function calendarDateFrom(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, month, day, year] = text.trim().match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  // `Date.parse` turns impossible days such as 31 February into other days.
  const read = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(read) || new Date(read).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/**
 * Returns an error code unless the birthday is a calendar day from 1900 on that has begun in some time zone.
 */
export function birthdayProblem(birthday: unknown, now = Date.now()): 'birthday_required' | undefined {
  const day = calendarDateFrom(birthday);
  const lastDay = new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  return day !== undefined && day >= FIRST_DAY && day <= lastDay ? undefined : 'birthday_required';
}

/** Returns the error code of a bio that is too long. */
export function bioProblem(bio: unknown): 'bio_too_long' | undefined {
  return typeof bio === 'string' && exceedsLetters(bio.trim(), BIO_MAX) ? 'bio_too_long' : undefined;
}

const oneOf = (options: readonly string[], value: unknown) =>
  typeof value === 'string' && options.includes(value);

/** Submitted account fields, unchecked; omitted fields stay unchanged. */
export interface AccountGiven {
  username?: unknown;
  name?: unknown;
  email?: unknown;
  bio?: unknown;
  birthday?: unknown;
  gender?: unknown;
  country?: unknown;
  currentPassword?: unknown;
  newPassword?: unknown;
  confirmNewPassword?: unknown;
}

/** Returns the first error code of submitted account fields. */
export function accountProblem(given: AccountGiven, now = Date.now()): AccountErrorCode | undefined {
  const { username, name, email, bio, birthday, gender, country } = given;
  if (username !== undefined && usernameProblem(username)) return usernameProblem(username);
  if (typeof name === 'string' && exceedsLetters(name.trim(), NAME_MAX)) return 'name_too_long';
  if (email !== undefined && emailProblem(email)) return emailProblem(email);
  if (bioProblem(bio)) return 'bio_too_long';
  if (birthday !== undefined && birthdayProblem(birthday, now)) return 'birthday_required';
  if (gender !== undefined && !oneOf(GENDERS, gender)) return 'gender_required';
  if (country !== undefined && !oneOf(COUNTRIES, country)) return 'country_required';
  return newPasswordProblem(given);
}

/**
 * Returns the first error code of a password change; undefined if neither a new password nor its confirmation
 * is given.
 */
function newPasswordProblem({
  currentPassword,
  newPassword,
  confirmNewPassword,
}: AccountGiven): AccountErrorCode | undefined {
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
  if (!isGiven(newPassword) && !isGiven(confirmNewPassword)) return undefined;
  if (!isGiven(currentPassword)) return 'current_password_required';
  const problem = passwordProblem(newPassword);
  if (problem) return problem;
  return confirmNewPassword !== undefined && confirmNewPassword !== newPassword
    ? 'passwords_differ'
    : undefined;
}

const FIELDS: Partial<Record<AccountErrorCode, AccountField>> = {
  name_too_long: 'name',
  bio_too_long: 'bio',
  birthday_required: 'birthday',
  gender_required: 'gender',
  country_required: 'country',
  current_password_required: 'currentPassword',
  current_password_wrong: 'currentPassword',
  passwords_differ: 'confirmNewPassword',
};

/** Returns the field of an error, by its code or, if the server sent none, by its text. */
export function fieldOfAccountError({
  code,
  message,
}: {
  code?: string | undefined;
  message?: string | undefined;
}): AccountField {
  const known = { ...sessionErrors, ...accountErrors };
  const named = code ?? Object.entries(known).find(([, { text }]) => text === message)?.[0];
  const field = FIELDS[named as AccountErrorCode];
  if (field) return field;
  if (named?.startsWith('username_')) return 'username';
  if (named?.startsWith('email_')) return 'email';
  return named?.startsWith('password_') ? 'newPassword' : 'form';
}
