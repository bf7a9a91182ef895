import { index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    query: text().notNull(),
    /** Normalised query: without differences of case and of spaces. */
    queryKey: text('query_key').notNull(),
    title: text(),
    /** Filters and sort order at the time of saving. */
    filters: jsonb().$type<object>().notNull().default({}),
    /**
     * Ids of the products that the search found at the time of saving, in order. Ids of deleted products
     * remain, and are skipped.
     */
    productIds: text('product_ids').array().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Products that arrived from this time on are new to the person. */
    newFrom: timestamp('new_from', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('saved_searches_query').on(table.personId, table.queryKey),
    index('saved_searches_newest').on(table.personId, table.savedAt.desc().nullsFirst(), table.id),
  ],
);
