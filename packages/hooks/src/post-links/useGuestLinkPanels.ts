import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';
import { useCarryOut } from '../session/useCarryOut.ts';

/** How many times a guest may open the links of a post. */
export const GUEST_LINK_PANEL_LIMIT = 3;
/** Where the times are counted. */
const KEY = 'guestLinkPanelCount';
/** Names the opening that a sign-in was asked for. */
const BLOCKED = 'linkPanel';

/** How many times the links of posts have been opened, and may be. */
export interface GuestLinkPanels extends Omit<GuestAllowance, 'ask'> {
  /** Counts an opening and says that it may be; at the end of them a guest is asked to sign up instead. */
  open(): boolean;
}

/**
 * How many times a guest may still open the links of a post, be it the same one. A link in there is not counted with those of products.
 *
 * @param onAllowed Told when somebody has signed in whom the limit kept from opening those of this post.
 */
export function useGuestLinkPanels(postId: string, onAllowed: () => void): GuestLinkPanels {
  const { ask, ...allowance } = useGuestAllowance(linkPanelCounter, { kind: 'linkPanels' });
  useCarryOut(BLOCKED, (payload) => {
    if (payload === postId) onAllowed();
  });
  return {
    ...allowance,
    open() {
      if (allowance.isLimited) ask({ kind: BLOCKED, payload: postId });
      else allowance.count();
      return !allowance.isLimited;
    },
  };
}

const linkPanelCounter = attached(({ localStorage }) =>
  createGuestCounter(localStorage, KEY, GUEST_LINK_PANEL_LIMIT),
);
