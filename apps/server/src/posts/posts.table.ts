import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tsvector } from '../db/tsvector.ts';
import { media } from '../media/media.table.ts';
import { ofPerson } from '../people/people.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    content: text().notNull(),
    version: integer().notNull().default(1),
    filtered: boolean().notNull().default(false),
    /** Whether hashtags and `foundBy` are stored; older posts get theirs in the background. */
    hashtagsRead: boolean('hashtags_read').notNull().default(false),
    /** Words of caption, descriptions of media and labels of links, without accents and case. */
    foundBy: text('found_by').notNull().default(''),
    /** These words and their English stems. Generated. */
    words: tsvector().generatedAlwaysAs(sql`search_words(found_by)`),
    /** Id from the author's client, so that a repeated request creates no second post. */
    clientId: text('client_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('posts_newest').on(
      table.personId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_latest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_words').using('gin', table.words),
    index('posts_likeness').using('gin', table.foundBy.op('gin_trgm_ops')),
    index('posts_hashtags_unread').on(table.id).where(sql`not ${table.hashtagsRead}`),
    uniqueIndex('posts_client').on(table.personId, table.clientId).where(sql`${table.clientId} is not null`),
  ],
);

export const ofPost = () =>
  text('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/**
 * Posts whose pictures and videos are being prepared, and those that were refused. Once ready, they become
 * rows of `posts`.
 */
export const postPublications = pgTable(
  'post_publications',
  {
    personId: ofPerson(),
    clientId: text('client_id').notNull(),
    given: jsonb()
      .$type<{
        content: string;
        media: { key: string; poster?: string | undefined; alt?: string | undefined }[];
        links: { url?: string | undefined; label?: string | undefined }[];
      }>()
      .notNull(),
    /** Error code, and the part of the post that it is about. Null while the post is being prepared. */
    refusal: jsonb().$type<{ code: string; about?: string | undefined }>(),
    attempts: integer().notNull().default(0),
    /**
     * Null if there is nothing left to do. The instance that prepares the post keeps postponing it, so that
     * the post is due again if the instance crashes.
     */
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.clientId] }),
    index('post_publications_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
  ],
);

export const postMedia = pgTable(
  'post_media',
  {
    postId: ofPost(),
    position: integer().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    posterId: text('poster_id').references(() => media.id),
    alt: text(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    index('post_media_media').on(table.mediaId),
    index('post_media_poster').on(table.posterId).where(sql`${table.posterId} is not null`),
  ],
);

/** Pictures that link previews show of posts, made when they are first asked for. */
export const postSharedPictures = pgTable(
  'post_shared_pictures',
  {
    postId: ofPost().primaryKey(),
    /** Version of the post of which the picture was made. */
    version: text().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [index('post_shared_pictures_media').on(table.mediaId)],
);

/** Hashtags by the name that all spellings share. */
export const postHashtags = pgTable(
  'post_hashtags',
  { postId: ofPost(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.postId, table.name] }),
    index('post_hashtags_name').on(table.name, table.postId),
  ],
);

/** Names of all hashtags that were ever used. */
export const hashtags = pgTable(
  'hashtags',
  {
    name: text().primaryKey(),
    /** The name without accents and underscores. Generated. */
    foundBy: text('found_by').generatedAlwaysAs(sql`replace(search_text(name), ' ', '')`),
  },
  (table) => [index('hashtags_likeness').using('gin', table.foundBy.op('gin_trgm_ops'))],
);

/** Posts of which a person wants to see fewer. */
export const postDismissals = pgTable(
  'post_dismissals',
  { personId: ofPerson(), postId: ofPost(), createdAt: instant('created_at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index('post_dismissals_post').on(table.postId),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  { personId: ofPerson(), postId: ofPost(), createdAt: instant('created_at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index('post_likes_newest').on(
      table.postId,
      table.createdAt.desc().nullsFirst(),
      table.personId.desc().nullsFirst(),
    ),
  ],
);

export const postSaves = pgTable(
  'post_saves',
  { personId: ofPerson(), postId: ofPost(), createdAt: instant('created_at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index('post_saves_newest').on(
      table.personId,
      table.createdAt.desc().nullsFirst(),
      table.postId.desc().nullsFirst(),
    ),
    index('post_saves_post').on(table.postId),
  ],
);
