import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type SharedWork, shareWork } from '../concurrency/shared-work.ts';
import type { Db } from '../db/client.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import { type MadeOfUpload, media, mediaUploads } from './media.table.ts';
import type { PictureForm } from './picture-form.ts';
import { type UploadProblem, UploadRefused } from './upload-refused.ts';

/** Duration of a claim on an upload, renewed during the work. */
const LEASE = 20 * SECOND;
/** Milliseconds between checks whether another instance is done. */
const LOOKED_EVERY = 200;
const MOST_ATTEMPTS = 3;
const MOST_UNDER_WAY = 500;
const LONGEST_PAUSE = MINUTE;

export interface ClaimedUpload {
  upload: typeof mediaUploads.$inferSelect;
  ownerId: string;
  kind: (typeof media.$inferSelect)['kind'];
  askedAt: Date;
}

export type PreparedUploads = ReturnType<typeof createPreparedUploads>;

export interface PreparedUploadsOptions {
  clock: Clock;
  /** Makes the files of an upload in its turn. Throws `UploadRefused`. */
  make(claimed: ClaimedUpload, form: PictureForm, signal: AbortSignal): Promise<MadeOfUpload>;
}

/**
 * One instance prepares an upload once it is complete; others wait for its result. The result or the refusal
 * is stored with the upload.
 */
