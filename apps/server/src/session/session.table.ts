import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: ofPerson(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sessions_person').on(table.personId), index('sessions_expiry').on(table.expiresAt)],
);

/** Wrong tries to sign in, per account and address, since the start of a time window. */
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

export const addressTries = pgTable(
  'address_tries',
  {
    kind: text()
      .$type<
        | 'registration'
        | 'wrong sign-in'
        | 'verification mail'
        | 'verification mail to'
        | 'reset mail'
        | 'reset mail to'
        | 'password reset'
        | 'post'
        | 'message'
      >()
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
