import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { comments } from '../comments/comments.table.ts';
import { ofPerson } from '../people/people.table.ts';
import { posts } from '../posts/posts.table.ts';

/** Each notification exists at most once, and is deleted when its action is undone. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    kind: text().$type<'follow' | 'post_like' | 'comment'>().notNull(),
    actorId: ofPerson('actor_id'),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Time of the daily mail that took it up, whether it was told or not wanted; 1970 if it is older than the wish for mails. */
    digestedAt: timestamp('digested_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_newest').on(
      table.personId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('notifications_once').on(
      table.personId,
      table.actorId,
      table.kind,
      sql`coalesce(${table.commentId}, ${table.postId}, '')`,
    ),
    index('notifications_post').on(table.postId),
    index('notifications_comment').on(table.commentId),
    check('notifications_of_others', sql`${table.personId} <> ${table.actorId}`),
  ],
);
