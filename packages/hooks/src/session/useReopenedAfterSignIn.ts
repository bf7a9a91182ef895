import { useBlockedWhileAsked } from './useBlockedWhileAsked.ts';
import { useCarryOut } from './useCarryOut.ts';

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
  useBlockedWhileAsked(kind, open);
  useCarryOut(kind, (payload) => {
    if (typeof payload === 'string') onReopen(payload);
  });
}
