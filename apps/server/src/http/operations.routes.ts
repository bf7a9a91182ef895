import openApi from '@vitrine/api/openapi.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { SECOND } from '../clock.ts';
import { createSharedRead } from '../concurrency/shared-read.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from './request.ts';

const PATIENCE = 2 * SECOND;

/** Whether the server is about to end: it still answers, but asks for no new work. */
export interface Lifecycle {
  isStopping: boolean;
}

/** While the server stops, every answer asks its client to connect anew, which leads it to another instance. */
export const sendAway =
  (lifecycle: Lifecycle): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    if (lifecycle.isStopping) c.header('connection', 'close');
  };

/** Addresses for operators (health, readiness) and for writers of clients (the document). */
export const operationsRoutes = ({ db }: Database, lifecycle: Lifecycle) => {
  // However often health is asked for, the database is asked by one statement at a time.
  const ask = createSharedRead(() => db.execute(sql`select 1`));
  return new Hono<AppEnv>()
    .get('/healthz', async (c) => {
      c.header('cache-control', 'no-store');
      if (lifecycle.isStopping) return c.json({ status: 'stopping' }, 503);
      const answers = ask().then(
        () => true,
        () => false,
      );
      const isWell = await Promise.race([answers, after(PATIENCE, false)]);
      return isWell ? c.json({ status: 'ok' }) : c.json({ status: 'database unreachable' }, 503);
    })
    .get('/openapi.json', (c) => {
      c.header('cache-control', 'public, max-age=300');
      c.header('access-control-allow-origin', '*');
      return c.json(openApi);
    });
};

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value).unref());
