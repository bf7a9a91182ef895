import { and, gt, inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { sessions } from './session.table.ts';

/** Returns those of the token hashes whose session has not ended. */
export const createSessionsAmong =
  (db: Db, clock: Clock) =>
  async (tokenHashes: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(inArray(sessions.tokenHash, [...tokenHashes]), gt(sessions.expiresAt, new Date(clock()))));
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  };
