import { profileCalls } from '@vitrine/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** Milliseconds after which an address is fetched again; it is valid for an hour. */
export const PICTURE_REFETCH_MS = 2_700_000;
/** Maximum number of retries of a failed fetch. */
export const PICTURE_RETRIES = 2;
/** Milliseconds before each retry. */
export const PICTURE_RETRY_DELAY_MS = 1000;

/** The address of a person's picture, and the callback for a failed picture. */
export interface SignedPicture {
  src: string | null | undefined;
  /**
   * To be called when the picture fails to load. Fetches its address again, at most once between two regular
   * fetches.
   */
  onError(): void;
}

/**
 * Returns the signed address of a person's picture. While shown, it is fetched again every 45 minutes.
 *
 * @param first The address that came with the person; null without a picture, undefined while unknown.
 */
export function useSignedPicture(
  personId: string,
  which: 'picture' | 'cover',
  first: string | null | undefined,
): SignedPicture {
  const { backgroundApi } = useServices();
  const [newer, setNewer] = useState<{ first: string; src: string | null }>();
  const wish = useRef<AbortController>(undefined);
  const hasFailed = useRef(false);

  const refetch = useCallback(async () => {
    if (!first) return;
    wish.current?.abort();
    wish.current = new AbortController();
    const { signal } = wish.current;
    for (let tries = 0; tries <= PICTURE_RETRIES && !signal.aborted; tries++) {
      if (tries > 0) await pause(signal);
      try {
        const { signedUrl } = await backgroundApi(profileCalls)[which](
          { params: { id: personId } },
          { signal },
        );
        // A newer call, or unmounting, aborts this one; its answer is then dropped.
        if (!signal.aborted) setNewer({ first, src: signedUrl });
        return;
      } catch {
        // The old address stays: the picture may still load.
      }
    }
  }, [backgroundApi, personId, which, first]);

  useEffect(() => {
    hasFailed.current = false;
    const timer = setInterval(() => {
      hasFailed.current = false;
      void refetch();
    }, PICTURE_REFETCH_MS);
    return () => {
      clearInterval(timer);
      wish.current?.abort();
    };
  }, [refetch]);

  return {
    src: newer !== undefined && newer.first === first ? newer.src : first,
    onError: useCallback(() => {
      if (hasFailed.current) return;
      hasFailed.current = true;
      void refetch();
    }, [refetch]),
  };
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, PICTURE_RETRY_DELAY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
