import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import { createFairTurns } from '../concurrency/fair-turns.ts';
import { type SharedWork, shareWork } from '../concurrency/shared-work.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { keepPicture } from './keep-picture.ts';
import { type MadeOfUpload, media, mediaUploads, uploadSecret } from './media.table.ts';
import { holdFiles, namesIn, removeFile } from './media-files.ts';
import { type Announce, type MediaStore, mediaAddress } from './media-store.ts';
import { mediaTurns, workOfVideo } from './media-turns.ts';
import type { ByteRange, FoundObject, ObjectStore } from './object-store.ts';
import { type PictureForm, PictureRefused } from './picture-form.ts';
import { type ClaimedUpload, createPreparedUploads } from './prepared-uploads.ts';
import { receiveFile } from './receive-file.ts';
import { pixelsOf } from './render-picture.ts';
import { rewriteVideo } from './rewrite-video.ts';
import { UploadRefused } from './upload-refused.ts';
import { allowedBy, uploadAddress } from './upload-signature.ts';
import { VideoRefused } from './video/video-refused.ts';

export type Uploads = ReturnType<typeof createUploads>;
export type Media = typeof media.$inferSelect;

/** Types that are taken. Pictures are made anew; videos are looked into and kept in the container they came in. */
export const UPLOAD_TYPES = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/avif': 'picture',
  'image/gif': 'picture',
  'video/mp4': 'video',
  'video/webm': 'video',
} as const satisfies Record<string, Media['kind']>;
type UploadType = keyof typeof UPLOAD_TYPES;

/** Bytes that an upload may have. */
export const MOST_UPLOAD_BYTES: Record<Media['kind'], number> = { picture: 20_000_000, video: 100_000_000 };
/** Seconds that a video may take: browsers and servers round them otherwise. */
const MOST_VIDEO_SECONDS = 60.5;
/** Uploads of one person that were not attached yet. */
const MOST_WAITING = 30;
/** How long an address takes an upload. */
const GOOD_FOR = 15 * MINUTE;
/** How long what was uploaded and not attached is kept after that. */
const KEPT_FOR = 6 * HOUR;
const SWEPT_EVERY = HOUR;
/** An upload that takes longer came to a stop. */
const PATIENCE = 10 * MINUTE;
/** Bytes read from the beginning of a picture to find its number of pixels. */
const BEGINNING = 4_000_000;
/** Limits of beginnings in memory at the same time. */
const BEGINNINGS = {
  underWay: 4,
  underWayEach: 1,
  waiting: Number.POSITIVE_INFINITY,
  waitingEach: Number.POSITIVE_INFINITY,
};

/** What a client needs to upload a file. */
export interface UploadTicket {
  /** What the upload is attached by. */
  key: string;
  /** Where the file is PUT to; relative to this server where that takes it itself. */
  url: string;
  /** Headers that have to be sent with it as they are. */
  headers: Record<string, string>;
}

export interface UploadsOptions {
  objects: ObjectStore;
  store: MediaStore;
  /** A folder on the disk of the data directory, for files that come in. */
  drafts: string;
  clock: Clock;
  /** Milliseconds that an upload may take. */
  patience?: number;
  /** Bytes that one person may upload per day; unlimited if left out. */
  mostBytesADay?: number;
  /** Called once there is an upload to prepare. */
  onArrived?(): void;
}

