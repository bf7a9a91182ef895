import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { publicationsChanged, publicationsKey } from './publications-key.ts';

/**
 * Whether the browser keeps posts of the viewer that were given to be published: time to load and call `usePublicationOutcomes`. It brings
 * none of the code that reads them.
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
