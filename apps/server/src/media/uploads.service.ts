import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import { type SharedWork, shareWork } from '../concurrency/shared-work.ts';
import type { Db } from '../db/client.ts';
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import { askUpload, type UploadAsked, type UploadTicket } from './ask-upload.ts';
import { attachUpload, type Media } from './attach-upload.ts';
import { media, mediaUploads, uploadSecret } from './media.table.ts';
import type { MediaStore } from './media-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { PictureForm } from './picture-form.ts';
import { createPreparedUploads } from './prepared-uploads.ts';
import { processUpload } from './process-upload.ts';
import { receiveUpload, type SentFile } from './receive-upload.ts';
import { objectOf } from './upload-limits.ts';

export type Uploads = ReturnType<typeof createUploads>;

/** Unattached uploads are kept for this time after their address expires. */
const KEPT_FOR = 6 * HOUR;
const SWEPT_EVERY = HOUR;
/** A longer upload has stalled. */
const PATIENCE = 10 * MINUTE;

export interface UploadsOptions {
  objects: ObjectStore;
  store: MediaStore;
  /** Folder for incoming files, on the disk of the data directory. */
  drafts: string;
  clock: Clock;
  /** Time limit of an upload in milliseconds. */
  patience?: number;
  /** Maximum number of bytes that a person may upload per day; unlimited if left out. */
  mostBytesADay?: number;
  /** Called after each received file, as it may need preparation. */
  onArrived?(): void;
}

/** Uploads of people: their addresses, incoming files, and the media made of them. */
export function createUploads(
  db: Db,
  {
    objects,
    store,
    drafts,
    clock,
    patience = PATIENCE,
    mostBytesADay = Number.POSITIVE_INFINITY,
    onArrived = () => {},
  }: UploadsOptions,
) {
  const prepared = createPreparedUploads(db, {
    clock,
    make: (claimed, form, signal) => processUpload(db, { objects, store, drafts }, claimed, form, signal),
  });
  const underWay = new Map<string, AbortController>();
  const attaching = new Map<string, SharedWork<Media>>();
  const sweepNowAndThen = nowAndThen(clock, SWEPT_EVERY, sweep);
  let kept: string | undefined;

  /**
   * Removes uploads that were never attached, and files sent again after attaching. Must not run in a
   * transaction.
   */
  async function sweep(): Promise<void> {
    const over = await db
      .select({ key: mediaUploads.mediaId })
      .from(mediaUploads)
      .where(lt(mediaUploads.expiresAt, new Date(clock() - KEPT_FOR)))
      .limit(1000);
    const keys = over.map(({ key }) => key);
    for (const key of keys) await objects.remove(objectOf(key));
    await db.delete(mediaUploads).where(inArray(mediaUploads.mediaId, keys));
    const isNothing = and(inArray(media.id, keys), ne(media.state, 'ready'), isNull(media.unusedSince));
    // An instance made files of these and crashed before they were shown. `unused-media.ts` removes the
    // files.
    await db
      .update(media)
      .set({ state: 'failed', unusedSince: new Date(clock()) })
      .where(and(isNothing, isNotNull(media.sources)));
    await db.delete(media).where(isNothing);
    await removeOldDrafts(drafts, Date.now() - DAY);
  }

  /** The secret that all instances share; the first one creates it. */
  async function secret(): Promise<string> {
    if (kept !== undefined) return kept;
    await db
      .insert(uploadSecret)
      .values({ secret: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    const [held] = await db.select().from(uploadSecret);
    if (!held) throw new Error('The secret of the upload addresses could not be kept.');
    kept = held.secret;
    return kept;
  }

  return {
    async ask(personId: string, asked: UploadAsked): Promise<UploadTicket> {
      await sweepNowAndThen();
      return askUpload(db, { objects, clock, mostBytesADay, secret }, personId, asked);
    },

    /** Receives a file like `receiveUpload`, and has it prepared. */
    async receive(key: string, query: Record<string, string>, sent: SentFile): Promise<void> {
      const needs = { objects, drafts, clock, patience, mostBytesADay, underWay, secret };
      await receiveUpload(db, needs, key, query, sent);
      // The file is stored. If `noteArrival` fails, the sender only waits longer.
      await prepared.noteArrival(key).then(onArrived, () => undefined);
    },

    /**
     * Like `attachUpload`, once for all concurrent callers. Aborts once all their signals have aborted; later
     * calls start anew.
     */
    attach(personId: string, key: string, form: PictureForm, signal?: AbortSignal): Promise<Media> {
      const whose = `${personId} ${key}`;
      const begun = attaching.get(whose);
      if (begun && !begun.signal.aborted) return begun.join(signal);
      const mine = shareWork((left) =>
        attachUpload(db, { objects, store, prepared }, personId, key, form, left).finally(() => {
          if (attaching.get(whose) === mine) attaching.delete(whose);
        }),
      );
      attaching.set(whose, mine);
      return mine.join(signal);
    },

    secret,
    sweep,
    /** Prepares received uploads ahead of their use. Called repeatedly. */
    prepare: prepared.work,
    settled: prepared.settled,
    /** Milliseconds between checks for uploads to prepare, unless `onArrived` is called earlier. */
    idle: objects.presignPut ? SECOND : 5 * SECOND,
  };
}

/** Removes files of instances that crashed during an upload. */
async function removeOldDrafts(folder: string, before: number) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified !== undefined && modified < before) await rm(path, { force: true });
  }
}
