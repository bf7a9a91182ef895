import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';

/** Lets changes of a person's links run one after the other, so that they lock rows in no crossing order. */
export const lockLinksOf = (tx: Queries, personId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user links ${personId}`}, 0))`);
