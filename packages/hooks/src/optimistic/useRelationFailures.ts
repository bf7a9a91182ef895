import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { RelationFailure } from './relation-store.ts';

/** Tells of changes of any relation that did not reach the server; what is shown is back at the confirmed state by then. */
export function useRelationFailures(onFailure: (failure: RelationFailure) => void): void {
  const { relations } = useServices();
  const tell = useEffectEvent(onFailure);
  useEffect(() => relations.onFailure((failure) => tell(failure)), [relations]);
}
