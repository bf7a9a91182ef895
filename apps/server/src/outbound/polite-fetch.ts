import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import robots from 'robots-parser';
import { createOneAtATime } from '../concurrency/one-at-a-time.ts';
import { type Clock, DAY, MINUTE, SECOND } from '../kernel/clock.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type Fetched, type FetchLimits, MOST_REDIRECTS, type SafeFetch, USER_AGENT } from './safe-fetch.ts';

/** Minimum pause between two requests to a host, in milliseconds. */
export const BETWEEN_REQUESTS = 2 * SECOND;
/** Maximum `Crawl-delay` that is respected, in milliseconds. */
const LONGEST_PAUSE = MINUTE;
const RULES_FOR = DAY;
const MOST_HOSTS = 10_000;
const ROBOTS = { mostBytes: 512_000, patience: 8 * SECOND, accept: 'text/plain' };

/** Waits `ms` milliseconds, or until the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;

export interface PoliteFetchOptions {
  clock: Clock;
  wait?: Wait;
}

/** Reads a foreign page that no person requested. Throws `FetchFailure`, or the signal's reason. */
export type PoliteFetch = (url: string, limits: FetchLimits) => Promise<Fetched>;

// The types describe an ES module with a default export, but the import is the function itself.
const readRobots = robots as unknown as typeof robots.default;
type Robots = ReturnType<typeof readRobots>;

/**
 * Makes one request at a time per host, with pauses, and only to pages that robots.txt allows. Redirects
 * follow the same rules.
 */
export function createPoliteFetch(
  safeFetch: SafeFetch,
  { clock, wait = (ms, signal) => pause(ms, undefined, { signal }) }: PoliteFetchOptions,
): PoliteFetch {
  const oneAtATime = createOneAtATime();
  const mayBeAskedAt = new LRUCache<string, number>({ max: MOST_HOSTS });
  const rules = new LRUCache<string, { robots: Robots; until: number }>({ max: MOST_HOSTS });

  const ask = (url: string, limits: FetchLimits, between = BETWEEN_REQUESTS): Promise<Fetched> => {
    const { host } = new URL(url);
    return oneAtATime(host, async () => {
      const early = (mayBeAskedAt.get(host) ?? 0) - clock();
      if (early > 0) await wait(early, limits.signal);
      limits.signal?.throwIfAborted();
      try {
        return await safeFetch(url, { ...limits, followsRedirects: false });
      } finally {
        mayBeAskedAt.set(host, clock() + between);
      }
    });
  };

  async function follow(start: string, askOne: (url: string) => Promise<Fetched>): Promise<Fetched> {
    let url = start;
    for (let redirects = 0; ; redirects += 1) {
      try {
        return await askOne(url);
      } catch (error) {
        if (!(error instanceof FetchFailure) || error.location === undefined) throw error;
        if (redirects === MOST_REDIRECTS) throw new FetchFailure('refused', 'It redirects too often.');
        url = error.location;
      }
    }
  }

  /**
   * Rules of an origin's robots.txt; empty if it has none. Unreadable rules may forbid anything, so their
   * failure is thrown.
   */
  async function rulesOf(origin: string, signal: AbortSignal | undefined): Promise<Robots> {
    const known = rules.get(origin);
    if (known && clock() < known.until) return known.robots;
    const address = `${origin}/robots.txt`;
    const text = await follow(address, (url) => ask(url, { ...ROBOTS, signal })).then(
      ({ bytes }) => new TextDecoder().decode(bytes),
      (error) => {
        if (isAbsence(error)) return '';
        throw error;
      },
    );
    const read = readRobots(address, text);
    rules.set(origin, { robots: read, until: clock() + RULES_FOR });
    return read;
  }

  return (start, limits) =>
    follow(start, async (url) => {
      const { origin } = new URL(url);
      const known = await rulesOf(origin, limits.signal);
      if (known.isDisallowed(url, USER_AGENT))
        throw new FetchFailure('forbidden', `${origin}/robots.txt keeps programs away from it.`);
      const asked = (known.getCrawlDelay(USER_AGENT) ?? 0) * SECOND;
      return ask(url, limits, Math.max(BETWEEN_REQUESTS, Math.min(asked, LONGEST_PAUSE)));
    });
}

/**
 * Whether a failure means that there is no robots.txt: any 4xx (RFC 9309, 2.3.1.3), except statuses that may
 * be temporary or about this client.
 */
const isAbsence = (error: unknown): boolean =>
  error instanceof FetchFailure &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status);
