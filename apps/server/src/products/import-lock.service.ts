import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';

const LOCK = sql`hashtextextended('product import', 0)`;

/** Keeps other imports, here and on other instances, from writing until the transaction ends. */
export const keepOtherImportsOut = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/** Keeps imports from writing until the transaction ends. Several transactions may hold this lock at once. */
export const keepImportsOut = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
