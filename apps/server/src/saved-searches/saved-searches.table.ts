import { index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** The searches that people keep. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    query: text().notNull(),
    /** The query without what people do not mean by it: case, and how many spaces. */
    queryKey: text('query_key').notNull(),
    title: text(),
    /** How its results were narrowed and ordered when it was saved. */
    filters: jsonb().$type<object>().notNull().default({}),
    /** The products it found when it was saved, in their order. One that is gone since is passed over. */
    productIds: text('product_ids').array().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Products that came from this moment on are new to the person. */
    newFrom: timestamp('new_from', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('saved_searches_query').on(table.personId, table.queryKey),
    index('saved_searches_newest').on(table.personId, table.savedAt.desc().nullsFirst(), table.id),
  ],
);
