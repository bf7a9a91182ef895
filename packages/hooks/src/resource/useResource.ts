import useSWR from 'swr';
import { useServices } from '../services/ServicesProvider.tsx';

export interface Resource<Value> {
  value: Value | undefined;
  error: unknown;
  /** Asks again. */
  reload(): void;
}

export interface ResourceOptions {
  /** Whether only signed-in people may ask; what is there already stays when a session ends by itself (P9). */
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
  return { value: data, error, reload: () => void mutate() };
}
