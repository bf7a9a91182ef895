import { useEffect, useEffectEvent, useMemo } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import { createRelationRemovals, type Removal, type Removals } from './removals.ts';

/**
 * What is taken out of a relation while somebody looks: whom they follow no more, what they saved no more.
 *
 * @param source Names the page in the events of the relation.
 * @param onRemoved Told wherever on the page it was asked for: the moment to offer `undo`.
 */
export function useRemovals<Thing>(
  relation: Relation<Thing, boolean>,
  source: string,
  onRemoved: (removal: Removal<Thing>) => void = () => undefined,
): Removals<Thing> {
  const services = useServices();
  const removals = useMemo(
    () => createRelationRemovals(services, relation, source),
    [services, relation, source],
  );
  const tell = useEffectEvent(onRemoved);
  useEffect(() => removals.onRemoved((removal) => tell(removal)), [removals]);
  return removals;
}
