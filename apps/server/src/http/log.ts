import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './request.ts';

type Fields = Record<string, string | number>;

/** Where the server says what it does: one line an event, never a body, a token or a query. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
}

/** A log that keeps silent. */
export const noLog: Log = { info: () => {}, error: () => {} };

/** Lines for people on a terminal, JSON for machines elsewhere. */
export function createLog(out: NodeJS.WriteStream = process.stdout, now: () => Date = () => new Date()): Log {
  // A closed pipe must not end the server.
  out.on('error', () => {});
  const write = (level: 'info' | 'error', event: string, fields: Fields) => {
    const time = now().toISOString();
    const line = out.isTTY
      ? `${time.slice(11, 19)} ${level === 'error' ? 'ERROR ' : ''}${forPeople(event, fields)}`
      : JSON.stringify({ time, level, event, ...fields });
    out.write(`${line}\n`);
  };
  return {
    info: (event, fields = {}) => write('info', event, fields),
    error: (event, error, fields = {}) => write('error', event, { ...fields, ...told(error) }),
  };
}

function forPeople(event: string, fields: Fields): string {
  if (event === 'request') return `${fields.status} ${fields.method} ${fields.path} ${fields.ms} ms`;
  const told = Object.entries(fields).map(([name, value]) => `${name} ${value}`);
  return `${event}: ${told.join(', ')}`;
}

/**
 * What may be written down of an error. The message of a failed query holds its parameters, so of those
 * only what the database itself says is kept.
 */
function told(error: unknown): Fields {
  // Errors of the embedded database come from another realm, so `instanceof` fails.
  if (typeof error !== 'object' || error === null) return { error: `thrown: ${typeof error}` };
  if ('query' in error && 'params' in error && 'cause' in error) return told(error.cause);
  const { code, name, message, stack } = error as Partial<Error & { code: unknown }>;
  return {
    error: [code, name, message].filter((part) => typeof part === 'string').join(' '),
    stack: framesOf(stack),
  };
}

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ');

/** Gives every request an id, answers with it, and writes a line when it is done. */
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
