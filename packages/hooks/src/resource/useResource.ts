import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';

export interface Resource<Value> {
  value: Value | undefined;
  error: unknown;
  /** Asks again. */
  reload(): void;
}

export interface ResourceOptions {
  /**
   * Whether only signed-in people may ask. What is there already stays when a session ends by itself (P9), and is asked
   * for again when they are back.
   */
  personal: boolean;
}

/**
 * A single thing that the server holds, asked for when it is first shown and never behind the reader's back.
 *
 * @param key What it is, with the person it belongs to if it is personal; undefined asks for nothing.
 */
export function useResource<Value>(
  key: readonly string[] | undefined,
  fetch: () => Promise<Value>,
  { personal }: ResourceOptions,
): Resource<Value> {
  const { session } = useServices();
  const { data, error, mutate } = useSWR<Value, unknown>(key ?? null, fetch, {
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
