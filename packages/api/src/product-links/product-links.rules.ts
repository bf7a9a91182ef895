/** What can be done with a product that a link leads to (D19). */
export const LINK_PRODUCT_ACTIONS = ['like', 'unlike', 'addToCart', 'removeFromCart'] as const;
export type LinkProductAction = (typeof LINK_PRODUCT_ACTIONS)[number];
/** Below this a match is called a similar product (1 §4, §9). */
export const LOW_CONFIDENCE_UNDER = 40;
/** A price that differs by more than this has changed, US dollars (1 §4, §9). */
export const PRICE_CHANGE_TOLERANCE = 0.01;

/** Texts of what goes wrong with links to products, by code (1 §8). */
export const productLinkErrors = {
  preview_failed: 'Failed to load preview',
  preview_refresh_failed: 'Failed to refresh preview',
  link_invalid: 'This is not a link to a web page. It must begin with https:// or http://.',
} as const;
