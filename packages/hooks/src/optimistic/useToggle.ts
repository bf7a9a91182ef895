import { useCallback } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import { useRelation } from './useRelation.ts';

/** Whether something holds between the viewer and a thing, and the verb to change it. */
export interface Toggle {
  /** False also while nothing is known. */
  isOn: boolean;
  /** Whether a call is under way. */
  pending: boolean;
  /** Shows at once, everywhere the thing is shown. */
  set(isOn: boolean): void;
}

/**
 * A relation that holds or does not: a like, a follow.
 *
 * @param thing Undefined while it is not known: then there is nothing to change.
 * @param source Names the page or component that asks, for who hears of the change.
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
