import { useState, useSyncExternalStore } from 'react';

/** Whether a component is drawn by a server, or as a browser takes over what a server drew. */
export const useIsServerPass = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/**
 * Whether a component was in the page that a server drew. A dialog that was has to stay where it stands, since a server cannot
 * draw at the end of the document, and does not come in again.
 */
export function useIsDrawn(): boolean {
  const isServerPass = useIsServerPass();
  const [isDrawn] = useState(isServerPass);
  return isDrawn;
}

const neverChanges = () => () => undefined;
