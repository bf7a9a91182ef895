import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../kernel/log.ts';
import type { AppEnv } from './request.ts';

/** Gives every request an id, which the response repeats, and logs one line at its end. */
export const requestLog = (log: Log): MiddlewareHandler<AppEnv> =>
  async function requestLog(c, next) {
    const startedAt = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.res.headers.set('x-request-id', id);
    log.info('request', {
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      id,
    });
  };
