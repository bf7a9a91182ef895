import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Who has an account. Usernames are stored lowercased, and so are emails, but for older ones, which are as they were typed; they are unique
 * whatever their case. Nobody has one that somebody else verified: who gave it first without verifying it has none then.
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

/** What was tried from an address, from the network that it is in, or by a person, since the first of it in a window of time. */
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
