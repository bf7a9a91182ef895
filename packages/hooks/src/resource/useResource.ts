import { ApiError, type Client, commonErrors } from '@vitrine/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { nameOf, preparedResources } from './prepared-resources.ts';

/** A single thing that the server holds. */
export interface Resource<Value> {
  /** Undefined until it was answered; a later failure leaves it as it is. */
  value: Value | undefined;
  /** Why it could not be fetched, mostly an `ApiError`; undefined where nothing went wrong. */
  error: unknown;
  /** Asks again, by hand. */
  reload(): void;
  /** Asks again for a reason that is not the person's. */
  refresh(): void;
}

/** Who may ask for a resource, and when it is asked for again. */
export interface ResourceOptions<Value> {
  /**
   * Whether only signed-in people may ask. When a session ends by itself, what was fetched stays, and is asked for again
   * after the next sign-in; what was not fetched yet fails as unauthorized, and `reload` asks to sign in.
   */
  personal: boolean;
  /** Whether it stands beside what the page is for: nobody is asked to sign in for it until they ask for it again by hand. */
  aside?: boolean | undefined;
  /**
   * The page that shows it, by its history entry: going back to that page shows what it had, without a request. With
   * `EVERY_PAGE` that holds for all pages.
   */
  page?: string | undefined;
  /** Whether what the page had before may still be shown without a request. */
  isStillTrue?(value: Value): boolean;
}

/** In place of a page: what one page was answered is enough for all of them. */
export const EVERY_PAGE = 'every page';

/** What SWR keeps of a resource: with its value the page that asked for it. */
interface Kept<Value> {
  value: Value;
  page: string | undefined;
}

const sessionEnded = new ApiError('http', commonErrors.unauthorized.text, {
  status: commonErrors.unauthorized.status,
  code: 'unauthorized',
});

const PERSONAL = 'personal';

/** Drops out of SWR's caches what belonged to somebody who left. */
const personalResources = attached((services) => {
  const resources = {
    /** Where personal things are cached. */
    caches: new Set<Cache>(),
    /** How many people have left. Part of the names of personal things, so that calls of an earlier person are not reused. */
    departures: 0,
    /** The token that was refused with a failure. */
    refused: new WeakMap<object, string>(),
  };
  services.onPersonLeft(() => {
    resources.departures += 1;
    for (const cache of resources.caches) {
      for (const name of [...cache.keys()]) if (name.startsWith(`${PERSONAL} `)) cache.delete(name);
    }
  });
  return resources;
});

/**
 * A single thing that the server holds. It is fetched whenever something comes to show it, unless its page has it already (`page`).
 *
 * @param key What it is, with the person it belongs to if it is personal; undefined asks for nothing.
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
    // Quietly: several components may wait for this, and each of them says itself whether somebody is to be asked to sign in.
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
    // Going back to a page shows what the server holds then, not what another page asked for just before.
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

/** What was fetched before the page was drawn. It is for those who are in that page: whoever comes later asks. */
function usePrepared(services: Services, name: string | undefined) {
  const all = preparedResources(services);
  const [first] = useState(() => ({ name, prepared: name === undefined ? undefined : all.get(name) }));
  useEffect(() => all.clear(), [all]);
  return first.name === name ? first.prepared : undefined;
}

/** Tells when the same person has signed in again after the session ended by itself. */
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
