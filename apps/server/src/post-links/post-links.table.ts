import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { posts } from '../posts/posts.table.ts';

/** Links of posts, in their order. */
export const postLinks = pgTable(
  'post_links',
  {
    id: text().primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    label: text().notNull(),
    /** What was behind it when its owner last said something of it. */
    preview: jsonb().$type<unknown>(),
    confirmedAccurate: boolean('confirmed_accurate'),
    pinned: boolean().notNull().default(false),
  },
  (table) => [
    index('post_links_post').on(table.postId, table.position),
    // Links are too long for a B-tree index.
    index('post_links_url').using('hash', table.url),
  ],
);
