import { and, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { type Clock, HOUR, MINUTE } from '../kernel/clock.ts';
import type { Picture } from './keep-picture.ts';
import { media, mediaFetches } from './media.table.ts';
import { holdFiles } from './media-files.ts';
import { type MediaStore, SERVED_TYPES } from './media-store.ts';
import type { PictureForm } from './picture-form.ts';

/** An area that needs foreign pictures, such as products. */
export interface PictureConsumer {
  /** Stored with each picture of the consumer, so it must never change. */
  name: string;
  form: PictureForm;
  /** Called in the transaction that makes the picture ready. */
  onReady(tx: Queries, mediaId: string, picture: Picture): Promise<void>;
}

export type PictureJob = typeof mediaFetches.$inferSelect;

/** Longer than fetching and rendering may take, so afterwards the instance must have crashed. */
const LEASE = 3 * MINUTE;
/** Pauses after the first failure, the second and so on. One more failure is final. */
const PAUSES = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
const MOST_ATTEMPTS = PAUSES.length + 1;

/** Returns the ids of the new media, in the order of the addresses. */
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

/** Removes media, to which nothing may refer any more. Running fetches for them have no effect. */
export async function removeMedia(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Same order as in `finish`, to prevent a deadlock.
  await tx.delete(mediaFetches).where(inArray(mediaFetches.mediaId, [...ids]));
  await tx.delete(media).where(inArray(media.id, [...ids]));
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/** Queue of foreign pictures to fetch. Each instance takes only pictures of consumers that it knows. */
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

  /** Matches the row unless another instance took it over. */
  const stillMine = (job: PictureJob) =>
    and(
      eq(mediaFetches.mediaId, job.mediaId),
      eq(mediaFetches.attempts, job.attempts),
      isNotNull(mediaFetches.nextAttemptAt),
    );

  /** Columns after a failed attempt: a growing pause until the next one, and no next one after the last. */
  const afterFailure = (attempts: typeof mediaFetches.attempts | ReturnType<typeof sql>, reason: string) => ({
    reason,
    nextAttemptAt: sql`${later(0).toISOString()}::timestamptz + case ${sql.join(
      PAUSES.map((pause, done) => sql`when ${attempts} <= ${done + 1} then ${pause}::int`),
      sql` `,
    )} end * interval '1 millisecond'`,
  });

  /** Marks media as failed if their last attempt has just ended. */
  async function fail(tx: Queries, ended: { id: string; nextAttemptAt: Date | null }[]) {
    const ids = ended.filter(({ nextAttemptAt }) => nextAttemptAt === null).map(({ id }) => id);
    if (ids.length > 0) await tx.update(media).set({ state: 'failed' }).where(inArray(media.id, ids));
  }
  const ended = { id: mediaFetches.mediaId, nextAttemptAt: mediaFetches.nextAttemptAt };

  return {
    formOf: (job: PictureJob): PictureForm => consumerOf(job).form,

    /** Takes the picture that has waited longest, except pictures of busy hosts. */
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
        // With `in`, PostgreSQL may evaluate the subquery for each row, and lease several.
        .where(eq(mediaFetches.mediaId, waitedLongest))
        .returning();
      // A picture taken this often without an outcome probably crashes its instance, so it is given up.
      if (!job || job.attempts <= MOST_ATTEMPTS) return job;
      await this.giveUp(job, 'It could not be finished in several attempts.');
      return this.take(busyHosts);
    },

    /**
     * Makes the media ready. Returns false if a file is missing, as other media with the same bytes may just
     * have been removed.
     */
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

    /** Schedules another attempt after a pause, unless the attempts are used up. */
    async tryLater(job: PictureJob, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const failed = afterFailure(mediaFetches.attempts, reason);
        await fail(tx, await tx.update(mediaFetches).set(failed).where(stillMine(job)).returning(ended));
      });
    },

    /** Counts a failed attempt for each due picture of a host, and postpones those with attempts left. */
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

    /** Returns a picture to the queue without counting the attempt, as when the server stops. */
    async putBack(job: PictureJob): Promise<void> {
      await db
        .update(mediaFetches)
        .set({ attempts: sql`${mediaFetches.attempts} - 1`, nextAttemptAt: later(0) })
        .where(stillMine(job));
    },
  };
}
