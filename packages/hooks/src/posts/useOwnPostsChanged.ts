import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { postChanges } from './post-changes.ts';

/** Calls `onChange` when the viewer has published or deleted a post. */
export function useOwnPostsChanged(onChange: () => void): void {
  const changes = postChanges(useServices());
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let before = changes.getState();
    return changes.subscribe(() => {
      const now = changes.getState();
      const isCounted = now.hidden !== before.hidden || now.inFront !== before.inFront;
      before = now;
      if (isCounted) tell();
    });
  }, [changes]);
}
