import type { Errors } from '../contract/errors.ts';

/** Actions on a link's product. */
export const LINK_PRODUCT_ACTIONS = ['like', 'unlike', 'addToCart', 'removeFromCart'] as const;
/** Action on a link's product. */
export type LinkProductAction = (typeof LINK_PRODUCT_ACTIONS)[number];
/** Match confidence, out of 100, below which a product counts as merely similar. */
export const LOW_CONFIDENCE_UNDER = 40;
/** Largest difference between two prices that count as equal, in the shop's currency. */
export const PRICE_CHANGE_TOLERANCE = 0.01;

/** Errors of product links. */
export const productLinkErrors = {
  preview_failed: { status: 502, text: 'Failed to load preview' },
  preview_refresh_failed: { status: 502, text: 'Failed to refresh preview' },
  link_invalid: {
    status: 400,
    text: 'Enter a link that starts with http:// or https://.',
  },
} as const satisfies Errors;

/** Whether a product may merely resemble the link's product; the UI must say so. */
export const isSimilarProduct = ({
  fallbackSource,
  matchConfidence,
}: {
  fallbackSource: string | null;
  matchConfidence: number | null;
}): boolean => fallbackSource !== null && matchConfidence !== null && matchConfidence < LOW_CONFIDENCE_UNDER;

/** Whether two known prices differ enough to tell the user. */
export const hasPriceChanged = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && inCents(Math.abs(one - other)) > inCents(PRICE_CHANGE_TOLERANCE);

// Rounds off float errors: 20.01 - 20 is more than 0.01 as floats.
const inCents = (price: number) => Math.round(price * 1000) / 10;
