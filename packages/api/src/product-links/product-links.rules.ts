import type { Errors } from '../contract/errors.ts';

/** The actions on a product that a link leads to. */
export const LINK_PRODUCT_ACTIONS = ['like', 'unlike', 'addToCart', 'removeFromCart'] as const;
/** One of the things that can be done with a product that a link leads to. */
export type LinkProductAction = (typeof LINK_PRODUCT_ACTIONS)[number];
/** A match that is less sure than this is called a similar product; of 100. */
export const LOW_CONFIDENCE_UNDER = 40;
/** Largest difference between two prices that count as equal. */
export const PRICE_CHANGE_TOLERANCE = 0.01;

/** The refusals of links to products. */
export const productLinkErrors = {
  preview_failed: { status: 502, text: 'Failed to load preview' },
  preview_refresh_failed: { status: 502, text: 'Failed to refresh preview' },
  link_invalid: {
    status: 400,
    text: 'This is not a link to a web page. Give one that begins with https:// or http://.',
  },
} as const satisfies Errors;

/** Whether a product is only one like what the link leads to, so that people are to be told. */
export const isSimilarProduct = ({
  fallbackSource,
  matchConfidence,
}: {
  fallbackSource: string | null;
  matchConfidence: number | null;
}): boolean => fallbackSource !== null && matchConfidence !== null && matchConfidence < LOW_CONFIDENCE_UNDER;

/** Whether two prices differ enough to tell people. Unknown prices do not. */
export const hasPriceChanged = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && inCents(Math.abs(one - other)) > inCents(PRICE_CHANGE_TOLERANCE);

// 20.01 - 20 is more than 0.01 to a computer.
const inCents = (price: number) => Math.round(price * 1000) / 10;
