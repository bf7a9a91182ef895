import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Newest numbered change of each membership by each session. A change with a lower number comes too late. */
export const membershipChanges = pgTable(
  'membership_changes',
  {
    /** Hash of the session's token. Numbers of different sessions are not comparable. */
    session: text().notNull(),
    relation: text().notNull(),
    thingId: text('thing_id').notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.relation, table.thingId] }),
    index('membership_changes_age').on(table.relation, table.changedAt),
  ],
);
