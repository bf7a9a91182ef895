import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The content is written at the time of sending, so no secret is stored here. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: text().primaryKey(),
    /** Only instances that know this kind of letter send the mail. */
    letter: text().notNull(),
    about: jsonb().$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    /**
     * Set to a later time by the sending instance, so that the mail is due again if the instance crashes.
     */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt)],
);
