import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Who keeps whom away, each once. */
export const blocks = pgTable(
  'blocks',
  {
    personId: person('person_id'),
    blockedId: person('blocked_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId, table.personId),
  ],
);

/** What people reported, each thing once by each of them. */
export const reports = pgTable(
  'reports',
  {
    reporterId: person('reporter_id'),
    kind: text().$type<'user' | 'post' | 'comment'>().notNull(),
    thingId: text('thing_id').notNull(),
    category: text().notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reporterId, table.kind, table.thingId] }),
    index('reports_thing').on(table.kind, table.thingId),
    index('reports_reporter').on(table.reporterId, table.createdAt),
  ],
);
