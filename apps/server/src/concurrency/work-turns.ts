import { createFairLine, type FairLine } from './fair-line.ts';

export interface WorkTurnsLimits {
  /** Tasks that run at the same time, besides the one in the lane of small tasks. */
  atOnce: number;
  /** Work that these have together at most; a task of more runs alone among them. */
  mostWork: number;
  /** Work up to which a task is small. */
  smallWork: number;
}

/** Runs a task in its turn. */
export type WorkTurns = <Result>(key: string, work: number, task: () => Promise<Result>) => Promise<Result>;

/** Begins the task whose turn it is; it is told by what to give its place back. */
type Begin = (giveBack: () => void) => void;

/**
 * Makes a runner for tasks whose work differs, shared fairly between keys: of those that wait, the key that was given least work
 * is the next. Small tasks have a lane, so that none waits for a large one to end; all other places are given to large tasks
 * first, so that no large one waits for ever.
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
