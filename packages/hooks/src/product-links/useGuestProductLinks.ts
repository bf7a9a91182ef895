import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';

/** How many product links a guest may open. */
export const GUEST_PRODUCT_LINK_LIMIT = 3;
/** Where they are counted. */
const KEY = 'guestProductLinkCount';

/** How many product links have been opened, and may be. */
export type GuestProductLinks = GuestAllowance;

/** The product links that a guest may still open. */
export const useGuestProductLinks = (): GuestProductLinks =>
  useGuestAllowance(productLinkCounter, { kind: 'productLinks' });

const productLinkCounter = attached(({ localStorage }) =>
  createGuestCounter(localStorage, KEY, GUEST_PRODUCT_LINK_LIMIT),
);
