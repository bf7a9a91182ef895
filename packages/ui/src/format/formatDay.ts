import { dayFormat } from './formatAge.ts';

const DAY_MS = 86_400_000;

/**
 * Formats a day as people say it: Today, Yesterday, the weekday within a week, then month and day, and month
 * and year for other years. Days in the future are written as month and day.
 */
export function formatDay(
  at: Date,
  now: Date,
  { locale, timeZone }: { locale: string; timeZone?: string | undefined },
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dayFormat(locale, { ...options, timeZone }).format(at);
  const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (days === 0 || days === 1) return capitalized(relativeDay(locale, -days), locale);
  if (days > 1 && days < 7) return format({ weekday: 'long' });
  if (yearOf(at, timeZone) !== yearOf(now, timeZone)) return format({ month: 'long', year: 'numeric' });
  return format({ month: 'long', day: 'numeric' });
}

/** Returns the number of the calendar day in the time zone, so that days can be subtracted. */
export function dayNumber(date: Date, timeZone: string | undefined): number {
  const [month = 1, day = 1, year = 1970] = dayFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  })
    .format(date)
    .split('/')
    .map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const yearOf = (date: Date, timeZone: string | undefined) =>
  dayFormat('en-US', { year: 'numeric', timeZone }).format(date);

function relativeDay(locale: string, days: number): string {
  try {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  } catch {
    return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(days, 'day');
  }
}

function capitalized(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  try {
    return first.toLocaleUpperCase(locale) + rest.join('');
  } catch {
    return first.toUpperCase() + rest.join('');
  }
}
