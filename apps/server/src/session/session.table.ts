import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * People with an account. Usernames and emails are stored in lower case, except older emails, which are as typed; both
 * are unique regardless of case. Once a person verifies an email, unverified accounts lose it.
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('people_email_unique').on(sql`lower(${table.email})`),
    index('people_username_beginning').on(table.username.op('text_pattern_ops')),
    index('people_username_likeness').using('gin', table.username.op('gin_trgm_ops')),
  ],
);

/** A sign-in; of its token only the hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sessions_person').on(table.personId), index('sessions_expiry').on(table.expiresAt)],
);

/** Wrong tries to sign in to one account from one address, since the first of them. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    account: text().notNull(),
    address: text().notNull(),
    windowStart: instant('window_start').notNull(),
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.address] }),
    index('login_attempts_age').on(table.windowStart),
  ],
);

/** Attempts by address, network or person in a time window. */
export const addressTries = pgTable(
  'address_tries',
  {
    kind: text()
      .$type<'registration' | 'wrong sign-in' | 'verification mail' | 'verification mail to' | 'post'>()
      .notNull(),
    address: text().notNull(),
    windowStart: instant('window_start').notNull(),
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.address] }),
    index('address_tries_age').on(table.windowStart),
  ],
);
