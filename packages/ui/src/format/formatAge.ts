import { warn } from '../provider/warnings.ts';

/** How an age of less than a week is said. */
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
 * How long ago something was: less than a minute is now, as what is still to come; then minutes, hours and days, always whole ones that
 * are over. From a week on, the day itself, with its year where that is another one.
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

/** A formatter, made once for a language and its options: making one costs more than a line of a list does. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
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
