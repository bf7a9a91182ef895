import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

export const follows = pgTable(
  'follows',
  {
    followerId: ofPerson('follower_id'),
    followedId: ofPerson('followed_id'),
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
