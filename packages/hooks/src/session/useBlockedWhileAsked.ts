import { useEffect, useEffectEvent } from 'react';
import { useSignInGate } from './useSignInGate.ts';
import { useViewerId } from './useViewerId.ts';

/**
 * Has what is open while somebody is asked to sign in carried out again once they are back, since it goes with the page.
 *
 * @param kind The kind of blocked action: see `SignInGate.onCarryOut`.
 * @param payload What is open; undefined if nothing is.
 */
export function useBlockedWhileAsked(kind: string, payload: unknown): void {
  const { reason, ask } = useSignInGate();
  const by = useViewerId();
  const keep = useEffectEvent(() => {
    if (reason && payload !== undefined) ask(reason, { kind, payload, ...(by && { by }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question by itself
  useEffect(() => keep(), [reason]);
}
