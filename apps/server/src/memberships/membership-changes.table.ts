import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The newest numbered change of each membership by each session; what comes later with a lower number is too late. */
export const membershipChanges = pgTable(
  'membership_changes',
  {
    /** The hash of the session's token: numbers of different sessions say nothing about each other. */
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
