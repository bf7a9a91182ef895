import { sql } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';

/** Keeps other instances from planting or removing the demo until the transaction ends. */
export const withoutOtherSeeds = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
