import { useState, useSyncExternalStore } from 'react';

/**
 * Whether a component was in the page that a server drew. A dialog that was has to stay where it stands, since a server cannot
 * draw at the end of the document, and does not come in again.
 */
export function useIsDrawn(): boolean {
  const isServerPass = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isServerPass);
  return isDrawn;
}

const neverChanges = () => () => undefined;
