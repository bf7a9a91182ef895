import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../people/people.table.ts';

/** Pictures and videos. Other tables refer to their ids; the files are in the media store. */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    /** The uploader; null for fetched media and deleted uploaders. */
    ownerId: text('owner_id').references(() => people.id, { onDelete: 'set null' }),
    kind: text().$type<'picture' | 'video'>().notNull(),
    /** Files of ready media never change. Failed media could not be made, or are unused and await removal. */
    state: text().$type<'pending' | 'ready' | 'failed'>().notNull().default('pending'),
    contentType: text('content_type'),
    /** Size of all files together, in bytes. */
    byteSize: integer('byte_size'),
    /** Width of the largest file, in pixels. */
    width: integer(),
    height: integer(),
    /** Average colour, `#RRGGBB`. */
    placeholder: text(),
    /** Smallest first. For an upload that is not ready: the files begun for it. */
    sources: jsonb().$type<{ url: string; width: number }[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * Time of the check that first found the media unused; null while they are used. See `unused-media.ts`.
     */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('media_owner').on(table.ownerId),
    index('media_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
    index('media_files').using('gin', table.sources.op('jsonb_path_ops')),
    check('media_ready_has_sources', sql`${table.state} <> 'ready' or ${table.sources} is not null`),
  ],
);

export const mediaFetches = pgTable(
  'media_fetches',
  {
    mediaId: text('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Consumer that needs the picture. Only instances that know it fetch the picture. */
    consumer: text().notNull(),
    url: text().notNull(),
    /** Host of the address, to limit the requests per host. */
    host: text().notNull(),
    attempts: integer().notNull().default(0),
    /**
     * Null when nothing is left to do. Each attempt postpones it first, so that the fetch of a crashed
     * instance becomes due again.
     */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    reason: text(),
  },
  (table) => [
    index('media_fetches_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('media_fetches_host').on(table.host).where(sql`${table.nextAttemptAt} is not null`),
  ],
);

interface FormOfUpload {
  widths: readonly number[];
  tallest: number;
  isPrivate?: boolean;
}

export interface MadeOfUpload {
  kind?: 'picture' | 'video';
  contentType: string;
  byteSize: number;
  width: number;
  height: number;
  placeholder?: string;
  sources: { url: string; width: number }[];
}

/** Requested uploads, and files prepared from them in advance. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    mediaId: text('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    /** Size in bytes, once it is announced or received. */
    fileSize: integer('file_size'),
    /** The address accepts nothing after this time. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Sizes to prepare once the upload is complete; null if nothing is prepared in advance. */
    form: jsonb().$type<FormOfUpload>(),
    /** Earliest time to prepare the upload; null if no preparation is due. */
    prepareAt: timestamp('prepare_at', { withTimezone: true }),
    /** End of the working instance's lease, which it extends. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    prepared: jsonb().$type<{ form: FormOfUpload; made: MadeOfUpload }>(),
    /** Reason for refusing the file, shown when a person tries to use it. */
    refusal: jsonb().$type<{ problem: string; message: string }>(),
  },
  (table) => [
    index('media_uploads_expiry').on(table.expiresAt),
    index('media_uploads_due').on(table.prepareAt).where(sql`${table.prepareAt} is not null`),
  ],
);

/** Pictures made on request. If there are too many, the oldest are removed, as they can be made again. */
export const madePictures = pgTable(
  'made_pictures',
  {
    /** Changes with the content of the picture. */
    key: text().primaryKey(),
    name: text().notNull(),
    byteSize: integer('byte_size').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('made_pictures_oldest').on(table.madeAt), index('made_pictures_name').on(table.name)],
);

/**
 * Secret with which all instances sign upload addresses: one row, created by the first instance that needs
 * it.
 */
export const uploadSecret = pgTable(
  'upload_secret',
  { only: boolean().primaryKey().default(true), secret: text().notNull() },
  (table) => [check('upload_secret_one_row', sql`${table.only}`)],
);
