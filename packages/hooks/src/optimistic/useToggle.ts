import { useCallback } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import { useRelation } from './useRelation.ts';

/** Whether a relation holds between the viewer and a thing, and the function to change it. */
export interface Toggle {
  /** Also false while nothing is known. */
  isOn: boolean;
  /** Whether a call is under way. */
  pending: boolean;
  /** Changes it, and shows that at once wherever the thing is shown. */
  set(isOn: boolean): void;
}

/**
 * A relation that holds or does not: a like, a follow.
 *
 * @param thing Undefined while it is not known: then there is nothing to change.
 * @param source Names the page or component that asks, for those who listen to changes.
 */
export function useToggle<Thing>(
  relation: Relation<Thing, boolean>,
  thing: Thing | undefined,
  source: string,
): Toggle {
  const { relations } = useServices();
  const { value, pending } = useRelation(relation, thing === undefined ? '' : relation.idOf(thing));
  const set = useCallback(
    (isOn: boolean) => {
      if (thing !== undefined) relations.of(relation).set(thing, isOn, source);
    },
    [relations, relation, thing, source],
  );
  return { isOn: value ?? false, pending, set };
}
