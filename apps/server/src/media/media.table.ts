import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** Pictures and videos. What shows one refers to its id; the files are kept in the media store. */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    /** Who uploaded it; nobody did where it was fetched. */
    ownerId: text('owner_id').references(() => people.id, { onDelete: 'set null' }),
    kind: text().$type<'picture' | 'video'>().notNull(),
    /** Once it is ready it never changes. What failed may be tried again. */
    state: text().$type<'pending' | 'ready' | 'failed'>().notNull().default('pending'),
    /** Of the files that are served. */
    contentType: text('content_type'),
    /** Bytes of all files together. */
    byteSize: integer('byte_size'),
    /** Pixels of the largest file. */
    width: integer(),
    height: integer(),
    /** Average colour, `#RRGGBB`. */
    placeholder: text(),
    /** Smallest first. Of an upload that is not ready: the files that were begun for it. */
    sources: jsonb().$type<{ url: string; width: number }[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when nothing has referred to it, as far as somebody looked; see `unused-media.ts`. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('media_owner').on(table.ownerId),
    index('media_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
    index('media_files').using('gin', table.sources.op('jsonb_path_ops')),
    check('media_ready_has_sources', sql`${table.state} <> 'ready' or ${table.sources} is not null`),
  ],
);

/** Where media come from that are fetched, and when that is tried next. */
export const mediaFetches = pgTable(
  'media_fetches',
  {
    mediaId: text('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** The name of the consumer that wants it. Only instances that know the consumer fetch it. */
    consumer: text().notNull(),
    url: text().notNull(),
    /** The host of the address, so that no host is asked too much at once. */
    host: text().notNull(),
    attempts: integer().notNull().default(0),
    /**
     * Null when there is nothing more to do. An instance that fetches it moves this on, so that it is due again by
     * itself if that instance crashes.
     */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** Why the last attempt failed. */
    reason: text(),
  },
  (table) => [
    index('media_fetches_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('media_fetches_host').on(table.host).where(sql`${table.nextAttemptAt} is not null`),
  ],
);

/** The sizes that a picture is made into. */
interface FormOfUpload {
  widths: readonly number[];
  tallest: number;
}

/** The columns of media that are ready. */
export interface MadeOfUpload {
  contentType: string;
  byteSize: number;
  width: number;
  height: number;
  placeholder?: string;
  sources: { url: string; width: number }[];
}

/** Uploads that were asked for: the files that may be sent to their addresses, and those made of them before their use. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    mediaId: text('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    /** Bytes, where the client said how many will come. */
    fileSize: integer('file_size'),
    /** The address takes nothing after this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The sizes to make of it once it is complete; null where nothing is made before it is used. */
    form: jsonb().$type<FormOfUpload>(),
    /** It is due to be prepared then. Null when there is nothing more to do. */
    prepareAt: timestamp('prepare_at', { withTimezone: true }),
    /** It belongs until then to the instance that works on it, which moves this on. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    prepared: jsonb().$type<{ form: FormOfUpload; made: MadeOfUpload }>(),
    /** Told to a person who tries to use it. */
    refusal: jsonb().$type<{ problem: string; message: string }>(),
  },
  (table) => [
    index('media_uploads_expiry').on(table.expiresAt),
    index('media_uploads_due').on(table.prepareAt).where(sql`${table.prepareAt} is not null`),
  ],
);

/** Pictures that were made when somebody asked for them, and may be made again: the oldest go when there are too many. */
export const madePictures = pgTable(
  'made_pictures',
  {
    /** What it shows, so that it changes when that does. */
    key: text().primaryKey(),
    /** Of the file in the media store. */
    name: text().notNull(),
    byteSize: integer('byte_size').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('made_pictures_oldest').on(table.madeAt), index('made_pictures_name').on(table.name)],
);

/** What all instances sign upload addresses with: one row, made by the first that needs it. */
export const uploadSecret = pgTable(
  'upload_secret',
  { only: boolean().primaryKey().default(true), secret: text().notNull() },
  (table) => [check('upload_secret_one_row', sql`${table.only}`)],
);
