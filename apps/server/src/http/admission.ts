import type { MiddlewareHandler } from 'hono';
import { createFairTurns, type FairTurns, LineFull } from '../concurrency/fair-turns.ts';
import { DomainError } from '../domain-error.ts';
import { networksOf, originOf, type TrustedProxies } from './client-address.ts';
import { createNewcomers } from './newcomers.ts';
import type { AppEnv } from './request.ts';

/** How many requests are worked on at the same time; what is more waits in a line. */
export interface WorkLimits {
  atOnce: number;
  atOncePerAddress: number;
}

const WAITING = { waiting: 2000, waitingEach: 200 };
/** Files cost little; they must not wait behind answers of the database. */
const FILES = { underWay: 256, underWayEach: 64, ...WAITING };
const RETRY_AFTER_SECONDS = 2;
/** As proxies note it down: the client closed the connection, so nobody gets an answer. */
const CLIENT_LEFT = 499 as never;

/**
 * Lets requests in by turns that are fair between addresses, and drops those whose client has left before their turn came.
 * Where a line is full the answer is 503. Health, the document and uploads, which are mostly waiting, are not in a line.
 */
export function admission({
  work,
  trustedProxies,
}: {
  work: WorkLimits;
  trustedProxies: TrustedProxies;
}): MiddlewareHandler<AppEnv> {
  const newcomers = createNewcomers();
  const files = createFairTurns(FILES);
  const answers = createFairTurns({
    underWay: work.atOnce,
    underWayEach: work.atOncePerAddress,
    ...WAITING,
  });
  const turnsFor = ({ method, path }: { method: string; path: string }): FairTurns | undefined => {
    if (path === '/healthz' || path === '/openapi.json') return undefined;
    if (path.startsWith('/media/')) return method === 'PUT' ? undefined : files;
    return path.startsWith('/assets/') ? files : answers;
  };

  return async function admission(c, next) {
    const turns = turnsFor(c.req);
    if (!turns) return next();
    const key = networksOf(originOf(c, trustedProxies).address).site;
    const take = () => turns.take(key).catch(refuse);
    const incoming = c.env?.incoming;
    newcomers.note(incoming?.socket);

    let giveBack = await take();
    try {
      if (hasLeft(incoming)) return c.body(null, CLIENT_LEFT);
      c.set('aside', async (task) => {
        giveBack();
        try {
          return await task();
        } finally {
          giveBack = await take();
        }
      });
      await next();
    } finally {
      const comingIn = newcomers.areIn();
      if (comingIn) void comingIn.then(giveBack);
      else giveBack();
    }
  };
}

function refuse(error: unknown): never {
  if (error instanceof LineFull) throw new DomainError('busy', { retryAfter: RETRY_AFTER_SECONDS });
  throw error;
}

/** Whether nobody reads an answer any more. Requests of tests have no socket. */
const hasLeft = (incoming: AppEnv['Bindings']['incoming']) =>
  incoming?.socket?.destroyed === true || incoming?.socket?.writable === false;
