import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * What counting one more leaves in a row that counts within a window of time, as the update of an upsert whose insert
 * begins a window: a window that is over begins anew. Beyond the limit there is one number only, however many come.
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
