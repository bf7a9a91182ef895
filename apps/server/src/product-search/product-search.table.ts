import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/**
 * Words of all products that were ever listed, for correcting queries. Triggers on products fill the table.
 */
export const searchVocabulary = pgTable('search_vocabulary', { word: text().primaryKey() }, (table) => [
  index('search_vocabulary_likeness').using('gin', table.word.op('gin_trgm_ops')),
]);

/** Recent queries, one row per person and query. Only the person's own feed reads them. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    personId: ofPerson(),
    query: text().notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.query] }),
    index('recent_searches_newest').on(table.personId, table.searchedAt.desc().nullsFirst()),
  ],
);
