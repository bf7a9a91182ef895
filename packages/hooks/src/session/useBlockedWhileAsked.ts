import { useEffect, useEffectEvent } from 'react';
import { useSignInGate } from './useSignInGate.ts';
import { useViewerId } from './useViewerId.ts';

/**
 * Keeps an open thing as a blocked action when the viewer is asked to sign in, so that it can be restored
 * afterwards.
 *
 * @param kind See `SignInGate.onCarryOut`.
 * @param payload The open thing; undefined if nothing is open.
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
