import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import type { RelationView } from './relation-store.ts';

/** What one relation shows, live: only components that use this relation render again when it changes. */
export function useRelation<Thing, Value>(relation: Relation<Thing, Value>, id: string): RelationView<Value> {
  const store = useServices().relations.of(relation);
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const read = () => store.view(id);
  return useSyncExternalStore(subscribe, read, read);
}
