import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import type { RelationReading } from './relation-store.ts';

/** What all relations of a kind show, live, for lists that depend on many: another object after every change. */
export function useRelationReading<Thing, Value>(relation: Relation<Thing, Value>): RelationReading<Value> {
  const store = useServices().relations.of(relation);
  return useSyncExternalStore(store.watch, store.reading, store.reading);
}
