import { type RefObject, useEffect, useState } from 'react';

interface FailedMedia {
  isFailed: boolean;
  /** Marks the current address as failed. */
  onError(): void;
}

/**
 * Remembers that a picture or video failed to load, so that it is left out; asks for it again when the
 * network returns, and when its place comes back into view.
 *
 * @param place An element that stays while the picture is left out.
 */
export function useFailedMedia(
  src: string | null | undefined,
  place?: RefObject<Element | null>,
): FailedMedia {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isFailed = failedSrc !== undefined && failedSrc === src;

  useEffect(() => {
    if (!isFailed) return;
    const tryAgain = () => setFailedSrc(undefined);
    window.addEventListener('online', tryAgain);
    let wasAway = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) wasAway = true;
      else if (wasAway) tryAgain();
    });
    if (place?.current) observer.observe(place.current);
    return () => {
      window.removeEventListener('online', tryAgain);
      observer.disconnect();
    };
  }, [isFailed, place]);

  return { isFailed, onError: () => setFailedSrc(src ?? undefined) };
}
