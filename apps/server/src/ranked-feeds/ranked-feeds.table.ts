import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../people/people.table.ts';

/** A ranking that readers scroll through. It never changes; newer rankings are separate rows. */
export const feedSnapshots = pgTable(
  'feed_snapshots',
  {
    id: text().primaryKey(),
    feed: text().notNull(),
    /** Owner of a personal ranking; null for shared ones. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** Fingerprint of the inputs: while it is the same, a new ranking would be too. */
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

/** Rows of rankings, from position 1. A removed thing leaves a gap, so that no other row moves. */
export const feedPositions = pgTable(
  'feed_positions',
  {
    snapshotId: text('snapshot_id')
      .notNull()
      .references(() => feedSnapshots.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    thingId: text('thing_id').notNull(),
    reason: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.position] })],
);
