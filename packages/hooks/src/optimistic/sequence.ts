import type { Storage } from '../storage/storage.ts';

const KEY = 'lastChange';
const LONGEST_AHEAD_MS = 10 * 365 * 24 * 3_600_000;

/**
 * Makes numbers that grow with every call, also over reloads and in other tabs, so that a server can tell which of two
 * changes was asked for last. They follow the clock; where it was set back, they go on from the last number.
 */
export function createSequence(storage: Storage, now: () => number): () => number {
  return () => {
    const last = Number(storage.get(KEY));
    // No clock was ever that far ahead: somebody else wrote it.
    const isOurs = Number.isSafeInteger(last) && last < now() + LONGEST_AHEAD_MS;
    const next = Math.max(now(), isOurs ? last + 1 : 1);
    storage.set(KEY, String(next));
    return next;
  };
}
