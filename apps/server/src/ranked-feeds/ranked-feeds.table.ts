import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** A ranking that somebody is scrolling through: it never changes, a newer one stands beside it. */
export const feedSnapshots = pgTable(
  'feed_snapshots',
  {
    id: text().primaryKey(),
    feed: text().notNull(),
    /** Whose ranking it is; null for those that all share. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** What it was made from: while this is the same, a new one would be too. */
    basis: text().notNull(),
    size: integer().notNull(),
    builtInMs: integer('built_in_ms').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('feed_snapshots_newest').on(table.feed, table.personId, table.createdAt.desc().nullsFirst()),
    index('feed_snapshots_age').on(table.createdAt),
  ],
);

/** The rows of the rankings, from position 1. A thing that is removed leaves a gap, so nothing moves up. */
export const feedPositions = pgTable(
  'feed_positions',
  {
    snapshotId: text('snapshot_id')
      .notNull()
      .references(() => feedSnapshots.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    thingId: text('thing_id').notNull(),
    /** Why it stands there, as its area says it; null where there is nothing to say. */
    reason: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.position] })],
);
