import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, Queries } from '../db/client.ts';

export const waitingForLocks = async ({ db }: Database): Promise<number> =>
  (
    await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length;

/**
 * Writes in a transaction, starts `meanwhile`, and commits once `waiters` statements wait for locks. Resolves
 * with the result of `meanwhile`.
 */
export async function holding<Result>(
  database: Database,
  write: (tx: Queries) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
  waiters = 1,
): Promise<Result> {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: written, resolve: haveWritten } = Promise.withResolvers<void>();
  const held = database.db.transaction(async (tx) => {
    await write(tx);
    haveWritten();
    await mayEnd;
  });
  await Promise.race([written, held]);
  const waiting = meanwhile();
  // The embedded database has one connection, so no other statement can be seen waiting.
  if (database.kind === 'postgres')
    await expect.poll(() => waitingForLocks(database)).toBeGreaterThanOrEqual(waiters);
  end();
  const [result] = await Promise.all([waiting, held]);
  return result;
}
