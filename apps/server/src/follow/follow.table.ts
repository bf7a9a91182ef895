import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** Who follows whom, each once. */
export const follows = pgTable(
  'follows',
  {
    followerId: text('follower_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    followedId: text('followed_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followers').on(
      table.followedId,
      table.createdAt.desc().nullsFirst(),
      table.followerId.desc().nullsFirst(),
    ),
    index('follows_following').on(
      table.followerId,
      table.createdAt.desc().nullsFirst(),
      table.followedId.desc().nullsFirst(),
    ),
    check('follows_others', sql`${table.followerId} <> ${table.followedId}`),
  ],
);
