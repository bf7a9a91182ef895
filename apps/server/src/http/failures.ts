import { errorTexts, statusOf } from '@vitrine/api';
import type { Context } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { Log } from './log.ts';
import type { AppEnv } from './request.ts';

/** Turns what was thrown into an answer: refusals say their text and code, all else goes to the log only. */
export const failureAnswer = (log: Log) => (thrown: unknown, c: Context<AppEnv>) => {
  if (!(thrown instanceof DomainError)) log.error('failure', thrown, { id: c.get('requestId') });
  const { code, retryAfter, allow } = thrown instanceof DomainError ? thrown : new DomainError('internal');
  c.header('cache-control', 'no-store');
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  if (allow !== undefined) c.header('allow', allow);
  const status = statusOf(code);
  if (status === 401) c.header('www-authenticate', 'Bearer');
  return c.json({ error: errorTexts[code], code }, status);
};
