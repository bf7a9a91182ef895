import { useSyncExternalStore } from 'react';
import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';

/** How many product links a guest may open. */
export const GUEST_PRODUCT_LINK_LIMIT = 3;
/** Where they are counted. */
const KEY = 'guestProductLinkCount';

/** How many product links have been opened, and may be. */
export interface GuestProductLinks {
  limit: number;
  /** 0 for signed-in people. */
  used: number;
  /** Infinity for signed-in people. */
  left: number;
  /** Whether no further link may be opened without a sign-in. */
  isLimited: boolean;
  /** Counts a link that was opened; for signed-in people nothing is counted. */
  count(): void;
  /** Asks the guest to sign up. */
  ask(): void;
}

/** The product links that a guest may still open. */
export function useGuestProductLinks(): GuestProductLinks {
  const services = useServices();
  const isGuest = useSession().status === 'guest';
  const counter = productLinkCounter(services);
  const stored = useSyncExternalStore(counter.subscribe, counter.get, () => 0);
  const used = isGuest ? stored : 0;
  return {
    limit: GUEST_PRODUCT_LINK_LIMIT,
    used,
    left: isGuest ? GUEST_PRODUCT_LINK_LIMIT - used : Number.POSITIVE_INFINITY,
    isLimited: used >= GUEST_PRODUCT_LINK_LIMIT,
    count() {
      if (services.session.getState().status === 'guest') counter.add();
    },
    ask: () => services.signInGate.ask({ kind: 'productLinks' }),
  };
}

const productLinkCounter = attached(({ localStorage }) =>
  createGuestCounter(localStorage, KEY, GUEST_PRODUCT_LINK_LIMIT),
);
