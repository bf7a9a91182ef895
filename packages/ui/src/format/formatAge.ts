import { warn } from '../provider/warnings.ts';

export interface AgeWords {
  now: string;
  minutes(count: number): string;
  hours(count: number): string;
  days(count: number): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats an age: now (under a minute, or in the future), then full minutes, hours and days; from a week on
 * the date, with its year unless it is the current one.
 */
export function formatAge(
  at: Date,
  now: Date,
  words: AgeWords,
  { locale, timeZone }: { locale: string; timeZone?: string | undefined },
): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return words.now;
  if (age < HOUR) return words.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return words.hours(Math.floor(age / HOUR));
  if (age < 7 * DAY) return words.days(Math.floor(age / DAY));
  const yearOf = (date: Date) => dayFormat('en-US', { year: 'numeric', timeZone }).format(date);
  const year = yearOf(at) === yearOf(now) ? undefined : 'numeric';
  return dayFormat(locale, { day: 'numeric', month: 'short', year, timeZone }).format(at);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options);
  const format = formats.get(name) ?? formatOf(locale, options);
  formats.set(name, format);
  return format;
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') warn(`a day cannot be written: ${error}.`);
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: options.timeZone && 'UTC' });
  }
}
