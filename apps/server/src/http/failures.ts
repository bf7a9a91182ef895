import { errorBodyOf, statusOf } from '@vitrine/api';
import type { Context } from 'hono';
import { isDatabaseTrouble } from '../db/trouble.ts';
import { isDiskFull } from '../disk-full.ts';
import { DomainError } from '../domain-error.ts';
import { CLIENT_LEFT, ClientLeft } from './client-left.ts';
import type { Log } from './log.ts';
import type { AppEnv } from './request.ts';

/** A database that restarts is there again after a few seconds. */
const RETRY_AFTER_SECONDS = 5;
/** Making room on a full disk takes an operator some time. */
const FULL_DISK_SECONDS = 60;

/**
 * Turns what was thrown into an answer: refusals say their text and code, all else goes to the log only. Database
 * trouble and a full disk are temporary, so the answer has `Retry-After`.
 */
export const failureAnswer = (log: Log) => (thrown: unknown, c: Context<AppEnv>) => {
  if (thrown instanceof ClientLeft) return c.body(null, CLIENT_LEFT);
  if (!(thrown instanceof DomainError)) log.error('failure', thrown, { id: c.get('requestId') });
  const { code, retryAfter, about, allow } = refusalFor(thrown);
  c.header('cache-control', 'no-store');
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  if (allow !== undefined) c.header('allow', allow);
  const status = statusOf(code);
  if (status === 401) c.header('www-authenticate', 'Bearer');
  return c.json({ ...errorBodyOf(code), ...(about !== undefined && { about }) }, status);
};

/** The refusal that callers are told for an error. */
export function refusalFor(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isDiskFull(thrown)) return new DomainError('storage_full', { retryAfter: FULL_DISK_SECONDS });
  if (isDatabaseTrouble(thrown)) return new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  return new DomainError('internal');
}
