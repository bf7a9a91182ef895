import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { media, mediaUploads } from './media.table.ts';
import { holdFiles, namesIn, removeFile } from './media-files.ts';
import { isPrivateName, type MediaStore } from './media-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { PictureForm } from './picture-form.ts';
import type { PreparedUploads } from './prepared-uploads.ts';
import { objectOf } from './upload-limits.ts';
import { UploadRefused } from './upload-refused.ts';

export type Media = typeof media.$inferSelect;

export interface AttachUploadNeeds {
  objects: ObjectStore;
  store: MediaStore;
  prepared: Pick<PreparedUploads, 'madeOf' | 'forget'>;
}

/**
 * Turns an upload into a picture in the given form, or a video without metadata. A repeat returns the same
 * media. Invalid files are deleted. Throws `UploadRefused` (`unknown`, `missing`, `size`, `length`,
 * `content`).
 */
export async function attachUpload(
  db: Db,
  { objects, store, prepared }: AttachUploadNeeds,
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
  const kept = asked?.media.state === 'ready' ? await keptAnew(db, key) : undefined;
  // A private picture has no address that others could show.
  if (kept && !form.isPrivate && namesIn(kept.sources ?? []).some(isPrivateName)) throw gone();
  if (kept) return kept;
  if (asked?.media.state !== 'pending') throw gone();
  const isStillPending = and(eq(media.id, key), eq(media.state, 'pending'));
  // Files begun for the upload, also by a crashed attempt or in another form. Those not needed are removed at
  // the end.
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
    // `missing` may mean that another instance has just attached the upload, so the media do not become
    // `failed`.
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

const gone = () => new UploadRefused('unknown', 'This upload is no longer available. Upload the file again.');

/**
 * Clears `unusedSince` of ready media, so that they are not removed. Undefined if they are no longer ready.
 */
async function keptAnew(db: Db, key: string): Promise<Media | undefined> {
  const [kept] = await db
    .update(media)
    .set({ unusedSince: null })
    .where(and(eq(media.id, key), eq(media.state, 'ready')))
    .returning();
  return kept;
}
