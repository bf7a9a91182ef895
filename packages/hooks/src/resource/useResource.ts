import { ApiError, errorTexts } from '@vitrine/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import { oncePerServices } from '../services/once-per-services.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';

export interface Resource<Value> {
  value: Value | undefined;
  error: unknown;
  /** Asks again. */
  reload(): void;
}

export interface ResourceOptions<Value> {
  /**
   * Whether only signed-in people may ask. What is there already stays when a session ends by itself (P9), and is asked
   * for again when they are back; where nothing is there yet, that is the error, and to ask again is to sign in.
   */
  personal: boolean;
  /** The page that shows it, by its history entry: whoever comes back to that page finds it as it was, unasked. */
  page?: string | undefined;
  /** Whether what the page had before may still be shown unasked. */
  isStillTrue?(value: Value): boolean;
}

const sessionEnded = new ApiError('http', errorTexts.unauthorized, { status: 401, code: 'unauthorized' });

/** What is kept beside SWR's cache, and the way to drop from both what belonged to somebody who left. */
const keptResources = oncePerServices((services) => {
  /** What pages were shown last, by what it is. */
  const shown = new Map<string, { page: string; value: unknown }>();
  /** Where personal things are cached, by their names. */
  const personal = new Map<string, Cache>();
  const kept = {
    shown,
    personal,
    /** How many people have left: a part of the names of personal things, so that nobody takes up calls of before. */
    departures: 0,
  };
  services.onPersonLeft(() => {
    kept.departures += 1;
    for (const [name, cache] of personal) {
      cache.delete(name);
      shown.delete(name);
    }
    personal.clear();
  });
  return kept;
});

/**
 * A single thing that the server holds, asked for when it is first shown and never behind the reader's back.
 *
 * @param key What it is, with the person it belongs to if it is personal; undefined asks for nothing.
 */
export function useResource<Value>(
  key: readonly string[] | undefined,
  fetch: () => Promise<Value>,
  { personal, page, isStillTrue = () => true }: ResourceOptions<Value>,
): Resource<Value> {
  const services = useServices();
  const { session } = services;
  const { cache } = useSWRConfig();
  const resources = keptResources(services);
  const { departures } = resources;
  const name = key && [...(personal ? [departures] : []), ...key].join(' ');
  const before = name === undefined ? undefined : resources.shown.get(name);
  const isBack = before !== undefined && before.page === page && isStillTrue(before.value as Value);

  async function fetchFor(asked: string) {
    if (personal) resources.personal.set(asked, cache);
    const value = await fetch();
    if (personal && resources.departures !== departures) {
      throw new Error('Who asked for this has left, so it is kept for nobody.');
    }
    if (page !== undefined) resources.shown.set(asked, { page, value });
    return value;
  }
  const { data, error, mutate } = useSWR<Value, unknown>(name ?? null, fetchFor, {
    revalidateIfStale: !isBack,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    // Whoever comes back to a page gets what the server holds then, not what another page asked for just before.
    dedupingInterval: 0,
    isPaused: () => personal && session.getState().status === 'guest',
  });
  const isLocked = useSession().status === 'guest' && personal && name !== undefined && data === undefined;
  const reload = () => {
    if (isLocked) services.signInGate.ask({ kind: 'expired' });
    else void mutate();
  };
  useReturnFromExpiry(() => {
    if (personal) reload();
  });
  return { value: data, error: isLocked ? sessionEnded : error, reload };
}

/** The same person has signed in again after the session ended: what was shown before the server answered is forgotten. */
function useReturnFromExpiry(onReturn: () => void): void {
  const viewer = useViewerId();
  const { userId } = useSession();
  const before = useRef({ viewer, userId });
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const wasAway = before.current.viewer === viewer && before.current.userId === undefined;
    before.current = { viewer, userId };
    if (wasAway && userId !== undefined) tell();
  }, [viewer, userId]);
}
