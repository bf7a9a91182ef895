import { useEffect } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';

const loadConnection = () => import('./connect.ts');

/** Milliseconds after which a page counts as idle in browsers that cannot tell. */
const IDLE_MS = 2000;

/** Connects the app to live hints while somebody is signed in, once the page is idle. Call it once in an app. */
export function useLive(): void {
  const services = useServices();
  const { userId, status } = useSession();
  useEffect(() => {
    if (status !== 'authenticated') return;
    let isLeft = false;
    let stop = () => {};
    const start = () => {
      loadConnection().then(
        ({ connect }) => {
          if (!isLeft) stop = connect(services, userId);
        },
        () => undefined,
      );
    };
    const cancel = whenIdle(start);
    return () => {
      isLeft = true;
      cancel();
      stop();
    };
  }, [services, status, userId]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, IDLE_MS);
  return () => clearTimeout(timer);
}
