import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { RelationFailure } from './relation-store.ts';
import type { FailureOver } from './relations.ts';

/**
 * Tells of changes of any relation that did not reach the server; what is shown is back at the confirmed state by then.
 *
 * @param onOver Told when the last failure of a thing is over, because something was asked for since.
 */
export function useRelationFailures(
  onFailure: (failure: RelationFailure) => void,
  onOver: (over: FailureOver) => void = () => undefined,
): void {
  const { relations } = useServices();
  const tell = useEffectEvent(onFailure);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => relations.onFailure((failure) => tell(failure)), [relations]);
  useEffect(() => relations.onFailureOver((over) => tellOver(over)), [relations]);
}
