import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Work that one instance does for all, and which one that is. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
