import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Pending deliveries, one row per durable listener. The transaction that delivers a row deletes it. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Only instances that have this listener take the row. */
    listener: text().notNull(),
    about: jsonb().$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listener, table.id] })],
);
