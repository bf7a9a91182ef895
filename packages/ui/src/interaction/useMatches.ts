import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. Always false on a server and in hydration. */
export function useMatches(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
