import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Columns for the update of an upsert: they count one more event in a time window, or start a new window if
 * the last is over. The count stops one above the limit.
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
