import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A person suggested to another, with the reason. */
export interface StoredSuggestion {
  id: string;
  category: 'friendsOfFriends' | 'similarInterests';
  code: string;
  count: number;
  /** Ids of people that the reason names. */
  by: string[];
}

/** Suggestions of each person, computed in the background. */
export const personalSuggestions = pgTable('personal_suggestions', {
  personId: ofPerson().primaryKey(),
  suggestions: jsonb().$type<StoredSuggestion[]>().notNull(),
  /** A text that changes with the person's follows and likes. */
  basis: text().notNull(),
  computedAt: instant('computed_at').notNull(),
});

/** People that a person does not want to be suggested. */
export const suggestionDismissals = pgTable(
  'suggestion_dismissals',
  {
    personId: ofPerson(),
    dismissedId: ofPerson('dismissed_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.dismissedId] }),
    index('suggestion_dismissals_dismissed').on(table.dismissedId),
  ],
);
