import { useBlockedWhileAsked } from './useBlockedWhileAsked.ts';
import { useCarryOut } from './useCarryOut.ts';

/**
 * Reopens a thing after the sign-in, if it was open when the viewer was asked to sign in.
 *
 * @param kind Unique among the hooks.
 * @param open The caller's name of the open thing; undefined if nothing is open.
 * @param onReopen Called with that name. By then, the caller may show another thing.
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
