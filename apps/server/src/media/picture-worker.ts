import { startWorker, type Worker } from '../concurrency/worker.ts';
import { SECOND } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { FetchFailure } from '../outbound/fetch-failure.ts';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import { keepPicture } from './keep-picture.ts';
import type { MediaStore } from './media-store.ts';
import { PictureRefused } from './picture-form.ts';
import type { PictureJob, PictureQueue } from './picture-queue.ts';

export interface PictureWork {
  queue: PictureQueue;
  store: MediaStore;
  fetch: SafeFetch;
  log: Log;
}

export type PictureOutcome = 'ready' | 'failed' | 'later';

const AT_ONCE = 4;
const AT_ONCE_PER_HOST = 2;
const IDLE = 5 * SECOND;
/** All fetched pictures share the turns of one person. */
const NOBODY = '';
/**
 * After this many temporary failures in a row, our own connection is assumed to be the cause, and fetching
 * pauses.
 */
const FRUITLESS_IN_A_ROW = 6;
const LIMITS = {
  mostBytes: 10_000_000,
  patience: 12 * SECOND,
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
};

/** Fetches pictures while the server runs. On its stop, unfinished ones return to the queue. */
export const startPictureWorker = (work: PictureWork): Worker =>
  startWorker({
    work: (signal) => fetchPictures(work, { signal }),
    idle: IDLE,
    onFailure: (error) => work.log.error('pictures', error),
  });

/** Fetches due pictures, a few at a time, until none is due or the connection seems lost. */
export async function fetchPictures(
  work: PictureWork,
  { signal, onOutcome }: { signal: AbortSignal; onOutcome?: (outcome: PictureOutcome) => void },
): Promise<void> {
  const underWay = new Map<PictureJob, Promise<void>>();
  const broken: unknown[] = [];
  let fruitless = 0;

  const busyHosts = () => {
    const jobs = Map.groupBy(underWay.keys(), ({ host }) => host);
    return [...jobs].filter(([, ofHost]) => ofHost.length >= AT_ONCE_PER_HOST).map(([host]) => host);
  };
  const mayTake = () =>
    !signal.aborted && broken.length === 0 && underWay.size < AT_ONCE && fruitless < FRUITLESS_IN_A_ROW;

  async function fetchOne(job: PictureJob) {
    try {
      const outcome = await fetchPicture(work, job, signal);
      fruitless = outcome === 'later' ? fruitless + 1 : 0;
      if (!signal.aborted) onOutcome?.(outcome);
    } catch (error) {
      broken.push(error);
    } finally {
      underWay.delete(job);
    }
  }

  for (;;) {
    const job = mayTake()
      ? await work.queue.take(busyHosts()).catch((error) => void broken.push(error))
      : undefined;
    if (job) underWay.set(job, fetchOne(job));
    else if (underWay.size > 0) await Promise.race(underWay.values());
    else break;
  }
  if (broken.length > 0) throw broken[0];
}

async function fetchPicture(
  work: PictureWork,
  job: PictureJob,
  signal: AbortSignal,
): Promise<PictureOutcome> {
  const { queue, store } = work;
  try {
    const { bytes } = await work.fetch(job.url, { ...LIMITS, signal });
    const keep = () => keepPicture(store, bytes, queue.formOf(job), { person: NOBODY, signal });
    while (!(await queue.finish(job, await keep(), store)));
    return 'ready';
  } catch (error) {
    if (signal.aborted) {
      await queue.putBack(job);
      return 'later';
    }
    if (error instanceof PictureRefused || (error instanceof FetchFailure && error.isFinal)) {
      await queue.giveUp(job, error.message);
      return 'failed';
    }
    if (error instanceof FetchFailure && error.isOfTheHost) {
      await queue.leaveHostAlone(job, error.message);
      return 'later';
    }
    if (!(error instanceof FetchFailure)) work.log.error('picture', error);
    await queue.tryLater(job, error instanceof FetchFailure ? error.message : 'It could not be kept.');
    return 'later';
  }
}
