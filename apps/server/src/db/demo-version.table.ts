import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

export const demoVersion = pgTable(
  'demo_version',
  { only: boolean().primaryKey().default(true), version: text().notNull() },
  (table) => [check('demo_version_one_row', sql`${table.only}`)],
);

/** Version of a demo that was removed. */
export const TAKEN_AWAY = 'taken away';
