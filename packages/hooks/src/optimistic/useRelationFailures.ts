import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { RelationFailure } from './relation-store.ts';

/** Tells of changes, of whichever relation, that did not reach the server; what is shown is already back at what it holds. */
export function useRelationFailures(onFailure: (failure: RelationFailure) => void): void {
  const { relations } = useServices();
  const tell = useEffectEvent(onFailure);
  useEffect(() => relations.onFailure((failure) => tell(failure)), [relations]);
}
