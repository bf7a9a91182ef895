import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Links that were sent to verify an address; of their tokens only the hashes are kept. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** A link that was used changes nothing any more. */
    usedAt: instant('used_at'),
    /** Where it put the address in the place of another: that one. */
    replaced: text(),
  },
  (table) => [
    index('email_verifications_person').on(table.personId),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
);
