import { warn } from '../provider/warnings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A day and a time of it. Its formatter is made once for a language: making one costs more than a line of a list does. */
export function formatMoment(date: Date, locale: string): string {
  const format = formats.get(locale) ?? formatOf(locale);
  formats.set(locale, format);
  return format.format(date);
}

function formatOf(locale: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') warn(`a date cannot be written: ${error}.`);
    return new Intl.DateTimeFormat('en-US', options);
  }
}
