import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The update of an upsert that counts one more within a window of time; the insert begins a window. A window that is over
 * begins anew. The count stops one above the limit, however many come.
 */
export function oneMore(
  row: { count: AnyPgColumn; windowStart: AnyPgColumn },
  { limit, overSince }: { limit: number; overSince: Date },
): { count: SQL; windowStart: SQL } {
  const isOver = sql`${row.windowStart} <= ${overSince.toISOString()}::timestamptz`;
  return {
    count: sql`case when ${isOver} then 1 else least(${row.count} + 1, ${limit + 1}::int) end`,
    windowStart: sql`case when ${isOver} then excluded.window_start else ${row.windowStart} end`,
  };
}
