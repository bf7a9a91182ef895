import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** Every word that a product was ever found by: what a misspelt word is compared with. Triggers on products fill it. */
export const searchVocabulary = pgTable('search_vocabulary', { word: text().primaryKey() }, (table) => [
  index('search_vocabulary_likeness').using('gin', table.word.op('gin_trgm_ops')),
]);

/** What people looked for lately: one row for a query, however often it was typed. Read by their own feed only. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    query: text().notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.query] }),
    index('recent_searches_newest').on(table.personId, table.searchedAt.desc().nullsFirst()),
  ],
);
