import { and, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Picture } from './keep-picture.ts';
import { media, mediaFetches } from './media.table.ts';
import { holdFiles } from './media-files.ts';
import { type MediaStore, SERVED_TYPES } from './media-store.ts';
import type { PictureForm } from './picture-form.ts';

/** An area that has foreign pictures fetched: how they are made, and what happens once they are there. */
export interface PictureConsumer {
  /** Kept in the database with each of its pictures, so it never changes. */
  name: string;
  form: PictureForm;
  /** Called in the transaction that makes the picture ready. */
  onReady(tx: Queries, mediaId: string, picture: Picture): Promise<void>;
}

export type PictureJob = typeof mediaFetches.$inferSelect;

/** Longer than fetching and drawing may take: a picture that is held for longer was taken by an instance that crashed. */
const LEASE = 3 * MINUTE;
/** How long to wait after the first failure, the second and so on; after the last there is no more. */
const PAUSES = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
const MOST_ATTEMPTS = PAUSES.length + 1;

/** Has foreign pictures fetched. Gives the ids of the new media, in the order of the addresses. */
export async function queuePictures(
  tx: Queries,
  consumer: PictureConsumer,
  urls: readonly string[],
  now: Date,
): Promise<string[]> {
  if (urls.length === 0) return [];
  const ids = urls.map(() => newId());
  const kind: (typeof media.$inferInsert)['kind'] = 'picture';
  await tx.execute(sql`
    insert into ${media} (id, kind, created_at)
    select id, ${kind}, ${now.toISOString()}::timestamptz from unnest(${sql.param(ids)}::text[]) as new(id)`);
  await tx.execute(sql`
    insert into ${mediaFetches} (media_id, consumer, url, host, next_attempt_at)
    select id, ${consumer.name}, url, host, ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(ids)}::text[], ${sql.param([...urls])}::text[], ${sql.param(urls.map((url) => new URL(url).host))}::text[]
    ) as new(id, url, host)`);
  return ids;
}

/** Removes media that nothing refers to any more; fetches under way for them come to nothing. */
export async function removeMedia(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // In the order in which a fetch that ends writes them, so that neither waits for the other.
  await tx.delete(mediaFetches).where(inArray(mediaFetches.mediaId, [...ids]));
  await tx.delete(media).where(inArray(media.id, [...ids]));
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/**
 * Pictures that wait to be fetched. Any number of instances may take from it, each those of the consumers that it
 * knows.
 */
export function createPictureQueue(
  db: Db,
  { consumers, clock = Date.now }: { consumers: readonly PictureConsumer[]; clock?: Clock },
) {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]));
  const later = (ms: number) => new Date(clock() + ms);
  const isDue = () =>
    and(lte(mediaFetches.nextAttemptAt, later(0)), inArray(mediaFetches.consumer, [...byName.keys()]));

  function consumerOf(job: PictureJob): PictureConsumer {
    const consumer = byName.get(job.consumer);
    if (!consumer) throw new Error(`Nobody here takes pictures of ${job.consumer}, so none is fetched.`);
    return consumer;
  }

  /** The row, unless another instance took it over. */
  const stillMine = (job: PictureJob) =>
    and(
      eq(mediaFetches.mediaId, job.mediaId),
      eq(mediaFetches.attempts, job.attempts),
      isNotNull(mediaFetches.nextAttemptAt),
    );

  /** What a failed attempt leaves: a pause that grows, and after the last one the end. */
  const afterFailure = (attempts: typeof mediaFetches.attempts | ReturnType<typeof sql>, reason: string) => ({
    reason,
    nextAttemptAt: sql`${later(0).toISOString()}::timestamptz + case ${sql.join(
      PAUSES.map((pause, done) => sql`when ${attempts} <= ${done + 1} then ${pause}::int`),
      sql` `,
    )} end * interval '1 millisecond'`,
  });

  /** Marks as failed the media of fetches that an update has just ended. */
  async function fail(tx: Queries, ended: { id: string; nextAttemptAt: Date | null }[]) {
    const ids = ended.filter(({ nextAttemptAt }) => nextAttemptAt === null).map(({ id }) => id);
    if (ids.length > 0) await tx.update(media).set({ state: 'failed' }).where(inArray(media.id, ids));
  }
  const ended = { id: mediaFetches.mediaId, nextAttemptAt: mediaFetches.nextAttemptAt };

  return {
    /** How the picture is to be made. */
    formOf: (job: PictureJob): PictureForm => consumerOf(job).form,

    /** Takes the picture that has waited longest, of none of these hosts. */
    async take(busyHosts: string[]): Promise<PictureJob | undefined> {
      const waitedLongest = db
        .select({ id: mediaFetches.mediaId })
        .from(mediaFetches)
        .where(and(isDue(), busyHosts.length > 0 ? notInArray(mediaFetches.host, busyHosts) : undefined))
        .orderBy(mediaFetches.nextAttemptAt, mediaFetches.mediaId)
        .limit(1)
        .for('update', { skipLocked: true });
      const [job] = await db
        .update(mediaFetches)
        .set({ attempts: sql`${mediaFetches.attempts} + 1`, nextAttemptAt: later(LEASE) })
        .where(inArray(mediaFetches.mediaId, waitedLongest))
        .returning();
      // Taken so often without an outcome, it crashes its instance every time.
      if (!job || job.attempts <= MOST_ATTEMPTS) return job;
      await this.giveUp(job, 'It could not be finished in several attempts.');
      return this.take(busyHosts);
    },

    /** Makes the media ready and tells its consumer. Answers whether its files are there still: what has the same bytes may just go. */
    finish: (job: PictureJob, picture: Picture, store: MediaStore): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await holdFiles(tx, store, picture.sources))) return false;
        const finished = await tx
          .update(mediaFetches)
          .set({ nextAttemptAt: null, reason: null })
          .where(stillMine(job))
          .returning({ id: mediaFetches.mediaId });
        if (finished.length === 0) return true;
        await tx
          .update(media)
          .set({ ...picture, state: 'ready', contentType: SERVED_TYPES.webp })
          .where(eq(media.id, job.mediaId));
        await consumerOf(job).onReady(tx, job.mediaId, picture);
        return true;
      }),

    /** Tries it again after a pause, unless that was tried often enough. */
    async tryLater(job: PictureJob, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const failed = afterFailure(mediaFetches.attempts, reason);
        await fail(tx, await tx.update(mediaFetches).set(failed).where(stillMine(job)).returning(ended));
      });
    },

    /** Leaves a whole host alone for a while: what waits for it has failed as well. */
    async leaveHostAlone(job: PictureJob, reason: string): Promise<void> {
      await this.tryLater(job, reason);
      const attempts = sql`${mediaFetches.attempts} + 1`;
      await db.transaction(async (tx) => {
        const ofTheHost = and(isDue(), eq(mediaFetches.host, job.host));
        await fail(
          tx,
          await tx
            .update(mediaFetches)
            .set({ ...afterFailure(attempts, reason), attempts })
            .where(ofTheHost)
            .returning(ended),
        );
      });
    },

    async giveUp(job: PictureJob, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const given = { nextAttemptAt: null, reason };
        await fail(tx, await tx.update(mediaFetches).set(given).where(stillMine(job)).returning(ended));
      });
    },

    /** Puts it back as it was, where the failure had nothing to do with the picture. */
    async putBack(job: PictureJob): Promise<void> {
      await db
        .update(mediaFetches)
        .set({ attempts: sql`${mediaFetches.attempts} - 1`, nextAttemptAt: later(0) })
        .where(stillMine(job));
    },
  };
}
