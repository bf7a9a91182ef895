import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const NAMES = sql.raw("username || ' ' || coalesce(name, '')");

/**
 * People with an account. Usernames and emails are stored in lower case, except older emails; both are unique
 * regardless of case. Once a person verifies an email, unverified accounts lose it.
 */
export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    username: text().notNull().unique('people_username_unique'),
    email: text(),
    name: text(),
    bio: text(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Words of both names, without accents and case. Generated. */
    foundBy: text('found_by').generatedAlwaysAs(sql`search_text(${NAMES})`),
  },
  (table) => [
    uniqueIndex('people_email_unique').on(sql`lower(${table.email})`),
    index('people_username_beginning').on(table.username.op('text_pattern_ops')),
    index('people_username_likeness').using('gin', table.username.op('gin_trgm_ops')),
    index('people_likeness').using('gin', table.foundBy.op('gin_trgm_ops')),
  ],
);

export const ofPerson = (name = 'person_id') =>
  text(name)
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
