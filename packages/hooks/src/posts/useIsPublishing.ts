import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { keptPublications } from './kept-publications.ts';

/** Whether the server prepares a post of the viewer, in any tab: time to load and call `usePublicationOutcomes`. */
export function useIsPublishing(): boolean {
  const { list, subscribe } = keptPublications(useServices());
  const isSome = () => list().some(({ refusal }) => refusal === undefined);
  return useSyncExternalStore(subscribe, isSome, isSome);
}
