import { and, count, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import { media, mediaUploads } from './media.table.ts';
import type { ObjectStore } from './object-store.ts';
import type { PictureForm } from './picture-form.ts';
import {
  checkQuota,
  checkSize,
  holdUploadsOf,
  kindOf,
  objectOf,
  UPLOAD_TYPES,
  type UploadQuota,
  uploadTypeOf,
} from './upload-limits.ts';
import { UploadRefused } from './upload-refused.ts';
import { uploadAddress } from './upload-signature.ts';

/** Maximum number of unattached uploads of a person. */
const MOST_WAITING = 30;
/** Validity of an upload address. */
const GOOD_FOR = 15 * MINUTE;

export interface UploadTicket {
  /** Key for attaching the upload. */
  key: string;
  /** Address for the PUT request; relative if this server receives the file. */
  url: string;
  /** Headers to send unchanged with the file. */
  headers: Record<string, string>;
}

export interface UploadAsked {
  contentType: string;
  fileSize?: number | undefined;
  form?: PictureForm;
  /** Whether a file of unknown type must turn out to be a picture. */
  picturesOnly?: boolean;
}

export interface AskUploadNeeds extends UploadQuota {
  objects: ObjectStore;
  secret(): Promise<string>;
}

/**
 * Issues an address that accepts one file. A file of announced size goes straight to the store, if that
 * supports it. With `form`, the file is prepared once it is complete. Throws `UploadRefused` (`type`, `size`,
 * `too many`, `used up`).
 */
export async function askUpload(
  db: Db,
  { objects, secret, ...quota }: AskUploadNeeds,
  personId: string,
  { contentType, fileSize, form, picturesOnly = false }: UploadAsked,
): Promise<UploadTicket> {
  const type = uploadTypeOf(contentType);
  if (type === undefined)
    throw new UploadRefused(
      'type',
      `${contentType} is not taken; give ${Object.keys(UPLOAD_TYPES).join(', ')}.`,
    );
  const kind = picturesOnly ? 'picture' : kindOf(type);
  if (fileSize !== undefined) checkSize(fileSize, kind);
  const now = new Date(quota.clock());
  const expiresAt = new Date(now.getTime() + GOOD_FOR);
  const key = newId();
  // Files sent straight to the store arrive unnoticed, so the server looks for them from this time on.
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
    await checkQuota(tx, quota, personId, fileSize ?? 1);
    await tx.insert(media).values({ id: key, ownerId: personId, kind, createdAt: now });
    await tx
      .insert(mediaUploads)
      .values({ mediaId: key, contentType: type, fileSize, expiresAt, form, prepareAt });
  });
  if (fileSize !== undefined && objects.presignPut) {
    const upload = { contentType: type, fileSize, expiresAt };
    return { key, ...(await objects.presignPut(objectOf(key), upload, now)) };
  }
  const allowed = { key, contentType: type, fileSize, expiresAt: expiresAt.getTime() };
  return {
    key,
    url: uploadAddress(allowed, await secret()),
    headers: { 'content-type': type },
  };
}
