import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that a read with many callers waits, so that more callers share it. */
const PAUSE_MS = 5;
/** Minimum number of callers for the pause. Fewer callers would wait longer than their read costs. */
const MANY = 32;

/**
 * Returns a read that concurrent callers share. Each caller gets a value that was read after its call, and one
 * read runs at a time.
 */
export function createSharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;
  let asking = 0;

  function begin(): Promise<Value> {
    next = undefined;
    asking = 0;
    const begun = read();
    underWay = begun;
    const end = () => {
      underWay = undefined;
    };
    begun.then(end, end);
    return begun;
  }

  return () => {
    asking += 1;
    // Also during the pause, while no read is under way.
    if (next) return next;
    if (!underWay) return begin();
    next = underWay
      .catch(() => undefined)
      .then(() => (asking < MANY ? undefined : wait(PAUSE_MS)))
      .then(begin);
    return next;
  };
}
