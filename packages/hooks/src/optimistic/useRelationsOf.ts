import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { RelationReading } from './relations.ts';

/** What all relations of a kind show, live: another object after every change, for lists that depend on many. */
export function useRelationsOf(kind: string): RelationReading {
  const { relations } = useServices();
  const subscribe = useCallback((listener: () => void) => relations.watch(kind, listener), [relations, kind]);
  const read = () => relations.reading(kind);
  return useSyncExternalStore(subscribe, read, read);
}
