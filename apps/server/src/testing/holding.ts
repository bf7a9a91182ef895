import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, Queries } from '../db/client.ts';

const waitingForLocks = sql`
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Writes in a transaction, starts something else, and commits only when that waits for the transaction. Resolves with the
 * result of the other.
 */
export async function holding<Result>(
  { db, kind }: Database,
  write: (tx: Queries) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: written, resolve: haveWritten } = Promise.withResolvers<void>();
  const held = db.transaction(async (tx) => {
    await write(tx);
    haveWritten();
    await mayEnd;
  });
  await Promise.race([written, held]);
  const waiting = meanwhile();
  // The embedded database has one connection, so nothing else can wait inside it or be seen waiting.
  if (kind === 'postgres')
    await expect.poll(async () => (await db.execute(waitingForLocks)).rows.length).toBeGreaterThan(0);
  end();
  const [result] = await Promise.all([waiting, held]);
  return result;
}
