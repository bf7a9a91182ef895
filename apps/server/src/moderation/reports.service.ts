import { type SQL, sql } from 'drizzle-orm';
import { reports } from './moderation.table.ts';

/** What people report. */
export type Reported = (typeof reports.$inferSelect)['kind'];

/** So many people have to report a thing before others are spared it. */
const ENOUGH = 3;

/** Whether enough people reported the thing of a kind that an expression names (D88). */
export const isReportedByMany = (kind: Reported, id: SQL): SQL<boolean> =>
  sql<boolean>`((select count(*) from ${reports} where ${reports.kind} = ${kind} and ${reports.thingId} = ${id}) >= ${ENOUGH})`;
