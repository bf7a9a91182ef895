import { useSyncExternalStore } from 'react';
import { oncePerServices } from '../services/once-per-services.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { createGuestCounter } from './guest-counter.ts';

/** Product links that a guest may open (1 §6, §9). */
export const GUEST_PRODUCT_LINK_LIMIT = 3;
/** Where they are counted (1 §3). */
const KEY = 'guestProductLinkCount';

/** How many product links have been opened, and may be. */
export interface GuestProductLinks {
  limit: number;
  /** 0 for who is signed in. */
  used: number;
  /** Infinity for who is signed in. */
  left: number;
  /** Whether no further link may be opened without a sign-in. */
  isLimited: boolean;
  /** A link was opened; of who is signed in nothing is counted (D33). */
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

const productLinkCounter = oncePerServices(({ localStorage }) =>
  createGuestCounter(localStorage, KEY, GUEST_PRODUCT_LINK_LIMIT),
);
