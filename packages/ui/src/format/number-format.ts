const formats = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();

/** A formatter, made once for a language and an options object: making one costs more than a card does. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byLocale = formats.get(options) ?? new Map<string, Intl.NumberFormat>();
  formats.set(options, byLocale);
  const format = byLocale.get(locale) ?? new Intl.NumberFormat(locale, options);
  byLocale.set(locale, format);
  return format;
}
