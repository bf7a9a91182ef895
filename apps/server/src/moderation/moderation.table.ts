import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

export const blocks = pgTable(
  'blocks',
  {
    personId: ofPerson(),
    blockedId: ofPerson('blocked_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId, table.personId),
  ],
);

export const reports = pgTable(
  'reports',
  {
    reporterId: ofPerson('reporter_id'),
    kind: text().$type<'user' | 'post' | 'comment' | 'message'>().notNull(),
    thingId: text('thing_id').notNull(),
    category: text().notNull(),
    note: text(),
    /** Text of a reported message, which its sender may delete later. */
    keptText: text('kept_text'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reporterId, table.kind, table.thingId] }),
    index('reports_thing').on(table.kind, table.thingId),
    index('reports_reporter').on(table.reporterId, table.createdAt),
  ],
);
