import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Links that were sent to verify an address. Only hashes of their tokens are stored. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: ofPerson(),
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Address that the link replaced when it was used; null if none. */
    replaced: text(),
  },
  (table) => [
    index('email_verifications_person').on(table.personId),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
);

/** Links that were sent to reset a password. Only hashes of their tokens are stored; a used one is deleted. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: ofPerson(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_person').on(table.personId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);
