import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inTransaction } from '../events/event.ts';
import { type Reported, reported } from './moderation.events.ts';
import { reports } from './moderation.table.ts';

/** Number of people that must report a thing before it is filtered. */
const ENOUGH = 3;

/** Condition: enough people reported the thing (D88). */
export const isReportedByMany = (kind: Reported, id: SQL): SQL<boolean> =>
  sql<boolean>`((select count(*) from ${reports} where ${reports.kind} = ${kind} and ${reports.thingId} = ${id}) >= ${ENOUGH})`;

export const coverReported = (kind: Reported, table: PgTable & { id: PgColumn; filtered: PgColumn }) =>
  inTransaction(reported, async (tx, about) => {
    if (about.kind !== kind) return;
    await tx.execute(sql`
      update ${table} set ${sql.identifier(table.filtered.name)} = true
      where ${table.id} = ${about.id} and ${isReportedByMany(kind, sql`${table.id}`)}`);
  });
