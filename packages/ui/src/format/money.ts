import { numberFormat } from './number-format.ts';

export interface Money {
  /** ISO 4217. */
  currency: string;
  /** Currency sign: `$`, `€`, `KWD`. */
  sign: string;
  /** Plural name for sentences: `US dollars`. */
  name: string;
  /** Number of decimals: 2 for dollars, 0 for yen, 3 for Kuwaiti dinars. */
  decimals: number;
  decimalMark: string;
  /** Writes an amount, without decimals if it is whole: `$80`, `$19.90`. */
  written(amount: number): string;
  /** Writes an amount rounded to a whole number: `$20`. */
  writtenWhole(amount: number): string;
  /** Writes the number alone, as a user types it: `1,299.5`. */
  plain(amount: number): string;
  /** Like `plain`, but with all decimals, for an example in an error message: `49.90`. */
  plainInFull(amount: number): string;
}

/**
 * Returns the texts and formatters of a currency.
 *
 * @param currency ISO 4217; an unknown code is written as it is, with 2 decimals.
 */
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
