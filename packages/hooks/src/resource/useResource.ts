import { ApiError, type Client, commonErrors } from '@vitrine/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { nameOf, preparedResources } from './prepared-resources.ts';

/** A single resource of the server. */
export interface Resource<Value> {
  /** Undefined until fetched; a later failure keeps the value. */
  value: Value | undefined;
  /** The error of the last fetch, mostly an `ApiError`. */
  error: unknown;
  /** Fetches the resource again because the viewer asked. */
  reload(): void;
  /** Fetches the resource again in the background. */
  refresh(): void;
}

/** Access and caching of a resource. */
export interface ResourceOptions<Value> {
  /**
   * Whether only signed-in people may fetch the resource. If the session expires, a fetched value stays, and
   * is fetched again after the next sign-in. Without a value there is an `unauthorized` error, and `reload`
   * asks for a sign-in.
   */
  personal: boolean;
  /** Whether the resource is secondary on the page, so that a 401 asks for a sign-in only after `reload`. */
  aside?: boolean | undefined;
  /**
   * The history entry of the page. Going back to it shows the old value without a request. With `EVERY_PAGE`,
   * every page does.
   */
  page?: string | undefined;
  /** Whether the page's old value may still be shown without a request. */
  isStillTrue?(value: Value): boolean;
}

/** The value of `page` for a resource that all pages share. */
export const EVERY_PAGE = 'every page';

interface Kept<Value> {
  value: Value;
  page: string | undefined;
}

const sessionEnded = new ApiError('http', commonErrors.unauthorized.text, {
  status: commonErrors.unauthorized.status,
  code: 'unauthorized',
});

const PERSONAL = 'personal';

/** Drops personal resources from SWR's caches when their owner signs out. */
const personalResources = attached((services) => {
  const resources = {
    caches: new Set<Cache>(),
    /**
     * Number of people who have signed out or were replaced. Cache keys include it, so that a later person
     * reuses no earlier call.
     */
    departures: 0,
    /** Refused tokens, by the error of their call. */
    refused: new WeakMap<object, string>(),
  };
  services.lifetimes.ofPerson({
    drop() {
      resources.departures += 1;
      for (const cache of resources.caches) {
        for (const name of [...cache.keys()]) if (name.startsWith(`${PERSONAL} `)) cache.delete(name);
      }
    },
  });
  return resources;
});

/**
 * Returns a single resource of the server, fetched on every mount unless its page has it already (`page`).
 *
 * @param key Names the resource, and its person if it is personal; undefined requests nothing.
 */
export function useResource<Value>(
  key: readonly string[] | undefined,
  fetch: (api: Client) => Promise<Value>,
  { personal, aside = false, page, isStillTrue = () => true }: ResourceOptions<Value>,
): Resource<Value> {
  const services = useServices();
  const { session } = services;
  const { cache } = useSWRConfig();
  const resources = personalResources(services);
  const { departures } = resources;
  const name = key && (personal ? `${PERSONAL} ${departures} ` : '') + nameOf(key);
  const prepared = usePrepared(services, name);
  const before = name === undefined ? undefined : (cache.get(name)?.data as Kept<Value> | undefined);
  const isBack =
    before !== undefined &&
    page !== undefined &&
    (page === EVERY_PAGE || before.page === page) &&
    isStillTrue(before.value);

  async function ask(): Promise<Kept<Value>> {
    if (personal) resources.caches.add(cache);
    const token = session.token();
    // In the background: several components may share this request, but each decides whether to ask for a
    // sign-in.
    const value = await fetch(services.backgroundApi).catch((error: unknown) => {
      if (token && error instanceof ApiError && error.status === 401) resources.refused.set(error, token);
      throw error;
    });
    if (personal && resources.departures !== departures) {
      throw new Error('Who asked for this has left, so it is kept for nobody.');
    }
    return { value, page };
  }
  const { data, error, mutate } = useSWR<Kept<Value>, unknown>(prepared?.error ? null : (name ?? null), ask, {
    fallbackData: prepared && { value: prepared.value as Value, page },
    revalidateIfStale: !isBack && !prepared,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    // Going back to a page must not reuse another page's recent answer.
    dedupingInterval: 0,
    isPaused: () => personal && session.getState().status === 'guest',
  });
  const isByHand = useRef(!aside);
  useEffect(() => {
    const token = error instanceof ApiError ? resources.refused.get(error) : undefined;
    if (token && isByHand.current) session.refuse(token);
  }, [session, resources, error]);
  const isLocked = useSession().status === 'guest' && personal && name !== undefined && data === undefined;
  const reload = () => {
    isByHand.current = true;
    if (isLocked) services.signInGate.ask({ kind: 'expired' });
    else void mutate();
  };
  const refresh = () => {
    isByHand.current = !aside;
    if (!isLocked) void mutate();
  };
  useReturnFromExpiry(() => {
    if (personal) refresh();
  });
  return {
    value: data?.value,
    error: isLocked ? sessionEnded : (prepared?.error ?? error),
    reload,
    refresh,
  };
}

/**
 * Returns the resource prepared for server rendering, but only to components mounted with the page. Later
 * ones fetch it.
 */
function usePrepared(services: Services, name: string | undefined) {
  const all = preparedResources(services);
  const [first] = useState(() => ({ name, prepared: name === undefined ? undefined : all.get(name) }));
  useEffect(() => all.clear(), [all]);
  return first.name === name ? first.prepared : undefined;
}

/** Calls `onReturn` when the same person signs in again after an expired session. */
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
