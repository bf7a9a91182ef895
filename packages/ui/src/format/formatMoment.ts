import { warn } from '../provider/warnings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/**
 * A day and a time of it, in the time zone of this computer unless one is named. Its formatter is made once for a language: making one costs more
 * than a line of a list does.
 */
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
    // Where a zone was named, a server and a browser write the same.
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone && 'UTC' });
  }
}
