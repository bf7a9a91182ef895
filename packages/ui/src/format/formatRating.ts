import { numberFormat } from './number-format.ts';

/** A rating for display. */
export interface FormattedRating {
  /** Rating with one decimal: `4.8`. */
  text: string;
  /** Number of filled stars, 0 to 5. */
  stars: number;
}

const MOST_STARS = 5;
const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * Formats a rating, capped at 5, as text with one decimal and as whole stars, rounded down: 4.96 reads 5.0
 * beside four stars. Returns null if it is missing, zero, negative or not a number.
 */
export function formatRating(rating: number | null | undefined, locale = 'en-US'): FormattedRating | null {
  if (typeof rating !== 'number' || Number.isNaN(rating) || rating <= 0) return null;
  const capped = Math.min(rating, MOST_STARS);
  const text = numberFormat(locale, oneDecimal).format(capped);
  return { text, stars: Math.floor(capped) };
}
