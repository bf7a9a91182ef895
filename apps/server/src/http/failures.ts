import { errorBodyOf, statusOf } from '@vitrine/api';
import type { Context } from 'hono';
import { isDatabaseTrouble } from '../db/trouble.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Log } from '../kernel/log.ts';
import { CLIENT_LEFT, ClientLeft } from './client-left.ts';
import { isDiskFull } from './disk-full.ts';
import type { AppEnv } from './request.ts';

/** Seconds after which a client may repeat a request: a restarted database is usually back by then. */
const RETRY_AFTER_SECONDS = 5;
/** Seconds after which a client may repeat a request: an operator needs time to make room on a full disk. */
const FULL_DISK_SECONDS = 60;

/**
 * Turns a thrown error into a response. Refusals keep their code; other errors are logged, and become
 * `internal`, or `unavailable` or `storage_full` with `Retry-After` if they are temporary.
 */
export const failureAnswer = (log: Log) => (thrown: unknown, c: Context<AppEnv>) => {
  if (thrown instanceof ClientLeft) return c.body(null, CLIENT_LEFT);
  if (!(thrown instanceof DomainError)) log.error('failure', thrown, { id: c.get('requestId') });
  const { code, retryAfter, about, allow, details } = refusalFor(thrown);
  c.header('cache-control', 'no-store');
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  if (allow !== undefined) c.header('allow', allow);
  const status = statusOf(code);
  if (status === 401) c.header('www-authenticate', 'Bearer');
  const more = { ...(about !== undefined && { about }), ...(details !== undefined && { details }) };
  return c.json({ ...errorBodyOf(code), ...more }, status);
};

export function refusalFor(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isDiskFull(thrown)) return new DomainError('storage_full', { retryAfter: FULL_DISK_SECONDS });
  if (isDatabaseTrouble(thrown)) return new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  return new DomainError('internal');
}
