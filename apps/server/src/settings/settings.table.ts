import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** People without a row have the defaults. */
export const contentFilterSettings = pgTable('content_filter_settings', {
  personId: ofPerson().primaryKey(),
  hideFilteredContent: boolean('hide_filtered_content').notNull(),
  autoReject: boolean('auto_reject').notNull(),
});

/** People without a row have the defaults. */
export const notificationSettings = pgTable('notification_settings', {
  personId: ofPerson().primaryKey(),
  likes: boolean().notNull(),
  comments: boolean().notNull(),
  follows: boolean().notNull(),
  posts: boolean().notNull(),
  emailNotifications: boolean('email_notifications').notNull(),
  pushNotifications: boolean('push_notifications').notNull(),
  /** Time since which posts are wanted by mail; null if they never were, or the mails were ended. */
  emailSince: timestamp('email_since', { withTimezone: true }),
});
