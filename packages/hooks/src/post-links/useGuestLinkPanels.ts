import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';
import { useCarryOut } from '../session/useCarryOut.ts';

/** Number of times that a guest may open post links. */
export const GUEST_LINK_PANEL_LIMIT = 3;
const KEY = 'guestLinkPanelCount';
const BLOCKED = 'linkPanel';

/** The number of opened link panels, and the number allowed. */
export interface GuestLinkPanels extends Omit<GuestAllowance, 'ask'> {
  /** Counts an opening, and returns whether it is allowed. At the limit, a guest is asked to sign up. */
  open(): boolean;
}

/**
 * Limits how often a guest may open post links; the same post counts again. Product links have their own
 * limit.
 *
 * @param onAllowed Called after the sign-in of a guest who was at the limit.
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
