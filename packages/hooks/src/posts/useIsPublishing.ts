import { useCallback, useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { keptKey } from '../storage/storage.ts';

/** Storage name for the list of posts sent to be published, refused ones included. */
export const PUBLICATIONS = 'publications';

/** The storage key of a person's list; absent while the list is empty. */
const publicationsKey = (person: string): string => keptKey(PUBLICATIONS, person);

/** Emits when this tab changes the stored list of posts sent to be published. */
export const publicationsChanged = attached(() => createEmitter());

/**
 * Returns whether this browser holds posts that the viewer sent to be published. If so, load and call
 * `usePublicationOutcomes`; this hook loads none of its code.
 */
export function useIsPublishing(): boolean {
  const services = useServices();
  const viewer = useViewerId();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        services.localStorage.onForeignChange(listener),
        publicationsChanged(services).on(listener),
      ];
      return () => stops.forEach((stop) => void stop());
    },
    [services],
  );
  const isSome = () =>
    viewer !== undefined && services.localStorage.get(publicationsKey(viewer)) !== undefined;
  return useSyncExternalStore(subscribe, isSome, isSome);
}
