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
import { media } from '../media/media.table.ts';
import { people } from '../session/session.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const personId = () =>
  text('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const postId = () =>
  text('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/** What people published. */
export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    personId: personId(),
    content: text().notNull(),
    /** Grows with every edit. */
    version: integer().notNull().default(1),
    filtered: boolean().notNull().default(false),
    /** What the client of its person called it, so that a repeat makes no second one. */
    clientId: text('client_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('posts_newest').on(
      table.personId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('posts_client').on(table.personId, table.clientId).where(sql`${table.clientId} is not null`),
  ],
);

/** Posts whose pictures and videos are being prepared, and those that were refused then. They are posts once they are ready. */
export const postPublications = pgTable(
  'post_publications',
  {
    personId: personId(),
    clientId: text('client_id').notNull(),
    given: jsonb()
      .$type<{
        content: string;
        media: { key: string; poster?: string | undefined; alt?: string | undefined }[];
        links: { url?: string | undefined; label?: string | undefined }[];
      }>()
      .notNull(),
    /** Code of the refusal, and the part that it is about; null while it is being prepared. */
    refusal: jsonb().$type<{ code: string; about?: string | undefined }>(),
    attempts: integer().notNull().default(0),
    /**
     * Null when there is nothing more to do. An instance that prepares it moves this on as long as it runs, so that it is due again
     * by itself if that instance crashes.
     */
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.clientId] }),
    index('post_publications_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
  ],
);

/** Pictures and videos of posts, in their order. */
export const postMedia = pgTable(
  'post_media',
  {
    postId: postId(),
    position: integer().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    /** Of a video: what is seen before it runs. */
    posterId: text('poster_id').references(() => media.id),
    alt: text(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    index('post_media_media').on(table.mediaId),
    index('post_media_poster').on(table.posterId).where(sql`${table.posterId} is not null`),
  ],
);

/** Who likes which post, at most once. */
export const postLikes = pgTable(
  'post_likes',
  { personId: personId(), postId: postId(), createdAt: instant('created_at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index('post_likes_newest').on(
      table.postId,
      table.createdAt.desc().nullsFirst(),
      table.personId.desc().nullsFirst(),
    ),
  ],
);

/** Who saved which post, at most once. */
export const postSaves = pgTable(
  'post_saves',
  { personId: personId(), postId: postId(), createdAt: instant('created_at').notNull().defaultNow() },
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
