import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ofPost } from '../posts/posts.table.ts';

export const postLinks = pgTable(
  'post_links',
  {
    id: text().primaryKey(),
    postId: ofPost(),
    position: integer().notNull(),
    url: text().notNull(),
    /** Normalized page of the address, as in `products`. */
    linkKey: text('link_key').notNull(),
    label: text().notNull(),
    /** Preview of the link at its owner's last positive verdict. */
    preview: jsonb().$type<unknown>(),
    confirmedAccurate: boolean('confirmed_accurate'),
    /** Not read any more (`user_links.pinned_at`); instances of the release before still write it. */
    pinned: boolean().notNull().default(false),
  },
  (table) => [
    index('post_links_post').on(table.postId, table.position),
    // Links are too long for a B-tree index.
    index('post_links_url').using('hash', table.url),
    index('post_links_page').using('hash', table.linkKey),
  ],
);
