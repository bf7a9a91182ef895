import { useState, useSyncExternalStore } from 'react';

/** Whether this render runs on the server or during hydration. */
export const useIsServerPass = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/**
 * Whether a component was server-rendered. A server-rendered dialog skips its entry animation and stays in
 * place, because a server cannot render portals.
 */
export function useIsDrawn(): boolean {
  const isServerPass = useIsServerPass();
  const [isDrawn] = useState(isServerPass);
  return isDrawn;
}

const neverChanges = () => () => undefined;
