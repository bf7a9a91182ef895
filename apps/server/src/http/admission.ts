import type { MiddlewareHandler } from 'hono';
import { createFairTurns, type FairTurns, LineFull } from '../concurrency/fair-turns.ts';
import { DomainError } from '../domain-error.ts';
import { networksOf, originOf, type TrustedProxies } from './client-address.ts';
import { ClientLeft } from './client-left.ts';
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
const UNLIMITED = new Set(['/livez', '/healthz', '/readyz', '/openapi.json']);
const RETRY_AFTER_SECONDS = 2;

/**
 * Lets requests in by turns that are fair between addresses, and drops those whose client has left before their turn came: the first
 * one, or the one after something was waited for aside. Where a line is full the answer is 503. Health, the document and uploads,
 * which are mostly waiting, are not in a line.
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

/** Whether nobody reads an answer any more. Requests of tests have no socket. */
const hasLeft = (incoming: AppEnv['Bindings']['incoming']) =>
  incoming?.socket?.destroyed === true || incoming?.socket?.writable === false;
