import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { RelationView } from './relations.ts';

/** One relation, live: only the components that show it render again when it changes. */
export function useRelation<Value>(kind: string, id: string): RelationView<Value> {
  const { relations } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => relations.subscribe(kind, id, listener),
    [relations, kind, id],
  );
  const read = () => relations.view(kind, id) as RelationView<Value>;
  return useSyncExternalStore(subscribe, read, read);
}
