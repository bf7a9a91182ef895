import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** State of the daily mail of each person who ever had one. Days are of UTC. */
export const digests = pgTable('digests', {
  personId: ofPerson().primaryKey(),
  /** Last day for which a mail was queued. */
  queuedOn: date('queued_on').notNull(),
  /** Last day on which a mail was handed to the mail server. */
  sentOn: date('sent_on'),
  /** Posts up to this time have been told. */
  postsUntil: timestamp('posts_until', { withTimezone: true }),
  /** `postsUntil` before the last mail, in case it cannot be sent. */
  postsBefore: timestamp('posts_before', { withTimezone: true }),
  /** Part of the link that ends these mails; it can do nothing else, so it is stored as it is. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
});
