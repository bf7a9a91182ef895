import openApi from '@vitrine/api/openapi.json' with { type: 'json' };
import { Hono, type MiddlewareHandler } from 'hono';
import { createSharedRead } from '../concurrency/shared-read.ts';
import { SECOND } from '../kernel/clock.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import { isDiskFull } from './disk-full.ts';
import type { AppEnv } from './request.ts';

const PATIENCE = 2 * SECOND;

/**
 * Closes connections after their response while the server stops, so that clients reconnect to another
 * instance.
 */
export const sendAway =
  (lifecycle: Lifecycle): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    if (lifecycle.isStopping) c.header('connection', 'close');
  };

type Status = 'ok' | 'stopping' | 'disk full' | 'database unreachable';

/**
 * Routes for operators, and the API document for authors of clients. If `/livez` does not answer, restart the
 * process. `/healthz`, also called `/readyz`, tells whether it can take requests.
 *
 * @param read Reads the first product of the front page, as a check of the database.
 */
export const operationsRoutes = (read: () => Promise<unknown>, lifecycle: Lifecycle) => {
  // Parallel health requests share one query to the database.
  const ask = createSharedRead(read);
  async function status(): Promise<Status> {
    if (lifecycle.isStopping) return 'stopping';
    const answers = ask().then(
      (): Status => 'ok',
      (error: unknown): Status => (isDiskFull(error) ? 'disk full' : 'database unreachable'),
    );
    return Promise.race([answers, after<Status>(PATIENCE, 'database unreachable')]);
  }

  return new Hono<AppEnv>()
    .get('/livez', (c) => {
      c.header('cache-control', 'no-store');
      return c.json({ status: 'ok' });
    })
    .on('GET', ['/healthz', '/readyz'], async (c) => {
      c.header('cache-control', 'no-store');
      const now = await status();
      return c.json({ status: now }, now === 'ok' ? 200 : 503);
    })
    .get('/openapi.json', (c) => {
      c.header('cache-control', 'public, max-age=300');
      c.header('access-control-allow-origin', '*');
      return c.json(openApi);
    });
};

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value).unref());