export function createPreparedUploads(db: Db, { clock, make }: PreparedUploadsOptions) {
  const underWay = new Map<
    string,
    { form: PictureForm; work: SharedWork<MadeOfUpload>; ended: Promise<void> }
  >();
  const later = (ms: number) => new Date(clock() + ms);
  const isFree = () => or(isNull(mediaUploads.heldUntil), lte(mediaUploads.heldUntil, later(0)));

  async function claim(which: SQL | undefined): Promise<ClaimedUpload[]> {
    const taken = await db
      .update(mediaUploads)
      .set({ heldUntil: later(LEASE), attempts: sql`${mediaUploads.attempts} + 1` })
      .where(and(which, isFree()))
      .returning({ key: mediaUploads.mediaId });
    if (taken.length === 0) return [];
    const keys = taken.map(({ key }) => key);
    const found = await db
      .select({
        upload: mediaUploads,
        ownerId: media.ownerId,
        kind: media.kind,
        askedAt: media.createdAt,
      })
      .from(mediaUploads)
      .innerJoin(media, eq(media.id, mediaUploads.mediaId))
      .where(inArray(mediaUploads.mediaId, keys));
    return found.flatMap(({ ownerId, ...claimed }) => (ownerId === null ? [] : [{ ...claimed, ownerId }]));
  }

  /** Selects due uploads in turns: the first of each person comes before any second one. */
  function due(most: number): SQL | undefined {
    const now = sql`${later(0).toISOString()}::timestamptz`;
    const next = sql`${mediaUploads.mediaId} in (
      select media_id from (
        select waiting.media_id, medium.owner_id,
          row_number() over (partition by medium.owner_id order by waiting.prepare_at, waiting.media_id) as turn
        from ${mediaUploads} as waiting join ${media} as medium on medium.id = waiting.media_id
        where waiting.prepare_at <= ${now} and (waiting.held_until is null or waiting.held_until <= ${now})
          and waiting.attempts < ${MOST_ATTEMPTS} and medium.state = 'pending' and medium.owner_id is not null
      ) as waiting order by turn, owner_id limit ${most})`;
    // Checks `prepareAt` once more, as another instance may have finished the preparation since.
    return and(next, lte(mediaUploads.prepareAt, later(0)));
  }

  const unmade = (key: string, form: PictureForm) =>
    and(
      eq(mediaUploads.mediaId, key),
      isNull(mediaUploads.refusal),
      sql`${mediaUploads.prepared} -> 'form' is distinct from ${JSON.stringify(form)}::jsonb`,
    );

  /** Does nothing if another instance has claimed the upload by now. */
  const end = ({ upload }: ClaimedUpload, outcome: Partial<typeof mediaUploads.$inferInsert>) =>
    db
      .update(mediaUploads)
      .set({ ...outcome, heldUntil: null })
      .where(and(eq(mediaUploads.mediaId, upload.mediaId), eq(mediaUploads.attempts, upload.attempts)));

  function begin(
    claimed: ClaimedUpload,
    form: PictureForm,
    stopping = new AbortController().signal,
  ): SharedWork<MadeOfUpload> {
    const key = claimed.upload.mediaId;
    const { promise: ended, resolve: tellEnded } = Promise.withResolvers<void>();
    const work = shareWork(async (left) => {
      try {
        const made = await make(claimed, form, AbortSignal.any([left, stopping]));
        await end(claimed, { prepared: { form, made }, prepareAt: null });
        return made;
      } catch (error) {
        // If this fails, the lease still expires.
        await end(claimed, afterFailure(claimed, error, stopping)).catch(() => undefined);
        throw error;
      } finally {
        if (underWay.get(key)?.work === work) underWay.delete(key);
        tellEnded();
      }
    });
    underWay.set(key, { form, work, ended });
    return work;
  }

  function afterFailure({ upload, askedAt }: ClaimedUpload, error: unknown, stopping: AbortSignal) {
    // On shutdown, another instance continues at once.
    if (stopping.aborted) return { attempts: upload.attempts - 1 };
    // Other errors may not repeat: the upload is prepared again when it is used.
    if (!(error instanceof UploadRefused)) return { prepareAt: null };
    const { problem, message } = error;
    if (problem !== 'missing') return { refusal: { problem, message }, prepareAt: null };
    // Files sent straight to the store arrive unnoticed, so a missing one may still come.
    const pause = Math.min(Math.max(clock() - askedAt.getTime(), SECOND), LONGEST_PAUSE);
    const isStillToCome = later(pause) < upload.expiresAt && upload.prepareAt !== null;
    return { attempts: upload.attempts - 1, prepareAt: isStillToCome ? later(pause) : null };
  }

  return {
    /** Records that an upload is complete, so that any instance may prepare it. */
    async noteArrival(key: string): Promise<void> {
      await db
        .update(mediaUploads)
        .set({ prepareAt: later(0) })
        .where(and(eq(mediaUploads.mediaId, key), isNotNull(mediaUploads.form)));
    },

    /** Makes the files of an upload in this form, or waits for them. Throws `UploadRefused`. */
    async madeOf(key: string, form: PictureForm, signal: AbortSignal): Promise<MadeOfUpload> {
      for (;;) {
        signal.throwIfAborted();
        const here = underWay.get(key);
        if (here && !here.work.signal.aborted && isSame(here.form, form)) return here.work.join(signal);
        const [upload] = await db.select().from(mediaUploads).where(eq(mediaUploads.mediaId, key));
        if (!upload) throw new UploadRefused('missing', 'The upload was removed. Upload the file again.');
        const problem = upload.refusal?.problem as UploadProblem | undefined;
        if (upload.refusal && problem) throw new UploadRefused(problem, upload.refusal.message);
        if (upload.prepared && isSame(upload.prepared.form, form)) return upload.prepared.made;
        const [claimed] = await claim(unmade(key, form));
        if (claimed) return begin(claimed, form).join(signal);
        await wait(LOOKED_EVERY, undefined, { signal });
      }
    },

    /** Called after the prepared files of an upload were removed, so that they are made anew. */
    async forget(key: string): Promise<void> {
      await db.update(mediaUploads).set({ prepared: null }).where(eq(mediaUploads.mediaId, key));
    },

    /**
     * Begins due uploads without waiting for them, and renews the claims of this instance. Called repeatedly.
     */
    async work(signal: AbortSignal): Promise<void> {
      const keys = [...underWay.keys()];
      if (keys.length > 0)
        await db
          .update(mediaUploads)
          .set({ heldUntil: later(LEASE) })
          .where(and(inArray(mediaUploads.mediaId, keys), isNotNull(mediaUploads.heldUntil)));
      const room = MOST_UNDER_WAY - underWay.size;
      if (room <= 0) return;
      for (const claimed of await claim(due(room)))
        if (claimed.upload.form) begin(claimed, claimed.upload.form, signal);
    },

    /** Resolves when this instance has ended all its uploads. */
    async settled(): Promise<void> {
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}

const isSame = (one: PictureForm, other: PictureForm) =>
  one.tallest === other.tallest &&
  one.widths.length === other.widths.length &&
  one.widths.every((width, index) => width === other.widths[index]);
