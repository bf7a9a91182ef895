import { useServices } from '../services/ServicesProvider.tsx';
import { useBlockedWhileAsked } from '../session/useBlockedWhileAsked.ts';
import { useCarryOut } from '../session/useCarryOut.ts';
import type { Reportable } from './useReport.ts';

/**
 * Who may report: guests are asked to sign in first, and asked what is wrong once they have.
 *
 * @param place Names where something is reported, such as the comments of a post: after the sign-in it goes on there.
 * @param onAllowed Told of what somebody who is signed in wants to report: the moment to ask what is wrong with it.
 * @param open What they are being asked about: if they have to sign in meanwhile, `onAllowed` is told of it again afterwards.
 * @returns Says that somebody wants to report something.
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
