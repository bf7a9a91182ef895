import { use, useSyncExternalStore } from 'react';
import { assumedWidth, DrawnFor } from './drawn-for.ts';

/** Whether a window is at least this wide (px), live. */
export function useIsWide(least: number): boolean {
  const layout = use(DrawnFor);
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(`(min-width: ${least}px)`);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(`(min-width: ${least}px)`).matches,
    () => layout !== undefined && assumedWidth[layout] >= least,
  );
}
