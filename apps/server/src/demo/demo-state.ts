import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';

/** The version of a demo that somebody took away. */
export const TAKEN_AWAY = 'taken away';

/** Until the transaction ends nobody else puts the demo in or takes it away. */
export const withoutOtherSeeds = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
