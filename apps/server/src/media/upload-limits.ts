import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { type Clock, DAY, SECOND } from '../kernel/clock.ts';
import { media, mediaUploads } from './media.table.ts';
import { UploadRefused } from './upload-refused.ts';

type Kind = (typeof media.$inferSelect)['kind'];

/** Accepted types. Pictures are rendered anew; videos are checked and keep their container. */
export const UPLOAD_TYPES = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/avif': 'picture',
  'image/gif': 'picture',
  'video/mp4': 'video',
  'video/webm': 'video',
} as const satisfies Record<string, Kind>;

export const MOST_UPLOAD_BYTES: Record<Kind, number> = { picture: 20_000_000, video: 100_000_000 };

export type UploadType = keyof typeof UPLOAD_TYPES | typeof UNKNOWN_TYPE;

/** Type of a file whose sender does not know it; its bytes tell. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Names that some programs give to types. */
const OTHER_NAMES: Partial<Record<string, UploadType>> = {
  'binary/octet-stream': UNKNOWN_TYPE,
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'video/x-m4v': 'video/mp4',
};

/** Returns the accepted type that a content type names, in any case and with parameters; undefined for others. */
export function uploadTypeOf(contentType: string): UploadType | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === UNKNOWN_TYPE || Object.hasOwn(UPLOAD_TYPES, type)) return type as UploadType;
  return Object.hasOwn(OTHER_NAMES, type) ? OTHER_NAMES[type] : undefined;
}

/** Whether a file of this type may be a picture. */
export const mayBePicture = (contentType: string): boolean => {
  const type = uploadTypeOf(contentType);
  return type === UNKNOWN_TYPE || (type !== undefined && UPLOAD_TYPES[type] === 'picture');
};

/** Largest kind of file that a type may turn out to be. */
export const kindOf = (type: UploadType): Kind => (type === UNKNOWN_TYPE ? 'video' : UPLOAD_TYPES[type]);

/** Tells a video by its first bytes: WebM begins as EBML, MP4 with its brand, which pictures have too. */
export function videoIn(beginning: Uint8Array): 'webm' | 'mp4' | undefined {
  if (startsWith(beginning, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  const text = Buffer.from(beginning.subarray(4, 12)).toString('latin1');
  return text.startsWith('ftyp') && !/^ftyp(?:avi[fs]|mif1|msf1|hei[cfmsx]|hev[cmsx])/.test(text)
    ? 'mp4'
    : undefined;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

/** Throws `UploadRefused` (`size`). */
export function checkSize(size: number, kind: Kind): void {
  if (!Number.isSafeInteger(size) || size < 1 || size > MOST_UPLOAD_BYTES[kind])
    throw new UploadRefused('size', `A ${kind} may have from 1 to ${MOST_UPLOAD_BYTES[kind]} bytes.`);
}

export const objectOf = (key: string) => `uploads/${key}`;

export interface UploadQuota {
  clock: Clock;
  mostBytesADay: number;
}

/** Locks a person's uploads, so that parallel requests cannot both use the same quota. */
export const holdUploadsOf = (tx: Queries, personId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('uploads of ' || ${personId}, 0))`);

/**
 * Throws `UploadRefused` (`used up`) if the person's quota is too small for `bytes` more. Deleted media count
 * until their files and rows are removed.
 */
export async function checkQuota(
  tx: Queries,
  { clock, mostBytesADay }: UploadQuota,
  personId: string,
  bytes: number,
): Promise<void> {
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
