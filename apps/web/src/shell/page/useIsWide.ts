import { use, useSyncExternalStore } from 'react';
import { AssumedLayout, assumedWidth } from '../document/assumed-layout.ts';

/** Whether the window is at least this wide, in px; updates live. */
export function useIsWide(least: number): boolean {
  const layout = use(AssumedLayout);
  const query = () => window.matchMedia(`(min-width: ${least}px)`);
  return useSyncExternalStore(
    (listener) => {
      const list = query();
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => query().matches,
    () => layout !== undefined && assumedWidth[layout] >= least,
  );
}
