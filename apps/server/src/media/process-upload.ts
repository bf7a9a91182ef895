import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { createFairTurns } from '../concurrency/fair-turns.ts';
import type { Db } from '../db/client.ts';
import { keepPicture } from './keep-picture.ts';
import { type MadeOfUpload, media } from './media.table.ts';
import { type MediaStore, mediaAddress } from './media-store.ts';
import { mediaTurns, workOfVideo } from './media-turns.ts';
import type { ByteRange, FoundObject, ObjectStore } from './object-store.ts';
import { type PictureForm, PictureRefused } from './picture-form.ts';
import type { ClaimedUpload } from './prepared-uploads.ts';
import { pixelsOf } from './render-picture.ts';
import { rewriteVideo } from './rewrite-video.ts';
import { checkSize, objectOf, UNKNOWN_TYPE, videoIn } from './upload-limits.ts';
import { UploadRefused } from './upload-refused.ts';
import { VideoRefused } from './video/video-refused.ts';

/** Maximum length of a video in seconds: a bit more than 60, as browsers and servers round differently. */
const MOST_VIDEO_SECONDS = 60.5;
/** Bytes of a picture's beginning that are read to find its number of pixels. */
const BEGINNING = 4_000_000;
/** Turns of reading beginnings, so that few are in memory at once. */
const beginnings = createFairTurns({
  underWay: 4,
  underWayEach: 1,
  waiting: Number.POSITIVE_INFINITY,
  waitingEach: Number.POSITIVE_INFINITY,
});

export interface ProcessUploadNeeds {
  objects: ObjectStore;
  store: MediaStore;
  drafts: string;
}

/** Makes the files of an upload. Throws `UploadRefused` (`missing`, `size`, `length`, `content`). */
export async function processUpload(
  db: Db,
  { objects, store, drafts }: ProcessUploadNeeds,
  { ownerId, kind, upload: { mediaId, contentType, fileSize } }: ClaimedUpload,
  form: PictureForm,
  signal: AbortSignal,
): Promise<MadeOfUpload> {
  const announce = (name: string) => noteFile(db, mediaId, name);
  const size = await objects.sizeOf(objectOf(mediaId));
  if (size === undefined) throw missing();
  checkSize(size, kind);
  if (fileSize !== null && size !== fileSize)
    throw new UploadRefused('size', `The file has ${size} bytes instead of the ${fileSize} that were said.`);
  const container = await containerOf(objects, { mediaId, contentType });
  if (container === undefined) {
    checkSize(size, 'picture');
    const read = async () => bytesOf((await bodyOf(objects, mediaId)).body);
    const pixels = await beginnings.run(ownerId, async () => {
      signal.throwIfAborted();
      const { body } = await bodyOf(objects, mediaId, { start: 0, end: Math.min(size, BEGINNING) - 1 });
      return pixelsOf(await bytesOf(body), size, signal).catch(asRefused);
    });
    const making = { person: ownerId, announce, signal };
    const kept = await keepPicture(store, { pixels, read }, form, making).catch(asRefused);
    return { ...kept, kind: 'picture', contentType: 'image/webp' };
  }
  if (kind === 'picture') throw new UploadRefused('content', 'It is a video instead of a picture.');
  return mediaTurns(ownerId, workOfVideo(size), async () => {
    signal.throwIfAborted();
    const { body } = await bodyOf(objects, mediaId);
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
      const made = { width, height, byteSize, sources: [{ url, width }] };
      return { ...made, kind: 'video', contentType: `video/${container}` };
    } finally {
      await rm(path, { force: true });
    }
  });
}

/** Returns the container of a video, which its bytes tell if its type is unknown; undefined for a picture. */
async function containerOf(
  objects: ObjectStore,
  { mediaId, contentType }: { mediaId: string; contentType: string },
): Promise<'mp4' | 'webm' | undefined> {
  if (contentType === 'video/webm') return 'webm';
  if (contentType === 'video/mp4') return 'mp4';
  if (contentType !== UNKNOWN_TYPE) return undefined;
  const { body } = await bodyOf(objects, mediaId, { start: 0, end: 11 });
  return videoIn(await bytesOf(body));
}

async function bodyOf(objects: ObjectStore, key: string, range?: ByteRange) {
  const uploaded = await objects.read(objectOf(key), range);
  if (!uploaded) throw missing();
  return uploaded;
}

/** Records a file of an upload, so that it can be removed if the upload never becomes ready. */
async function noteFile(db: Db, key: string, name: string): Promise<void> {
  const file = JSON.stringify([{ url: mediaAddress(name), width: 0 }]);
  const noted = await db
    .update(media)
    .set({ sources: sql`coalesce(${media.sources}, '[]') || ${file}::jsonb` })
    .where(and(eq(media.id, key), eq(media.state, 'pending')))
    .returning({ id: media.id });
  if (noted.length === 0)
    throw new UploadRefused('missing', 'The upload was removed. Upload the file again.');
}

const missing = () => new UploadRefused('missing', 'Nothing was uploaded yet.');

const bytesOf = async (body: FoundObject['body']): Promise<Uint8Array> =>
  body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());

function asRefused(error: unknown): never {
  if (error instanceof PictureRefused || error instanceof VideoRefused)
    throw new UploadRefused('content', error.message, { cause: error });
  throw error;
}
