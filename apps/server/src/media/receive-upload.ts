import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { media, mediaUploads } from './media.table.ts';
import type { ObjectStore } from './object-store.ts';
import {
  checkQuota,
  holdUploadsOf,
  kindOf,
  MOST_UPLOAD_BYTES,
  objectOf,
  type UploadQuota,
  uploadTypeOf,
} from './upload-limits.ts';
import { UploadRefused } from './upload-refused.ts';
import { allowedBy } from './upload-signature.ts';

export interface SentFile {
  contentType: string;
  length: number | undefined;
  body: ReadableStream<Uint8Array> | null;
  /** Called before the body is read, with its time limit in milliseconds. */
  onAllowed?(patience: number): void;
}

export interface ReceiveUploadNeeds extends UploadQuota {
  objects: ObjectStore;
  drafts: string;
  /** Time limit of an upload in milliseconds. */
  patience: number;
  underWay: Map<string, AbortController>;
  secret(): Promise<string>;
}

/**
 * Receives a file at one of our upload addresses. The first complete file is kept. Throws `UploadRefused`.
 */
export async function receiveUpload(
  db: Db,
  { objects, drafts, patience, underWay, secret, ...quota }: ReceiveUploadNeeds,
  key: string,
  query: Record<string, string>,
  sent: SentFile,
): Promise<void> {
  const allowed = allowedBy(key, query, await secret());
  const type = allowed && uploadTypeOf(allowed.contentType);
  if (!allowed || type === undefined)
    throw new UploadRefused('address', 'This address was not given for an upload, or it was changed.');
  if (quota.clock() >= allowed.expiresAt)
    throw new UploadRefused('expired', 'The time for this upload is over. Ask for another address.');
  if (uploadTypeOf(sent.contentType) !== type)
    throw new UploadRefused('address', `This address takes ${type} and nothing else.`);
  if (sent.length !== undefined && allowed.fileSize !== undefined && sent.length !== allowed.fileSize)
    throw new UploadRefused('address', `This address takes ${allowed.fileSize} bytes and nothing else.`);
  const mostBytes = MOST_UPLOAD_BYTES[kindOf(type)];
  if (sent.length !== undefined && sent.length > mostBytes)
    throw new UploadRefused('size', `The file is larger than the ${mostBytes} bytes that are allowed.`);
  const [asked] = await db
    .select({ state: media.state, ownerId: media.ownerId })
    .from(media)
    .where(eq(media.id, key));
  if (!asked) throw new UploadRefused('expired', 'The time for this upload is over.');
  if (asked.state !== 'pending' || (await objects.sizeOf(objectOf(key))) !== undefined) throw taken();
  sent.onAllowed?.(patience);

  // A client that retries after a lost connection must not wait for its first attempt to time out.
  underWay.get(key)?.abort();
  const mine = new AbortController();
  underWay.set(key, mine);
  const path = join(drafts, randomUUID());
  try {
    const limits = { mostBytes, exactly: allowed.fileSize, patience, signal: mine.signal };
    await receiveFile(sent.body, path, limits);
    if (allowed.fileSize === undefined && asked.ownerId !== null)
      await noteSize(db, quota, key, asked.ownerId, (await stat(path)).size);
    if (!(await objects.putOnce(objectOf(key), { path }, type))) throw taken();
  } finally {
    await rm(path, { force: true });
    if (underWay.get(key) === mine) underWay.delete(key);
  }
}

/** Records a file size that was not announced. Throws `UploadRefused` (`used up`). */
const noteSize = (db: Db, quota: UploadQuota, key: string, personId: string, bytes: number): Promise<void> =>
  db.transaction(async (tx) => {
    await holdUploadsOf(tx, personId);
    await checkQuota(tx, quota, personId, bytes);
    await tx.update(mediaUploads).set({ fileSize: bytes }).where(eq(mediaUploads.mediaId, key));
  });

const taken = () => new UploadRefused('taken', 'A file was uploaded here already, and it stays.');

interface ReceiveLimits {
  mostBytes: number;
  /** Exact size in bytes, if known. */
  exactly: number | undefined;
  /** Time limit in milliseconds. */
  patience: number;
  /** Aborted when a later upload replaces this one. */
  signal: AbortSignal;
}

/** Writes a body to a new file at `path`. If it throws `UploadRefused`, an unusable file stays there. */
async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  { mostBytes, exactly, patience, signal }: ReceiveLimits,
): Promise<void> {
  const limit = Math.min(exactly ?? mostBytes, mostBytes);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const ended = new Promise<'ended'>((resolve) => {
    ends.addEventListener('abort', () => resolve('ended'), { once: true });
  });
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    const reader = body?.getReader();
    let size = 0;
    for (;;) {
      const read = await Promise.race([reader?.read().catch(brokenOff), ended]);
      if (signal.aborted) throw new UploadRefused('superseded', 'A later upload took the place of this one.');
      if (read === 'ended') throw new UploadRefused('too slow', 'The upload took too long. Try again.');
      if (!read?.value) break;
      size += read.value.byteLength;
      if (size > limit)
        throw new UploadRefused('size', `The file is larger than the ${limit} bytes that are allowed.`);
      await file.write(read.value);
    }
    if (size === 0) throw new UploadRefused('size', 'The file is empty.');
    if (exactly !== undefined && size < exactly)
      throw new UploadRefused('incomplete', `${size} of ${exactly} bytes came. Try again.`);
  } finally {
    await file.close();
  }
}

function brokenOff(error: unknown): never {
  throw new UploadRefused('incomplete', 'The connection ended before the file did.', { cause: error });
}
