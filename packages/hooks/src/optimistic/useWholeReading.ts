import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { WholeReading } from './relation.ts';
import { useReading } from './useReading.ts';

/** `useReading` needs things with an id; this one stands for the list. */
const LIST = [{ id: '' }];

/**
 * Fetches the list of every thing for which a relation holds. All components share one successful request per
 * sign-in.
 *
 * @returns Whether the list is known.
 */
export function useWholeReading<Item>(reading: WholeReading<Item>): boolean {
  const { relations } = useServices();
  useReading(reading, LIST);
  return useSyncExternalStore(
    relations.onWholeRead,
    () => relations.isWholeKnown(reading),
    () => false,
  );
}
