import { numberFormat } from './number-format.ts';

const currency: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };
// A smaller price would be written as $0.00.
const SMALLEST_PRICE = 0.005;

/**
 * A price in US dollars with two decimals, `$1,299.00`; null when there is no price to show:
 * missing, zero, negative or not a number.
 */
export function formatPrice(price: number | null | undefined, locale = 'en-US'): string | null {
  if (typeof price !== 'number' || !Number.isFinite(price) || price < SMALLEST_PRICE) return null;
  return numberFormat(locale, currency).format(price);
}
