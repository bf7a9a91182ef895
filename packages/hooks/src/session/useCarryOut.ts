import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/**
 * Carries out a blocked action after the sign-in.
 *
 * @param kind See `SignInGate.onCarryOut`.
 * @param carryOut Called with the payload, which comes from storage and may be anything.
 */
export function useCarryOut(kind: string, carryOut: (payload: unknown) => void): void {
  const { signInGate } = useServices();
  const latest = useEffectEvent(carryOut);
  useEffect(() => signInGate.onCarryOut(kind, (payload) => latest(payload)), [signInGate, kind]);
}
