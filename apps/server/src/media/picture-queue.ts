import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { productImages } from './product-images.table.ts';

export type PictureJob = typeof productImages.$inferSelect;

/** What a product is given when its picture is there. */
export type PictureColumns = Required<
  Pick<
    typeof products.$inferInsert,
    'pictureWidth' | 'pictureHeight' | 'picturePlaceholder' | 'pictureSources'
  >
>;

/** Longer than fetching and drawing may take: what is held for longer belongs to somebody who died. */
const LEASE = 3 * MINUTE;
/** How long to wait after the first failure, the second and so on; after the last there is no more. */
const PAUSES = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
const MOST_ATTEMPTS = PAUSES.length + 1;

/**
 * Has the pictures of products fetched: new ones, and once more those that failed. One that is there or under way is
 * left alone.
 */
export async function queuePictures(
  tx: Queries,
  wanted: readonly { productId: string; url: string }[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(productImages)
    .values(wanted.map((picture) => ({ ...picture, host: new URL(picture.url).host, nextAttemptAt: now })))
    .onConflictDoUpdate({
      target: productImages.productId,
      set: {
        url: sql`excluded.url`,
        host: sql`excluded.host`,
        nextAttemptAt: sql`excluded.next_attempt_at`,
        state: 'pending',
        attempts: 0,
        reason: null,
      },
      setWhere: sql`${productImages.url} <> excluded.url or ${productImages.state} = 'failed'`,
    });
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/** Pictures that wait to be fetched. Any number of instances may take from it. */
export function createPictureQueue(db: Db, clock: Clock = Date.now) {
  const later = (ms: number) => new Date(clock() + ms);
  const isDue = () => and(eq(productImages.state, 'pending'), lte(productImages.nextAttemptAt, later(0)));

  /** The row, unless its address was changed or somebody else took it over. */
  const stillMine = (job: PictureJob) =>
    and(
      eq(productImages.productId, job.productId),
      eq(productImages.url, job.url),
      eq(productImages.attempts, job.attempts),
      eq(productImages.state, 'pending'),
    );

  /** What a failed attempt leaves: a pause that grows, and in the end the end. */
  const afterFailure = (
    attempts: typeof productImages.attempts | ReturnType<typeof sql>,
    reason: string,
  ) => ({
    reason,
    state: sql`case when ${attempts} >= ${MOST_ATTEMPTS} then 'failed' else 'pending' end`,
    nextAttemptAt: sql`${later(0).toISOString()}::timestamptz + case ${sql.join(
      PAUSES.map((pause, done) => sql`when ${attempts} <= ${done + 1} then ${pause}::int`),
      sql` `,
    )} else 0 end * interval '1 millisecond'`,
  });

  return {
    /** Takes the picture that has waited longest, of none of these hosts. */
    async take(busyHosts: string[]): Promise<PictureJob | undefined> {
      const waitedLongest = db
        .select({ id: productImages.productId })
        .from(productImages)
        .where(and(isDue(), busyHosts.length > 0 ? notInArray(productImages.host, busyHosts) : undefined))
        .orderBy(productImages.nextAttemptAt, productImages.productId)
        .limit(1)
        .for('update', { skipLocked: true });
      const [job] = await db
        .update(productImages)
        .set({ attempts: sql`${productImages.attempts} + 1`, nextAttemptAt: later(LEASE) })
        .where(inArray(productImages.productId, waitedLongest))
        .returning();
      // Only what ends its server every time is taken so often without a word.
      if (!job || job.attempts <= MOST_ATTEMPTS) return job;
      await this.giveUp(job, 'It could not be finished in several attempts.');
      return this.take(busyHosts);
    },

    /** Gives the product its picture. */
    async finish(job: PictureJob, picture: PictureColumns): Promise<void> {
      await db.transaction(async (tx) => {
        const finished = await tx
          .update(productImages)
          .set({ state: 'ready', reason: null })
          .where(stillMine(job))
          .returning({ id: productImages.productId });
        if (finished.length > 0) await tx.update(products).set(picture).where(eq(products.id, job.productId));
      });
    },

    /** Tries it again after a pause, unless that was tried often enough. */
    async tryLater(job: PictureJob, reason: string): Promise<void> {
      await db.update(productImages).set(afterFailure(productImages.attempts, reason)).where(stillMine(job));
    },

    /** Leaves a whole host alone for a while: what waits for it has failed as well. */
    async leaveHostAlone(job: PictureJob, reason: string): Promise<void> {
      await this.tryLater(job, reason);
      const attempts = sql`${productImages.attempts} + 1`;
      await db
        .update(productImages)
        .set({ ...afterFailure(attempts, reason), attempts })
        .where(and(isDue(), eq(productImages.host, job.host)));
    },

    async giveUp(job: PictureJob, reason: string): Promise<void> {
      await db.update(productImages).set({ state: 'failed', reason }).where(stillMine(job));
    },

    /** Puts it back as it was: it was not the picture's fault. */
    async putBack(job: PictureJob): Promise<void> {
      await db
        .update(productImages)
        .set({ attempts: sql`${productImages.attempts} - 1`, nextAttemptAt: later(0) })
        .where(stillMine(job));
    },
  };
}
