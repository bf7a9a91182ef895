import { createFairLine, type FairLine } from './fair-line.ts';

export interface WorkTurnsLimits {
  /** Maximum tasks at the same time, besides the one in the lane for small tasks. */
  atOnce: number;
  /**
   * Maximum total work of running tasks, except the one in the lane for small tasks. A larger task runs
   * without others in these places.
   */
  mostWork: number;
  /** Maximum work of a small task. */
  smallWork: number;
}

export type WorkTurns = <Result>(key: string, work: number, task: () => Promise<Result>) => Promise<Result>;

/** Starts a task in its turn; `giveBack` frees its place. */
type Begin = (giveBack: () => void) => void;

/**
 * Runs tasks of different amounts of work, shared fairly between keys: the key that was given the least work
 * is next. A separate lane runs one small task at a time, so small tasks never wait for large ones. All other
 * places prefer large tasks, so these do not starve.
 */
export function createWorkTurns({ atOnce, mostWork, smallWork }: WorkTurnsLimits): WorkTurns {
  const small = createFairLine<Begin>();
  const large = createFairLine<Begin>();
  let isLaneFree = true;
  let freePlaces = atOnce;
  let freeWork = mostWork;

  function callNext(): void {
    while (callInLane() || callInPlaces());
  }

  function callInLane(): boolean {
    const next = isLaneFree ? small.first() : undefined;
    if (!next) return false;
    small.shift();
    isLaneFree = false;
    next.task(() => {
      isLaneFree = true;
      callNext();
    });
    return true;
  }

  function callInPlaces(): boolean {
    const line: FairLine<Begin> = large.first() ? large : small;
    const next = line.first();
    if (!next || freePlaces === 0 || next.work > freeWork) return false;
    line.shift();
    freePlaces -= 1;
    freeWork -= next.work;
    next.task(() => {
      freePlaces += 1;
      freeWork += next.work;
      callNext();
    });
    return true;
  }

  return async (key, work, task) => {
    const giveBack = await new Promise<() => void>((begin) => {
      const line = work <= smallWork ? small : large;
      line.add(key, Math.min(work, mostWork), begin);
      callNext();
    });
    try {
      return await task();
    } finally {
      giveBack();
    }
  };
}
