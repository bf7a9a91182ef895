import { warn } from '../provider/warnings.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter is slow. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = locale + JSON.stringify(options);
  let format = formats.get(name);
  if (!format) {
    try {
      format = new Intl.NumberFormat(locale, options);
    } catch (error) {
      if (process.env.NODE_ENV !== 'production') warn(`a number is written plainly: ${error}`);
      format = new Intl.NumberFormat('en-US');
    }
    formats.set(name, format);
  }
  return format;
}
