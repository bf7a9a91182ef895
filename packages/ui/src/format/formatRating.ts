import { numberFormat } from './number-format.ts';

/** A rating as it is shown. */
export interface FormattedRating {
  /** One decimal: `4.8`. */
  text: string;
  /** How many stars are drawn, 0 to 5. */
  stars: number;
}

const MOST_STARS = 5;
const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * A rating of 0 to 5 as text with one decimal and as whole stars. The stars are the floor of the rating itself,
 * so 4.96 reads 5.0 beside four of them. Null when there is no rating: missing, zero, negative, not a number.
 */
export function formatRating(rating: number | null | undefined, locale = 'en-US'): FormattedRating | null {
  if (typeof rating !== 'number' || Number.isNaN(rating) || rating <= 0) return null;
  const capped = Math.min(rating, MOST_STARS);
  const text = numberFormat(locale, oneDecimal).format(capped);
  return { text, stars: Math.floor(capped) };
}
