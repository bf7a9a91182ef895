import type { Storage } from '../storage/storage.ts';

const KEY = 'lastChange';

/**
 * Makes numbers that grow with every call, also over reloads and in other tabs, so that a server can tell which of two
 * changes was asked for last. They follow the clock; where it was set back, they go on from the last number.
 */
export function createSequence(storage: Storage, now: () => number): () => number {
  return () => {
    const last = Number(storage.get(KEY));
    const next = Math.max(now(), Number.isSafeInteger(last) ? last + 1 : 0);
    storage.set(KEY, String(next));
    return next;
  };
}
