import { numberFormat } from './number-format.ts';

// A smaller price would be written as $0.00.
const SMALLEST_PRICE = 0.005;

/**
 * A price with as many decimals as its currency has, `$1,299.00`; null when there is no price to show: missing, zero, negative or
 * not a number.
 *
 * @param currency ISO 4217; US dollars by default.
 */
export function formatPrice(
  price: number | null | undefined,
  locale = 'en-US',
  currency = 'USD',
): string | null {
  if (typeof price !== 'number' || !Number.isFinite(price) || price < SMALLEST_PRICE) return null;
  return numberFormat(locale, { style: 'currency', currency }).format(price);
}
