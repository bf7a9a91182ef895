import { useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Blocker, type Location, UNSAFE_DataRouterContext } from 'react-router-dom';

export interface UnsavedGuard {
  isAsking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Guards unsaved changes: leaving the page waits for an answer, and closing the tab shows the browser's
 * prompt. Navigations within the path are not blocked, such as opening an overlay.
 */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const id = useId();
  // Like `useBlocker`, whose code would enlarge the first load.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  const holds = useEffectEvent((from: Location, to: Location) => isUnsaved && from.pathname !== to.pathname);
  useEffect(() => {
    if (!router) return;
    router.getBlocker(id, ({ currentLocation, nextLocation }) => holds(currentLocation, nextLocation));
    const stopListening = router.subscribe(({ blockers }) => setBlocker(blockers.get(id)));
    return () => {
      stopListening();
      router.deleteBlocker(id);
    };
  }, [router, id]);

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  return {
    isAsking: blocker?.state === 'blocked',
    leave: () => blocker?.proceed?.(),
    stay: () => blocker?.reset?.(),
  };
}
