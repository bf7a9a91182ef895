import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { startWorker, type Worker } from '../concurrency/worker.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { type Clock, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { type Letter, mailOf } from './letter.ts';
import { mailQueue } from './mail.table.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

/** A kind of letter, whose content is written when the mail is sent. */
export interface LetterKind {
  /** Stored with each queued letter, so it must never change. */
  name: string;
  /** Returns undefined if there is nothing to send any more. */
  write(about: Record<string, string>): Promise<Letter | undefined>;
  /** Whether it may wait until all other letters are sent. */
  isBulk?: boolean;
  /** Called if the mail server did not take the letter. */
  notSent?(about: Record<string, string>): Promise<void>;
}

type Job = typeof mailQueue.$inferSelect;

/** Time after which another instance takes over a mail; writing and sending one takes less. */
const LEASE = 3 * MINUTE;
/** Pauses before each retry; after the last retry, the mail is given up. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR];
const IDLE = 20 * SECOND;

/** Queues a letter, to be sent after the transaction is committed. */
export async function queueMail(
  tx: Queries,
  letter: string,
  about: Record<string, string>,
  now: Date,
): Promise<void> {
  await tx.insert(mailQueue).values({ id: newId(), letter, about, nextAttemptAt: now });
}

export interface MailWork {
  db: Db;
  letters: readonly LetterKind[];
  transport: MailTransport;
  siteName: string;
  log: Log;
  clock?: Clock;
}

export const startMailWorker = (work: MailWork): Worker =>
  startWorker({
    work: (signal) => sendMails(work, signal),
    idle: IDLE,
    onFailure: (error) => work.log.error('mails', error),
  });

export async function sendMails(work: MailWork, signal?: AbortSignal): Promise<void> {
  const { db, clock = Date.now } = work;
  const later = (ms: number) => new Date(clock() + ms);
  const names = work.letters.map(({ name }) => name);
  const bulk = work.letters.filter(({ isBulk }) => isBulk).map(({ name }) => name);

  async function take(): Promise<Job | undefined> {
    const due = db
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(and(lte(mailQueue.nextAttemptAt, later(0)), inArray(mailQueue.letter, names)))
      .orderBy(
        sql`${mailQueue.letter} = any(${sql.param(bulk)}::text[])`,
        mailQueue.nextAttemptAt,
        mailQueue.id,
      )
      .limit(1)
      .for('update', { skipLocked: true });
    const [job] = await db
      .update(mailQueue)
      .set({ attempts: sql`${mailQueue.attempts} + 1`, nextAttemptAt: later(LEASE) })
      // With `in`, PostgreSQL may evaluate the subquery for each row, and lease several.
      .where(eq(mailQueue.id, due))
      .returning();
    return job;
  }

  /** Matches the row, unless another instance has taken it over. */
  const stillMine = (job: Job) => and(eq(mailQueue.id, job.id), eq(mailQueue.attempts, job.attempts));

  async function send(job: Job) {
    const kind = work.letters.find(({ name }) => name === job.letter);
    /** Whether a letter was written that the mail server has not taken. */
    let isWritten = false;
    try {
      const letter = await kind?.write(job.about);
      isWritten = letter !== undefined;
      if (letter) await work.transport.send(mailOf(letter, work.siteName));
      isWritten = false;
      await db.delete(mailQueue).where(stillMine(job));
    } catch (error) {
      if (isWritten) await kind?.notSent?.(job.about);
      const pause = error instanceof MailRefused ? undefined : PAUSES[job.attempts - 1];
      work.log.error(pause === undefined ? 'mail given up' : 'mail not sent yet', error, {
        letter: job.letter,
        attempts: job.attempts,
      });
      if (pause === undefined) await db.delete(mailQueue).where(stillMine(job));
      else
        await db
          .update(mailQueue)
          .set({ nextAttemptAt: later(pause) })
          .where(stillMine(job));
    }
  }

  while (!signal?.aborted) {
    const job = await take();
    if (!job) return;
    await send(job);
  }
}
