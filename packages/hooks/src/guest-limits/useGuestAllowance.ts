import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import type { BlockedAction, SignInReason } from '../session/sign-in-gate.ts';
import { useSession } from '../session/useSession.ts';
import type { GuestCounter } from './guest-counter.ts';

/** The number of counted actions, and the number allowed. */
export interface GuestAllowance {
  limit: number;
  /** 0 for signed-in people. */
  used: number;
  /** Infinity for signed-in people. */
  left: number;
  /** Whether the action needs a sign-in now. */
  isLimited: boolean;
  /** Does nothing for signed-in people. */
  count(): void;
  /** Asks the guest to sign up; the blocked action is carried out afterwards. */
  ask(blocked?: BlockedAction): void;
}

/**
 * Returns a guest's remaining allowance for a counted action.
 *
 * @param counterOf Returns the shared counter, made by `attached`.
 * @param reason The reason to sign in that `ask` gives.
 * @param thing Id of the thing, for counters of distinct things. A counted thing stays allowed.
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
