import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

const now = new Date('2026-11-24T15:00:00Z');
const day = (at: string, locale = 'en-US', timeZone = 'UTC') =>
  formatDay(new Date(at), now, { locale, timeZone });

test.each([
  ['2026-11-24T00:01:00Z', 'Today'],
  ['2026-11-23T23:59:00Z', 'Yesterday'],
  ['2026-11-22T12:00:00Z', 'Sunday'],
  ['2026-11-18T12:00:00Z', 'Wednesday'],
  ['2026-11-17T12:00:00Z', 'November 17'],
  ['2026-01-02T12:00:00Z', 'January 2'],
  ['2025-12-31T12:00:00Z', 'December 2025'],
  ['2026-11-26T12:00:00Z', 'November 26'],
])('%s is written as %s', (at, written) => {
  expect(day(at)).toBe(written);
});

test('the day is that of the time zone', () => {
  expect(day('2026-11-23T23:30:00Z', 'en-US', 'Europe/Zagreb')).toBe('Today');
  expect(day('2026-11-24T02:00:00Z', 'en-US', 'America/New_York')).toBe('Yesterday');
});

test('days are written in the language', () => {
  expect(day('2026-11-24T00:01:00Z', 'de-DE')).toBe('Heute');
  expect(day('2026-11-03T00:01:00Z', 'de-DE')).toBe('3. November');
});

test('an invalid language or time zone is replaced', () => {
  expect(day('2026-11-23T12:00:00Z', 'not a language')).toBe('Yesterday');
  expect(day('2026-11-23T12:00:00Z', 'en-US', 'Nowhere/Town')).toBe('Yesterday');
});
