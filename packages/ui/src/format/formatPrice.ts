import { numberFormat } from './number-format.ts';

// In US dollars, a lower price would be rounded to $0.00.
const SMALLEST_PRICE = 0.005;

/**
 * Formats a price with the decimals of its currency, `$1,299.00`. Returns null if it is missing, below 0.005
 * or not finite.
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
