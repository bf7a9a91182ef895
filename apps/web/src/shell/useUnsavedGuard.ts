import { useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Blocker, type Location, UNSAFE_DataRouterContext } from 'react-router-dom';

/** A way to another page that waits for an answer. */
export interface UnsavedGuard {
  isAsking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Holds up whoever would lose what they changed: a way to another page waits for an answer, a tab that closes asks in the browser's own
 * words. What opens over the page is no way to another.
 */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const id = useId();
  // As `useBlocker` does it: that would be a part of the first load, as all of the router that anything uses.
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
