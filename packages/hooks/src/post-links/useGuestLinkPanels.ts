import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';

/** How many times a guest may open the links of a post. */
export const GUEST_LINK_PANEL_LIMIT = 3;
/** Where the times are counted. */
const KEY = 'guestLinkPanelCount';

/** How many times a guest may still open the links of a post, be it the same one. A link in there is not counted with those of products. */
export const useGuestLinkPanels = (): GuestAllowance =>
  useGuestAllowance(linkPanelCounter, { kind: 'linkPanels' });

const linkPanelCounter = attached(({ localStorage }) =>
  createGuestCounter(localStorage, KEY, GUEST_LINK_PANEL_LIMIT),
);
