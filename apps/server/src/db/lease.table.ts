import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names of work that only one instance does, and the instance that holds it. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