/** Files that people upload: addresses for them, what comes in there, and media made of it. */
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
  const prepared = createPreparedUploads(db, { clock, make });
  const underWay = new Map<string, AbortController>();
  const attaching = new Map<string, SharedWork<Media>>();
  const beginnings = createFairTurns(BEGINNINGS);
  let sweptAt = Number.NEGATIVE_INFINITY;
  let secret: string | undefined;

  /**
   * Gives an address to which one file may be sent, once. With its size, the file goes straight to the store if it
   * supports that, and no other size is accepted. The file is prepared in the given form, if there is one, once it is complete.
   * Throws `UploadRefused` (`type`, `size`, `too many`, `used up`).
   */
  async function ask(
    personId: string,
    {
      contentType,
      fileSize,
      form,
    }: { contentType: string; fileSize?: number | undefined; form?: PictureForm },
  ): Promise<UploadTicket> {
    if (!isUploadType(contentType))
      throw new UploadRefused(
        'type',
        `${contentType} is not taken; give ${Object.keys(UPLOAD_TYPES).join(', ')}.`,
      );
    const kind = UPLOAD_TYPES[contentType];
    if (fileSize !== undefined) checkSize(fileSize, kind);
    await sweepNowAndThen();
    const now = new Date(clock());
    const expiresAt = new Date(now.getTime() + GOOD_FOR);
    const key = newId();
    // Files that go straight to the store are looked for there.
    const prepareAt =
      form && fileSize !== undefined && objects.presignPut ? new Date(now.getTime() + SECOND) : null;
    await db.transaction(async (tx) => {
      await holdUploadsOf(tx, personId);
      const [waiting] = await tx
        .select({ uploads: count() })
        .from(mediaUploads)
        .innerJoin(media, eq(media.id, mediaUploads.mediaId))
        .where(and(eq(media.ownerId, personId), ne(media.state, 'ready')));
      if ((waiting?.uploads ?? 0) >= MOST_WAITING)
        throw new UploadRefused('too many', 'Too many uploads were begun and not finished. Try again later.');
      await checkRoom(tx, personId, fileSize ?? 1);
      await tx.insert(media).values({ id: key, ownerId: personId, kind, createdAt: now });
      await tx
        .insert(mediaUploads)
        .values({ mediaId: key, contentType, fileSize, expiresAt, form, prepareAt });
    });
    if (fileSize !== undefined && objects.presignPut) {
      const upload = { contentType, fileSize, expiresAt };
      return { key, ...(await objects.presignPut(objectOf(key), upload, now)) };
    }
    const allowed = { key, contentType, fileSize, expiresAt: expiresAt.getTime() };
    return {
      key,
      url: uploadAddress(allowed, await ourSecret()),
      headers: { 'content-type': contentType },
    };
  }

  /**
   * Takes a file that comes in at an address of ours. Of several, the first that is complete is kept. Throws
   * `UploadRefused`.
   */
  async function receive(
    key: string,
    query: Record<string, string>,
    sent: {
      contentType: string;
      length: number | undefined;
      body: ReadableStream<Uint8Array> | null;
      /** Called when it will be read, with the milliseconds that it may take. */
      onAllowed?(patience: number): void;
    },
  ): Promise<void> {
    const allowed = allowedBy(key, query, await ourSecret());
    if (!allowed || !isUploadType(allowed.contentType))
      throw new UploadRefused('address', 'This address was not given for an upload, or it was changed.');
    if (clock() >= allowed.expiresAt)
      throw new UploadRefused('expired', 'The time for this upload is over. Ask for another address.');
    if (sent.contentType.toLowerCase() !== allowed.contentType)
      throw new UploadRefused('address', `This address takes ${allowed.contentType} and nothing else.`);
    if (sent.length !== undefined && allowed.fileSize !== undefined && sent.length !== allowed.fileSize)
      throw new UploadRefused('address', `This address takes ${allowed.fileSize} bytes and nothing else.`);
    const mostBytes = MOST_UPLOAD_BYTES[UPLOAD_TYPES[allowed.contentType]];
    if (sent.length !== undefined && sent.length > mostBytes)
      throw new UploadRefused('size', `The file is larger than the ${mostBytes} bytes that are allowed.`);
    const ownerId = await checkFree(key);
    sent.onAllowed?.(patience);

    // A client that sends anew after a lost connection must not wait for its first attempt to time out.
    underWay.get(key)?.abort();
    const mine = new AbortController();
    underWay.set(key, mine);
    const path = join(drafts, randomUUID());
    try {
      const limits = { mostBytes, exactly: allowed.fileSize, patience, signal: mine.signal };
      await receiveFile(sent.body, path, limits);
      if (allowed.fileSize === undefined && ownerId !== null)
        await noteSize(key, ownerId, (await stat(path)).size);
      if (!(await objects.putOnce(objectOf(key), { path }, allowed.contentType))) throw taken();
      // It is there; that nobody hears of it costs its sender a wait, and no more.
      await prepared.noteArrival(key).then(onArrived, () => undefined);
    } finally {
      await rm(path, { force: true });
      if (underWay.get(key) === mine) underWay.delete(key);
    }
  }

  /** Returns the owner of the upload. */
  async function checkFree(key: string): Promise<string | null> {
    const [asked] = await db
      .select({ state: media.state, ownerId: media.ownerId })
      .from(media)
      .where(eq(media.id, key));
    if (!asked) throw new UploadRefused('expired', 'The time for this upload is over.');
    if (asked.state !== 'pending' || (await objects.sizeOf(objectOf(key))) !== undefined) throw taken();
    return asked.ownerId;
  }

  /**
   * Throws `UploadRefused` (`used up`) if a person has no quota left for `bytes` more. Deleted media count until their
   * files and rows are removed.
   */
  async function checkRoom(tx: Queries, personId: string, bytes: number): Promise<void> {
    if (mostBytesADay === Number.POSITIVE_INFINITY) return;
    const [sent] = await tx
      .select({
        bytes: sql<string>`coalesce(sum(greatest(${media.byteSize}, ${mediaUploads.fileSize})), 0)`,
        first: sql<Date | string>`coalesce(min(${media.createdAt}), now())`,
      })
      .from(media)
      .leftJoin(mediaUploads, eq(mediaUploads.mediaId, media.id))
      .where(and(eq(media.ownerId, personId), gt(media.createdAt, new Date(clock() - DAY))));
    if (!sent || Number(sent.bytes) + bytes <= mostBytesADay) return;
    const untilFirstIsOver = new Date(sent.first).getTime() + DAY - clock();
    throw new UploadRefused('used up', 'As much was uploaded as one person may in a day. Try again later.', {
      retryAfter: Math.max(1, Math.ceil(untilFirstIsOver / SECOND)),
    });
  }

  /** Records the size of a file that was sent without one, if the quota allows it. */
  async function noteSize(key: string, personId: string, bytes: number): Promise<void> {
    await db.transaction(async (tx) => {
      await holdUploadsOf(tx, personId);
      await checkRoom(tx, personId, bytes);
      await tx.update(mediaUploads).set({ fileSize: bytes }).where(eq(mediaUploads.mediaId, key));
    });
  }

  /**
   * Makes media of what a person uploaded: a picture in the given form, a video without metadata. A repeat gives the
   * same result. An invalid file is deleted. Ends once all who asked have left by their signals, and may be asked for
   * again. Throws `UploadRefused` (`unknown`, `missing`, `size`, `length`, `content`).
   */
  function attach(personId: string, key: string, form: PictureForm, signal?: AbortSignal): Promise<Media> {
    const whose = `${personId} ${key}`;
    const begun = attaching.get(whose);
    if (begun && !begun.signal.aborted) return begun.join(signal);
    const mine = shareWork((left) =>
      attachNow(personId, key, form, left).finally(() => {
        if (attaching.get(whose) === mine) attaching.delete(whose);
      }),
    );
    attaching.set(whose, mine);
    return mine.join(signal);
  }

  async function attachNow(
    personId: string,
    key: string,
    form: PictureForm,
    signal: AbortSignal,
  ): Promise<Media> {
    const [asked] = await db
      .select()
      .from(media)
      .innerJoin(mediaUploads, eq(mediaUploads.mediaId, media.id))
      .where(and(eq(media.id, key), eq(media.ownerId, personId)));
    const kept = asked?.media.state === 'ready' ? await keptAnew(key) : undefined;
    if (kept) return kept;
    if (asked?.media.state !== 'pending')
      throw new UploadRefused('unknown', 'There is no such upload. Upload the file again.');
    const isStillPending = and(eq(media.id, key), eq(media.state, 'pending'));
    // Files of an attempt that crashed, or of one in another form.
    let begun: { url: string }[] = [];
    try {
      let isReady = false;
      while (!isReady) {
        const made = await prepared.madeOf(key, form, signal);
        isReady = await db.transaction(async (tx) => {
          if (!(await holdFiles(tx, store, made.sources))) return false;
          const [pending] = await tx
            .select({ sources: media.sources })
            .from(media)
            .where(isStillPending)
            .for('update');
          begun = pending?.sources ?? [];
          await tx
            .update(media)
            .set({ ...made, state: 'ready' })
            .where(isStillPending);
          return true;
        });
        if (!isReady) await prepared.forget(key);
      }
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      // `missing` may mean that another instance has already made it.
      if (error.problem !== 'missing') await db.update(media).set({ state: 'failed' }).where(isStillPending);
      const [now] = await db.select().from(media).where(eq(media.id, key));
      if (now?.state !== 'ready') {
        if (error.problem !== 'missing') await objects.remove(objectOf(key));
        throw error;
      }
    }
    const [ready] = await db.select().from(media).where(eq(media.id, key));
    if (ready?.state !== 'ready')
      throw new UploadRefused('unknown', 'The upload was removed. Upload the file again.');
    const needless = namesIn(begun).filter((name) => !namesIn(ready.sources ?? []).includes(name));
    for (const name of needless) await removeFile(db, store, name);
    await objects.remove(objectOf(key));
    return ready;
  }

  /** Nobody gives it up now for not having been used; undefined where somebody has. */
  async function keptAnew(key: string): Promise<Media | undefined> {
    const [kept] = await db
      .update(media)
      .set({ unusedSince: null })
      .where(and(eq(media.id, key), eq(media.state, 'ready')))
      .returning();
    return kept;
  }

  async function make(
    { ownerId, kind, upload: { mediaId, contentType, fileSize } }: ClaimedUpload,
    form: PictureForm,
    signal: AbortSignal,
  ): Promise<MadeOfUpload> {
    const announce = (name: string) => noteFile(mediaId, name);
    const size = await objects.sizeOf(objectOf(mediaId));
    if (size === undefined) throw missing();
    checkSize(size, kind);
    if (fileSize !== null && size !== fileSize)
      throw new UploadRefused(
        'size',
        `The file has ${size} bytes instead of the ${fileSize} that were said.`,
      );
    if (kind === 'picture') {
      const read = async () => bytesOf((await bodyOf(mediaId)).body);
      const foreign = { pixels: await pixelsIn(ownerId, mediaId, size, signal), read };
      const making = { person: ownerId, announce, signal };
      const kept = await keepPicture(store, foreign, form, making).catch(asRefused);
      return { ...kept, contentType: 'image/webp' };
    }
    const container = contentType === 'video/webm' ? 'webm' : 'mp4';
    return mediaTurns(ownerId, workOfVideo(size), async () => {
      signal.throwIfAborted();
      return videoOf((await bodyOf(mediaId)).body, container, { announce, signal });
    });
  }

  const pixelsIn = (personId: string, key: string, size: number, signal: AbortSignal): Promise<number> =>
    beginnings.run(personId, async () => {
      signal.throwIfAborted();
      const { body } = await bodyOf(key, { start: 0, end: Math.min(size, BEGINNING) - 1 });
      return pixelsOf(await bytesOf(body), size, signal).catch(asRefused);
    });

  async function bodyOf(key: string, range?: ByteRange) {
    const uploaded = await objects.read(objectOf(key), range);
    if (!uploaded) throw missing();
    return uploaded;
  }

  /** A row that never becomes ready tells by this which files were made for it. */
  async function noteFile(key: string, name: string): Promise<void> {
    const file = JSON.stringify([{ url: mediaAddress(name), width: 0 }]);
    const noted = await db
      .update(media)
      .set({ sources: sql`coalesce(${media.sources}, '[]') || ${file}::jsonb` })
      .where(and(eq(media.id, key), eq(media.state, 'pending')))
      .returning({ id: media.id });
    if (noted.length === 0)
      throw new UploadRefused('missing', 'The upload was removed. Upload the file again.');
  }

  async function videoOf(
    body: FoundObject['body'],
    container: 'mp4' | 'webm',
    { announce, signal }: { announce: Announce; signal: AbortSignal },
  ) {
    const path = join(drafts, randomUUID());
    await mkdir(drafts, { recursive: true });
    try {
      await writeFile(path, body, { flag: 'wx' });
      const { width, height, seconds } = await rewriteVideo(path, container, signal).catch(asRefused);
      if (seconds > MOST_VIDEO_SECONDS)
        throw new UploadRefused(
          'length',
          `The video takes ${Math.round(seconds)} seconds instead of 60 at most.`,
        );
      const { size: byteSize } = await stat(path);
      const url = mediaAddress(await store.put({ path }, container, announce));
      return { width, height, byteSize, contentType: `video/${container}`, sources: [{ url, width }] };
    } finally {
      await rm(path, { force: true });
    }
  }

  async function sweepNowAndThen() {
    if (clock() - sweptAt < SWEPT_EVERY) return;
    sweptAt = clock();
    await sweep();
  }

  /** Forgets uploads that nobody attached, and files sent again after that. Not inside a transaction. */
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
    // Whoever made files of them crashed before they were shown; `unused-media.ts` removes these.
    await db
      .update(media)
      .set({ state: 'failed', unusedSince: new Date(clock()) })
      .where(and(isNothing, isNotNull(media.sources)));
    await db.delete(media).where(isNothing);
    await removeOldDrafts(drafts, Date.now() - DAY);
  }

  /** The same for all instances: the first one makes it. */
  async function ourSecret(): Promise<string> {
    if (secret !== undefined) return secret;
    await db
      .insert(uploadSecret)
      .values({ secret: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    const [held] = await db.select().from(uploadSecret);
    if (!held) throw new Error('The secret of the upload addresses could not be kept.');
    secret = held.secret;
    return secret;
  }

  return {
    ask,
    receive,
    attach,
    sweep,
    /** Prepares files that have arrived and were not used yet; called again and again. */
    prepare: prepared.work,
    /** Resolves when nothing is being prepared here any more. */
    settled: prepared.settled,
    /** Milliseconds after which it is worth a look without a call of `onArrived`. */
    idle: objects.presignPut ? SECOND : 5 * SECOND,
  };
}

const isUploadType = (type: string): type is UploadType => Object.hasOwn(UPLOAD_TYPES, type);

const objectOf = (key: string) => `uploads/${key}`;

/** Parallel requests of one person must not count the same uploads, so they take a lock. */
const holdUploadsOf = (tx: Queries, personId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('uploads of ' || ${personId}, 0))`);

const missing = () => new UploadRefused('missing', 'Nothing was uploaded yet.');

const taken = () => new UploadRefused('taken', 'A file was uploaded here already, and it stays.');

const bytesOf = async (body: FoundObject['body']): Promise<Uint8Array> =>
  body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());

function checkSize(size: number, kind: Media['kind']) {
  if (!Number.isSafeInteger(size) || size < 1 || size > MOST_UPLOAD_BYTES[kind])
    throw new UploadRefused('size', `A ${kind} may have from 1 to ${MOST_UPLOAD_BYTES[kind]} bytes.`);
}

function asRefused(error: unknown): never {
  if (error instanceof PictureRefused || error instanceof VideoRefused)
    throw new UploadRefused('content', error.message, { cause: error });
  throw error;
}

/** Removes what instances left that crashed in the middle of an upload. */
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
