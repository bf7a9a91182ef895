import { numberFormat } from './number-format.ts';

/** How amounts of a currency are written, and typed, in a language. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  /** `$`, `€`, `KWD`. */
  sign: string;
  /** In a sentence, as for many: `US dollars`. */
  name: string;
  /** As many as the currency has: 2 of dollars, none of yen, 3 of Kuwaiti dinars. */
  decimals: number;
  /** What stands before decimals. */
  decimalMark: string;
  /** Without decimals where there are none to write: `$80`, `$19.90`. */
  written(amount: number): string;
  /** Rounded to whole ones: `$20`. */
  writtenWhole(amount: number): string;
  /** A number alone, as it is typed: `1,299.5`. */
  plain(amount: number): string;
  /** As many decimals as the currency has, for an example: `49.90`. */
  plainInFull(amount: number): string;
}

/** @param currency ISO 4217. One that there is not is written as it is called. */
export function moneyOf(locale: string, currency: string): Money {
  const exact = numberFormat(locale, { style: 'currency', currency });
  const whole = numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const named = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  const { style, maximumFractionDigits: most = 2 } = exact.resolvedOptions();
  const decimals = style === 'currency' ? most : 2;
  const plain = numberFormat(locale, { maximumFractionDigits: decimals });
  const inFull = numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return {
    currency,
    sign: partOf(exact, 'currency') ?? currency,
    name: partOf(named, 'currency') ?? currency,
    decimals,
    decimalMark: partOf(numberFormat(locale, { minimumFractionDigits: 1 }), 'decimal') ?? '.',
    written: (amount) => (Number.isInteger(amount) ? whole : exact).format(amount),
    writtenWhole: (amount) => whole.format(amount),
    plain: (amount) => plain.format(amount),
    plainInFull: (amount) => inFull.format(amount),
  };
}

const partOf = (format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes) =>
  format.formatToParts(2).find((part) => part.type === type)?.value;
