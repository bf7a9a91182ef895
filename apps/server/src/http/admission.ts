import type { MiddlewareHandler } from 'hono';
import { createFairTurns, type FairTurns, LineFull } from '../concurrency/fair-turns.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { networksOf, originOf, type TrustedProxies } from './client-address.ts';
import { ClientLeft } from './client-left.ts';
import { createNewcomers } from './newcomers.ts';
import type { AppEnv } from './request.ts';

/** Maximum requests handled at the same time, in all and per address; others wait in a queue. */
export interface WorkLimits {
  atOnce: number;
  atOncePerAddress: number;
}

const WAITING = { waiting: 2000, waitingEach: 200 };
/**
 * Limits of requests for files. Files are cheap, so they must not wait behind responses that need the
 * database.
 */
const FILES = { underWay: 256, underWayEach: 64, ...WAITING };
const UNLIMITED = new Set(['/livez', '/healthz', '/readyz', '/openapi.json']);
const RETRY_AFTER_SECONDS = 2;

/**
 * Admits requests in turns that are fair between addresses. If a client disconnects before its turn, its
 * request is dropped. If the queue is full, the response is 503. Health checks, the API document and uploads
 * are never queued; uploads mostly wait for the client.
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
    if (UNLIMITED.has(path)) return undefined;
    if (path.startsWith('/media/')) return method === 'PUT' ? undefined : files;
    return path.startsWith('/assets/') ? files : answers;
  };

  return async function admission(c, next) {
    const turns = turnsFor(c.req);
    if (!turns) return next();
    const key = networksOf(originOf(c, trustedProxies).address).site;
    const incoming = c.env?.incoming;
    let giveBack = () => {};
    const takeTurn = async () => {
      giveBack = await turns.take(key).catch(refuse);
      if (hasLeft(incoming)) throw new ClientLeft();
    };
    newcomers.note(incoming?.socket);

    try {
      await takeTurn();
      c.set('aside', (task) => {
        giveBack();
        return task(c.req.raw.signal).finally(takeTurn);
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

/** Whether the client has disconnected. Requests of tests have no socket. */
const hasLeft = (incoming: AppEnv['Bindings']['incoming']) =>
  incoming?.socket?.destroyed === true || incoming?.socket?.writable === false;
