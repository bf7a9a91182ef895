import type { Lifetimes } from '../session/lifetimes.ts';
import { type Session, viewerOf } from '../session/session.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Storage key for the time of the last use of kept files. If it is absent, no files are kept, so the code
 * that removes them is not loaded.
 */
export const KEPT_FILES_KEY = 'attachments';

const loadSweep = () => import('./sweep-marked.ts');

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes kept files when their owner signs out, and at the start if none was used for a day. */
export function watchKeptFiles(session: Session, lifetimes: Lifetimes, storage: Storage): void {
  function sweep(usedBefore: number): void {
    const usedAt = storage.get(KEPT_FILES_KEY);
    if (usedAt === undefined || Number(usedAt) > usedBefore) return;
    // If the page closes before the sweep is done, the next visit sweeps.
    storage.set(KEPT_FILES_KEY, '0');
    loadSweep()
      .then(({ sweepMarked }) => sweepMarked(storage, KEPT_FILES_KEY, viewerOf(session.getState())))
      .catch(() => undefined);
  }
  lifetimes.ofPerson({ drop: () => sweep(Infinity) });
  sweep(Date.now() - DAY_MS);
}
