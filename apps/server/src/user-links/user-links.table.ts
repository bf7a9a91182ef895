import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';
import { ofPost } from '../posts/posts.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Links that people show: one row for each person and page. */
export const userLinks = pgTable(
  'user_links',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    /** Hash of the page (`pageHashOf`), as addresses are too long for an index. */
    page: text().notNull(),
    url: text().notNull(),
    label: text().notNull(),
    /** Whether the person wrote the label here, so that labels of posts do not replace it. */
    isLabelled: boolean('is_labelled').notNull().default(false),
    /** Whether the person added it or put it into a list. Others are shown while a post has them. */
    isAdded: boolean('is_added').notNull().default(false),
    /** Preview at its owner's last positive verdict. */
    preview: jsonb().$type<unknown>(),
    confirmedAccurate: boolean('confirmed_accurate'),
    /** Place among the pinned links; null if it is not pinned. */
    pinnedAt: integer('pinned_at'),
    /** Time of its deletion. The row stays, so that posts with the link do not bring it back. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_links_page').on(table.personId, table.page),
    index('user_links_newest').on(
      table.personId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('user_links_deleted').on(table.personId).where(sql`${table.deletedAt} is not null`),
    index('user_links_pinned').on(table.personId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
  ],
);

const ofLink = () =>
  text('link_id')
    .notNull()
    .references(() => userLinks.id, { onDelete: 'cascade' });

/** Links of posts, and the links of their author that they are. */
export const userLinkPosts = pgTable(
  'user_link_posts',
  {
    /** Id of the link in the post. */
    postLinkId: text('post_link_id').primaryKey(),
    linkId: ofLink(),
    postId: ofPost(),
  },
  (table) => [index('user_link_posts_link').on(table.linkId), index('user_link_posts_post').on(table.postId)],
);

export const linkLists = pgTable(
  'link_lists',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    name: text().notNull(),
    isPublic: boolean('is_public').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('link_lists_newest').on(
      table.personId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export const linkListEntries = pgTable(
  'link_list_entries',
  {
    listId: text('list_id')
      .notNull()
      .references(() => linkLists.id, { onDelete: 'cascade' }),
    linkId: ofLink(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.linkId] }),
    index('link_list_entries_newest').on(
      table.listId,
      table.addedAt.desc().nullsFirst(),
      table.linkId.desc().nullsFirst(),
    ),
    index('link_list_entries_link').on(table.linkId),
  ],
);

/** Number of openings of each link by others, by day of UTC and place. */
export const linkOpenings = pgTable(
  'link_openings',
  {
    linkId: ofLink(),
    day: date().notNull(),
    place: text().$type<'post' | 'list'>().notNull(),
    openings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.place] })],
);

/** Viewers who opened a link on a day, as hashes with the salt of the day; deleted when it is over. */
export const linkViewers = pgTable(
  'link_viewers',
  { linkId: ofLink(), day: date().notNull(), viewer: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.linkId, table.day, table.viewer] }),
    index('link_viewers_day').on(table.day),
  ],
);
