import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** Number of viewers who opened a post of a person, by day of UTC. */
export const reachDays = pgTable(
  'reach_days',
  { personId: ofPerson(), day: date().notNull(), people: integer().notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.day] })],
);

/** Viewers who opened a post of a person on a day, as hashes with the salt of the day; deleted when it is over. */
export const reachViewers = pgTable(
  'reach_viewers',
  { personId: ofPerson(), day: date().notNull(), viewer: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.personId, table.day, table.viewer] }),
    index('reach_viewers_day').on(table.day),
  ],
);

/** Number of followers at the end of a day on which it changed. */
export const followerDays = pgTable(
  'follower_days',
  { personId: ofPerson(), day: date().notNull(), followers: integer().notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.day] })],
);
