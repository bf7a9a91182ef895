import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/**
 * Carries out, once they have signed in, what a guest was kept from.
 *
 * @param kind The kind of blocked action: see `SignInGate.ask`.
 * @param carryOut Told what was blocked, which comes from storage: it may be anything.
 */
export function useCarryOut(kind: string, carryOut: (payload: unknown) => void): void {
  const { signInGate } = useServices();
  const latest = useEffectEvent(carryOut);
  useEffect(() => signInGate.onCarryOut(kind, (payload) => latest(payload)), [signInGate, kind]);
}
