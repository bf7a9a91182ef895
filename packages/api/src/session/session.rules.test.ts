import { describe, expect, test } from 'vitest';
import { errorTexts } from '../errors.ts';
import { expirationFrom } from './expiration.ts';
import { emailProblem, passwordProblem, sanitizedUsername, usernameProblem } from './session.rules.ts';

describe('the rules of a registration', () => {
  test.each([
    ['', 'Username is required'],
    ['ab', 'Username must be at least 3 characters'],
    ['a'.repeat(31), 'Username must be 30 characters or less'],
    ['mina k', 'Username can only contain letters, numbers, periods, and underscores'],
    ['é'.repeat(31), 'Username must be 30 characters or less'],
  ])('username %j: %s', (username, text) => {
    expect(errorTexts[usernameProblem(username)!]).toBe(text);
  });

  test.each(['abc', 'mina.k', 'a_1', 'x'.repeat(30)])('username %j is valid', (username) => {
    expect(usernameProblem(username)).toBeUndefined();
  });

  test('typing a username drops invalid characters', () => {
    expect(sanitizedUsername('Mina K!é_2.0')).toBe('minak_2.0');
    expect(sanitizedUsername('x'.repeat(40))).toHaveLength(30);
  });

  test.each(['', 'mina', 'mina@', '@example.com', 'a b@example.com', 'mina@localhost', 7])(
    '%j is no email',
    (email) => {
      expect(errorTexts[emailProblem(email)!]).toBe('Valid email is required');
    },
  );

  test('a password has at least 8 characters', () => {
    expect(errorTexts[passwordProblem('1234567')!]).toBe('Password must be at least 8 characters long');
    expect(passwordProblem('12345678')).toBeUndefined();
  });
});

describe('the expiry of a token', () => {
  const now = Date.UTC(2026, 0, 1);
  const jwt = `x.${btoa(JSON.stringify({ exp: 1_800_000_000 }))}.y`;
  test.each([
    [1_800_000_000_000, 't', 1_800_000_000_000],
    ['1800000000000', 't', 1_800_000_000_000],
    [1_800_000_000, 't', 1_800_000_000_000],
    [3600, 't', now + 3_600_000],
    ['2027-01-15T08:00:00Z', 't', Date.UTC(2027, 0, 15, 8)],
    [undefined, jwt, 1_800_000_000_000],
    [undefined, 'opaque', undefined],
    ['soon', 'opaque', undefined],
  ])('the expiry %j with token %s is %s', (given, token, end) => {
    expect(expirationFrom(given, token, now)).toBe(end);
  });
});
