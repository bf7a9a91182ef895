import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import type { RelationReading, RelationView } from './relation-store.ts';

/** A relation between the viewer and a thing, and the function to change it. */
export interface Changeable<Value> extends RelationView<Value> {
  /** The new value shows at once wherever the thing is shown. */
  set(value: Value): void;
}

/**
 * Returns one relation as it shows now. Only components that use this relation render again when it changes.
 *
 * @param thing Undefined while unknown: then `set` does nothing.
 * @param source Name of the page or component, for listeners of changes.
 */
export function useRelation<Thing, Value>(
  relation: Relation<Thing, Value>,
  thing: Thing | undefined,
  source: string,
): Changeable<Value> {
  const store = useServices().relations.of(relation);
  const id = thing === undefined ? '' : relation.of.idOf(thing);
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const read = () => store.view(id);
  const view = useSyncExternalStore(subscribe, read, read);
  const set = useCallback(
    (value: Value) => {
      if (thing !== undefined) store.set(thing, value, source);
    },
    [store, thing, source],
  );
  return { ...view, set };
}

/** Whether a relation holds between the viewer and a thing, and the function to change it. */
export interface Toggle extends Omit<Changeable<boolean>, 'value'> {
  /** Whether the relation holds; false while unknown. */
  isOn: boolean;
}

/** Returns a boolean relation, such as a like. It takes the parameters of `useRelation`. */
export function useToggle<Thing>(
  relation: Relation<Thing, boolean>,
  thing: Thing | undefined,
  source: string,
): Toggle {
  const { value = false, pending, set } = useRelation(relation, thing, source);
  return { isOn: value, pending, set };
}

/** Returns a live snapshot of all relations of a kind, for lists: another object after every change. */
export function useRelationReading<Thing, Value>(relation: Relation<Thing, Value>): RelationReading<Value> {
  const store = useServices().relations.of(relation);
  return useSyncExternalStore(store.watch, store.reading, store.reading);
}
