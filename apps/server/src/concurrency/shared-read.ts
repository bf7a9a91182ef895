import { setTimeout as wait } from 'node:timers/promises';

/** While many ask, a read begins this much after the one before, so that more of them share it. */
const PAUSE_MS = 5;
/** Fewer than these would wait longer than their read costs. */
const MANY = 32;

/**
 * Makes a read that those share who ask while another one is under way: each gets what was read after they asked, and no more
 * than two reads are open at any time.
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
      if (underWay === begun) underWay = undefined;
    };
    begun.then(end, end);
    return begun;
  }

  return () => {
    if (!underWay) return begin();
    asking += 1;
    next ??= underWay
      .catch(() => undefined)
      .then(() => (asking < MANY ? undefined : wait(PAUSE_MS)))
      .then(begin);
    return next;
  };
}
