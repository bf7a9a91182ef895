import { warn } from '../provider/warnings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Formats a date with its time, by default in the time zone of this device. */
export function formatMoment(date: Date, locale: string, timeZone?: string): string {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? formatOf(locale, timeZone);
  formats.set(key, format);
  return format.format(date);
}

function formatOf(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') warn(`a date cannot be written: ${error}.`);
    // If the given time zone is invalid, UTC makes server and browser write the same text.
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone && 'UTC' });
  }
}
