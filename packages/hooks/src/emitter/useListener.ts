import { useEffect, useEffectEvent } from 'react';

/** Hears news while the component is mounted. The listener may be another function in every rendering. */
export function useListener<News extends unknown[]>(
  subscribe: (listener: (...news: News) => void) => () => void,
  listener: (...news: News) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => subscribe((...news) => hear(...news)), [subscribe]);
}
