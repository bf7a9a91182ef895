import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import type { BlockedAction, SignInReason } from '../session/sign-in-gate.ts';
import { useSession } from '../session/useSession.ts';
import type { GuestCounter } from './guest-counter.ts';

/** How often something was done, and may be. */
export interface GuestAllowance {
  limit: number;
  /** 0 for signed-in people. */
  used: number;
  /** Infinity for signed-in people. */
  left: number;
  /** Whether it may not be done any more without a sign-in. */
  isLimited: boolean;
  /** Counts that it was done; for signed-in people nothing is counted. */
  count(): void;
  /** Asks the guest to sign up; what was blocked is carried out afterwards. */
  ask(blocked?: BlockedAction): void;
}

/**
 * What a guest may still do of something that is counted.
 *
 * @param counterOf Gives the counter: one for all who ask, as `attached` makes it.
 * @param reason Why a guest is asked to sign up at its end.
 * @param thing Where distinct things are counted: the id of the one in question. One that was counted may be had again.
 */
export function useGuestAllowance(
  counterOf: (services: Services) => GuestCounter,
  reason: SignInReason,
  thing = '',
): GuestAllowance {
  const services = useServices();
  const isGuest = useSession().status === 'guest';
  const counter = counterOf(services);
  const stored = useSyncExternalStore(counter.subscribe, counter.get, () => 0);
  const had = () => counter.has(thing);
  const isHad = useSyncExternalStore(counter.subscribe, had, () => false);
  const { limit } = counter;
  const used = isGuest ? stored : 0;
  return {
    limit,
    used,
    left: isGuest ? limit - used : Number.POSITIVE_INFINITY,
    isLimited: used >= limit && !isHad,
    count() {
      if (services.session.getState().status === 'guest') counter.add(thing);
    },
    ask: (blocked) => services.signInGate.ask(reason, blocked),
  };
}
