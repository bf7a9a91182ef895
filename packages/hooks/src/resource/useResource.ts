import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
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
   * for again when they are back.
   */
  personal: boolean;
  /** The page that shows it, by its history entry: whoever comes back to that page finds it as it was, unasked. */
  page?: string | undefined;
  /** Whether what the page had before may still be shown unasked. */
  isStillTrue?(value: Value): boolean;
}

/** What pages were shown last, by what it is. */
const shownBefore = oncePerServices(() => new Map<string, { page: string; value: unknown }>());

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
  const before = shownBefore(services);
  const name = key?.join(' ') ?? '';
  const kept = before.get(name);
  const isBack = kept !== undefined && kept.page === page && isStillTrue(kept.value as Value);

  async function fetchFor() {
    const value = await fetch();
    if (page !== undefined) before.set(name, { page, value });
    return value;
  }
  const { data, error, mutate } = useSWR<Value, unknown>(key ?? null, fetchFor, {
    revalidateIfStale: !isBack,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    // Whoever comes back to a page gets what the server holds then, not what another page asked for just before.
    dedupingInterval: 0,
    isPaused: () => personal && session.getState().status === 'guest',
  });
  const reload = () => void mutate();
  useReturnFromExpiry(() => {
    if (personal) reload();
  });
  return { value: data, error, reload };
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
