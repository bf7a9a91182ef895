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

export const isUploadType = (type: string): type is keyof typeof UPLOAD_TYPES =>
  Object.hasOwn(UPLOAD_TYPES, type);

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
