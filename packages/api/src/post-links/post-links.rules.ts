import type { Errors } from '../contract/errors.ts';

/** What a server refuses of the links of posts. */
export const postLinkErrors = {
  post_link_not_found: { status: 404, text: 'This link is not in the post any more.' },
} as const satisfies Errors;

/** Dollars by which a price may differ without being another one. */
export const PRICE_TOLERANCE = 0.01;
/** How sure a match is that is shown as the product, 0 to 100; under it, it is a similar one. */
export const SURE_MATCH = 40;
