import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';

const LOCK = sql`hashtextextended('product import', 0)`;

/** Until the transaction ends no other import writes, here or on another instance. */
export const keepOtherImportsOut = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/** Until the transaction ends no import writes; others who ask the same go on. */
export const keepImportsOut = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
