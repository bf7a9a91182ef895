import { profileCalls } from '@vitrine/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** Milliseconds after which the address of a picture is asked for anew: it is good for an hour. */
export const PICTURE_REFETCH_MS = 2_700_000;
/** How often an address is asked for again where that failed. */
export const PICTURE_RETRIES = 2;
/** Milliseconds before each of these. */
export const PICTURE_RETRY_DELAY_MS = 1000;

/** Where a person's picture is, and what to do where it is not. */
export interface SignedPicture {
  src: string | null | undefined;
  /** To be told that the picture could not be loaded: its address is asked for anew, once. */
  onError(): void;
}

/**
 * The address of a person's picture, which is good for a while only: asked for anew every 45 minutes for as long as it is shown, and once
 * where the picture fails.
 *
 * @param which Their face, or what stands above their profile.
 * @param first The address that came with the person; null where there is no picture, undefined while that is not known.
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
        // One that another call has overtaken is not shown.
        if (!signal.aborted) setNewer({ first, src: signedUrl });
        return;
      } catch {
        // The address before stays: the picture may still be there.
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
