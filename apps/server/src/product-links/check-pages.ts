import { setTimeout as pause } from 'node:timers/promises';
import { startWorker, type Worker } from '../concurrency/worker.ts';
import type { Lease } from '../db/lease.ts';
import { type Clock, HOUR, MINUTE } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { FetchFailure } from '../outbound/fetch-failure.ts';
import { BETWEEN_REQUESTS, type PoliteFetch, type Wait } from '../outbound/polite-fetch.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { pageFacts } from './page-facts.ts';
import { isHtml, PAGE_LIMITS } from './page-limits.ts';
import { refreshTarget } from './page-refresh.ts';
import type { PageToCheck, ProductChecks } from './product-checks.service.ts';
import { textOfPage } from './read-page.ts';

export interface PageChecking {
  checks: ProductChecks;
  fetch: PoliteFetch;
  lease: Lease;
  clock: Clock;
  log: Log;
  wait?: Wait;
  /** The shop's currency, US dollars by default; prices in others are ignored. */
  currency?: string | undefined;
}

/** Lease of the checking instance; longer than the slowest check of a page, including redirects. */
export const LEASE = 10 * MINUTE;
const IDLE = MINUTE;
/** Pause after a host refuses us or cannot answer. */
const REST = HOUR;

export function startPageChecks(work: PageChecking): Worker {
  const rests = new Map<string, number>();
  return startWorker({
    work: (signal) => checkPages(work, rests, signal),
    idle: IDLE,
    onFailure: (error) => work.log.error('page checks', error),
  });
}

/** Checks due pages, unless another instance does. `rests` maps avoided hosts to the end of their pause. */
export async function checkPages(
  { wait = (ms, signal) => pause(ms, undefined, { signal }), ...work }: PageChecking,
  rests: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  const { checks, lease, clock } = work;
  while (!signal.aborted) {
    for (const [host, until] of rests) if (until <= clock()) rests.delete(host);
    const due = await checks.due([...rests.keys()]);
    if (due.length === 0 || !(await lease.hold())) return;
    await Promise.all(due.map((page) => check(work, page, { rests, signal })));
    // Many due pages may need no request; the pause prevents a busy loop.
    await wait(BETWEEN_REQUESTS, signal).catch(() => {});
  }
}

async function check(
  { checks, fetch, clock, log, currency }: Omit<PageChecking, 'lease' | 'wait'>,
  page: PageToCheck,
  { rests, signal }: { rests: Map<string, number>; signal: AbortSignal },
): Promise<void> {
  try {
    const answer = await fetch(page.url, { ...PAGE_LIMITS, signal });
    const { url, contentType, bytes } = answer;
    if (!isHtml(contentType) || refreshTarget(answer) !== undefined) return await checks.toldNothing(page);
    const html = textOfPage(bytes, contentType);
    const facts = pageFacts(html, pageAddress(url) ?? page.url, currency, clock());
    await (facts.isProduct ? checks.sells(page, facts) : checks.sellsNothing(page));
  } catch (error) {
    // The check was aborted, so the page stays due.
    if (signal.aborted) return;
    if (!(error instanceof FetchFailure)) log.error('page check', error);
    if (isGone(error)) return checks.sellsNothing(page);
    await checks.toldNothing(page);
    if (isOfTheHost(error)) rests.set(page.host, clock() + REST);
  }
}

const isGone = (error: unknown) => error instanceof FetchFailure && [404, 410].includes(error.status ?? 0);

/** Whether other pages of the host would probably fail too. */
const isOfTheHost = (error: unknown) =>
  error instanceof FetchFailure && (!error.isFinal || [401, 403].includes(error.status ?? 0));
