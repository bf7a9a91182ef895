import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { posts } from '../posts/posts.table.ts';
import { people } from '../session/session.table.ts';

/** What people say of posts. */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    filtered: boolean().notNull().default(false),
    /** What the client of its person called it, so that a repeat makes no second one. */
    clientId: text('client_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('comments_newest').on(
      table.postId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('comments_person').on(table.personId, table.createdAt),
    uniqueIndex('comments_client')
      .on(table.personId, table.clientId)
      .where(sql`${table.clientId} is not null`),
  ],
);
