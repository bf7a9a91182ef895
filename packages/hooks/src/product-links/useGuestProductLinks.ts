import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';

/** Number of times that a guest may open product links. */
export const GUEST_PRODUCT_LINK_LIMIT = 3;
const KEY = 'guestProductLinkCount';

/** The number of opened product links, and the number allowed. */
export type GuestProductLinks = GuestAllowance;

/** Limits how often a guest may open product links; the same link counts again. */
export const useGuestProductLinks = (): GuestProductLinks =>
  useGuestAllowance(productLinkCounter, { kind: 'productLinks' });

const productLinkCounter = attached(({ localStorage }) =>
  createGuestCounter(localStorage, KEY, GUEST_PRODUCT_LINK_LIMIT),
);
