import type { Errors } from '../contract/errors.ts';
import { COUNTRIES, GENDERS } from '../profile/profile.rules.ts';
import {
  emailProblem,
  passwordProblem,
  type SessionErrorCode,
  sessionErrors,
  usernameProblem,
} from '../session/session.rules.ts';

/** Characters of a bio, as people count them: an emoji is one. */
export const BIO_MAX = 160;
/** Characters of a name. */
export const NAME_MAX = 80;
/** The places from which a verification mail is asked for. */
export const VERIFICATION_PLATFORM = 'web';

const FIRST_DAY = '1900-01-01';
/** Offset of the earliest time zone, UTC+14. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** The refusals of changes of an account, beside those of registrations. */
export const accountErrors = {
  name_too_long: { status: 400, text: 'Name must be 80 characters or less' },
  bio_too_long: { status: 400, text: 'Bio must be 160 characters or less' },
  birthday_required: { status: 400, text: 'Birthday is required' },
  gender_required: { status: 400, text: 'Gender is required' },
  country_required: { status: 400, text: 'Country is required' },
  current_password_required: { status: 400, text: 'Current password required to change password' },
  current_password_wrong: { status: 403, text: 'Current password is incorrect' },
  passwords_differ: { status: 400, text: 'New passwords do not match' },
  verification_invalid: { status: 400, text: 'Invalid verification link' },
  too_many_verifications: {
    status: 429,
    text: 'Too many verification emails were asked for. Please try again later.',
  },
} as const satisfies Errors;

/** The messages of a server about an account that was changed. */
export const accountTexts = {
  updated: 'Profile updated successfully',
  verify_new_email: 'Please verify your new email address.',
  verification_sent: 'Verification email sent',
  picture_removed: 'Profile picture removed',
  cover_removed: 'Cover photo removed',
  pending_cancelled: 'Pending email change cancelled',
  verified: 'Your email address is verified.',
} as const;

/** The messages of clients where a server says nothing of an account. */
export const accountFailures = {
  picture_upload_failed: 'Unable to upload profile picture. Please try logging in again.',
  picture_failed: 'Error updating profile picture',
  cover_failed: 'Error updating cover photo',
  update_failed: 'Error updating profile',
  unreachable: 'Unable to connect to the server. Please check your connection and try again.',
  cancel_failed: 'Failed to cancel pending email change',
  cancel_unreachable: 'Error cancelling pending email change',
  resend_failed: 'Failed to send verification email',
  verification_failed: 'Verification failed',
  verification_unreachable: 'Unable to verify email. Please try again later.',
} as const;

type AccountErrorCode = keyof typeof accountErrors | SessionErrorCode;

/** The field of an account that a problem is about; `form` when it is about none in particular. */
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

/** A day of the calendar as `YYYY-MM-DD`, from that or `MM/DD/YYYY`; undefined where there is no such day. */
export function calendarDateFrom(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, month, day, year] = text.trim().match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  // Days that a month does not have become others on the way.
  const read = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(read) || new Date(read).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** The problem of a birthday: not a calendar day, before 1900, or in the future in every time zone. */
export function birthdayProblem(birthday: unknown, now = Date.now()): 'birthday_required' | undefined {
  const day = calendarDateFrom(birthday);
  const lastDay = new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  return day !== undefined && day >= FIRST_DAY && day <= lastDay ? undefined : 'birthday_required';
}

/** The problem of a bio: it is too long. */
export function bioProblem(bio: unknown): 'bio_too_long' | undefined {
  return typeof bio === 'string' && charactersOf(bio.trim()) > BIO_MAX ? 'bio_too_long' : undefined;
}

const oneOf = (options: readonly string[], value: unknown) =>
  typeof value === 'string' && options.includes(value);

/** The given fields of an account; those that are left out stay as they are. */
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

/** The first thing that is wrong with what is given of an account. */
export function accountProblem(given: AccountGiven, now = Date.now()): AccountErrorCode | undefined {
  const { username, name, email, bio, birthday, gender, country } = given;
  if (username !== undefined && usernameProblem(username)) return usernameProblem(username);
  if (typeof name === 'string' && charactersOf(name.trim()) > NAME_MAX) return 'name_too_long';
  if (email !== undefined && emailProblem(email)) return emailProblem(email);
  if (bioProblem(bio)) return 'bio_too_long';
  if (birthday !== undefined && birthdayProblem(birthday, now)) return 'birthday_required';
  if (gender !== undefined && !oneOf(GENDERS, gender)) return 'gender_required';
  if (country !== undefined && !oneOf(COUNTRIES, country)) return 'country_required';
  return newPasswordProblem(given);
}

/** Nothing is wrong where no new password is given. */
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

/** The field that a refusal is about, by its code or, from servers that send none, by its text. */
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

/** Characters as people count them: a letter with its accent is one, and so is a family of four. */
function charactersOf(text: string): number {
  // Firefox before 125 has none.
  if (!Intl.Segmenter) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
