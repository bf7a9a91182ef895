import { describe, expect, test } from 'vitest';
import { COUNTRIES, GENDERS } from '../profile/profile.rules.ts';
import { PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '../session/session.rules.ts';
import {
  accountProblem,
  BIO_MAX,
  birthdayProblem,
  calendarDateFrom,
  fieldOfAccountError,
  VERIFICATION_PLATFORM,
} from './account.rules.ts';

test('the options and length limits of a profile follow the specification (2 §5, §9)', () => {
  expect(GENDERS).toEqual(['female', 'male', 'non-binary', 'not-specified', 'other']);
  expect(COUNTRIES).toEqual([
    'United States',
    'Canada',
    'United Kingdom',
    'Germany',
    'France',
    'Japan',
    'Australia',
  ]);
  expect([BIO_MAX, USERNAME_MIN, USERNAME_MAX, PASSWORD_MIN]).toEqual([160, 3, 30, 8]);
  expect(VERIFICATION_PLATFORM).toBe('web');
  for (const gender of GENDERS) expect(accountProblem({ gender })).toBeUndefined();
  for (const country of COUNTRIES) expect(accountProblem({ country })).toBeUndefined();
});

describe('a birthday is a day of the calendar, MM/DD/YYYY or ISO (D28)', () => {
  test.each([
    ['02/29/2000', '2000-02-29'],
    ['2/9/2000', '2000-02-09'],
    [' 2000-12-31 ', '2000-12-31'],
    ['01/01/1900', '1900-01-01'],
  ])('%s is %s', (typed, day) => expect(calendarDateFrom(typed)).toBe(day));

  test.each([
    '02/29/1900',
    '02/30/2000',
    '04/31/2000',
    '00/10/2000',
    '13/01/2000',
    '01/32/2000',
    '1/1/00',
    '2000-2-9',
    '2000-02-30',
    '29.02.2000',
    '+020000-01-01',
    'today',
    '',
    null,
    20000229,
  ])('%j is no birthday', (typed) => expect(calendarDateFrom(typed)).toBeUndefined());

  test.each([
    ['12/31/1899', false],
    ['01/01/1900', true],
    ['06/01/2026', true],
    ['2026-06-02', false],
    ['12/31/2026', false],
    ['01/01/2027', false],
  ])('%s is a day from 1900 to today: %s', (birthday, isFine) => {
    expect(birthdayProblem(birthday, Date.UTC(2026, 5, 1)) === undefined).toBe(isFine);
  });

  test('today is the date in the earliest time zone', () => {
    expect(birthdayProblem('01/01/2027', Date.UTC(2026, 11, 31, 10))).toBeUndefined();
    expect(birthdayProblem('01/01/2027', Date.UTC(2026, 11, 31, 9, 59))).toBe('birthday_required');
    expect(birthdayProblem('06/02/2026', Date.UTC(2026, 5, 1, 10))).toBeUndefined();
  });
});

test('a family emoji counts as one character of a bio, and surrounding blanks do not count', () => {
  expect(accountProblem({ bio: ` ${'👩‍👩‍👧‍👦'.repeat(160)} ` })).toBeUndefined();
  expect(accountProblem({ bio: 'é'.repeat(161) })).toBe('bio_too_long');
});

test('a password filled in by the browser is no request for a new one', () => {
  expect(accountProblem({ currentPassword: 'x', newPassword: '', confirmNewPassword: '' })).toBeUndefined();
  expect(accountProblem({ currentPassword: 'x', newPassword: '', confirmNewPassword: 'y' })).toBe(
    'password_required',
  );
});

test.each([
  [{ code: 'username_reserved' }, 'username'],
  [{ code: 'email_taken' }, 'email'],
  [{ code: 'password_common' }, 'newPassword'],
  [{ code: 'current_password_wrong' }, 'currentPassword'],
  [{ message: 'Email is already taken' }, 'email'],
  [{ code: 'too_many_tries' }, 'form'],
  [{ message: 'constructor' }, 'form'],
])('%j concerns the field %s', (error, field) => expect(fieldOfAccountError(error)).toBe(field));
