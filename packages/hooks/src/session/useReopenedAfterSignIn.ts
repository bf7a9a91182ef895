import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSignInGate } from './useSignInGate.ts';
import { useViewerId } from './useViewerId.ts';

/**
 * Has what is open while somebody is asked to sign in opened again when they are back, since it goes with the page.
 *
 * @param kind Names what opens; no other hook has the same.
 * @param open What is open, in words of the caller's; undefined if nothing is.
 * @param onReopen Called with the same words after the sign-in. Whatever has them may be another thing by then.
 */
export function useReopenedAfterSignIn(
  kind: string,
  open: string | undefined,
  onReopen: (open: string) => void,
): void {
  const { signInGate } = useServices();
  const { reason, ask } = useSignInGate();
  const by = useViewerId();
  const keep = useEffectEvent(() => {
    if (reason && open !== undefined) ask(reason, { kind, payload: open, ...(by && { by }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question by itself
  useEffect(() => keep(), [reason]);
  const reopen = useEffectEvent(onReopen);
  useEffect(
    () =>
      signInGate.onCarryOut(kind, (payload) => {
        if (typeof payload === 'string') reopen(payload);
      }),
    [signInGate, kind],
  );
}
