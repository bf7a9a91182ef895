import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails that are to be sent. What they say is written when they are, so that nothing secret waits here. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: text().primaryKey(),
    /** The name of the letter. Only instances that know it send it. */
    letter: text().notNull(),
    /** What the letter is about. */
    about: jsonb().$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    /** An instance that sends it moves this on, so that it is due again by itself if that instance crashes. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt)],
);
