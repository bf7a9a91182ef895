import { useServices } from '../services/ServicesProvider.tsx';
import { useBlockedWhileAsked } from '../session/useBlockedWhileAsked.ts';
import { useCarryOut } from '../session/useCarryOut.ts';
import type { Reportable } from './useReport.ts';

/**
 * Asks guests who want to report to sign in first.
 *
 * @param place The place that continues the report after the sign-in, such as a post's comments.
 * @param onAllowed Called with the thing to report, to show its form.
 * @param open The thing whose form is open. If the session ends, `onAllowed` is called with it after the
 * sign-in.
 * @returns The function to call when the viewer wants to report a thing.
 */
export function useReportGate(
  place: string,
  onAllowed: (thing: Reportable) => void,
  open?: Reportable | undefined,
): (thing: Reportable) => void {
  const { session, signInGate } = useServices();
  const kind = `report ${place}`;
  useBlockedWhileAsked(kind, open);
  useCarryOut(kind, (wanted) => {
    if (isReportable(wanted)) onAllowed(wanted);
  });
  return ({ kind: kindOfThing, id }) => {
    const state = session.getState();
    const thing = { kind: kindOfThing, id };
    if (state.status === 'authenticated') return onAllowed(thing);
    const by = state.expired?.userId;
    signInGate.ask({ kind: 'report' }, { kind, payload: thing, ...(by ? { by } : {}) });
  };
}

const isReportable = (wanted: unknown): wanted is Reportable => {
  const { kind, id } = (wanted ?? {}) as Record<string, unknown>;
  return (kind === 'user' || kind === 'post' || kind === 'comment') && typeof id === 'string';
};
