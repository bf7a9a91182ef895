import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';
import { ofPost } from '../posts/posts.table.ts';

export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    postId: ofPost(),
    personId: ofPerson(),
    content: text().notNull(),
    filtered: boolean().notNull().default(false),
    /** Id from the author's client, so that a repeated request creates no second comment. */
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
