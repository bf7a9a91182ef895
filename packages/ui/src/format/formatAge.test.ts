import { expect, test } from 'vitest';
import { formatAge } from './formatAge.ts';

const words = {
  now: 'now',
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
};
const now = new Date('2026-03-30T12:00:00Z');
const ago = (ms: number, locale = 'en-US', timeZone = 'UTC') =>
  formatAge(new Date(now.getTime() - ms), now, words, { locale, timeZone });
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

test.each([
  [-5 * DAY, 'now'],
  [0, 'now'],
  [59 * SECOND, 'now'],
  [60 * SECOND, '1m'],
  [119 * SECOND, '1m'],
  [59 * MINUTE + 59 * SECOND, '59m'],
  [HOUR, '1h'],
  [23 * HOUR + 59 * MINUTE, '23h'],
  [DAY, '1d'],
  [7 * DAY - 1, '6d'],
  [7 * DAY, 'Mar 23'],
  [100 * DAY, 'Dec 20, 2025'],
])('an age of %s ms is written as "%s" (D31)', (age, said) => {
  expect(ago(age)).toBe(said);
});

test('days are those of the reader’s time zone, on either side of the date line and across a clock change (P23)', () => {
  expect(ago(7 * DAY, 'en-US', 'Pacific/Kiritimati')).toBe('Mar 24');
  expect(ago(7 * DAY, 'en-US', 'Pacific/Pago_Pago')).toBe('Mar 23');
  // Daylight saving time began in between; a day still counts 24 hours.
  expect(ago(DAY, 'de-DE', 'Europe/Berlin')).toBe('1d');
  expect(ago(10 * DAY, 'de-DE', 'Europe/Berlin')).toBe('20. März');
});
