import type { Storage } from '../storage/storage.ts';

const KEY = 'lastChange';
const LONGEST_AHEAD_MS = 10 * 365 * 24 * 3_600_000;

/**
 * Returns a function for numbers that grow with every call, over reloads and in all tabs, so that a server
 * can tell which change is newer. If the clock was set back, they continue from the last number.
 */
export function createSequence(storage: Storage, now: () => number): () => number {
  return () => {
    const last = Number(storage.get(KEY));
    // No clock is that far ahead: a greater number was written by another program, and is ignored.
    const isOurs = Number.isSafeInteger(last) && last < now() + LONGEST_AHEAD_MS;
    const next = Math.max(now(), isOurs ? last + 1 : 1);
    storage.set(KEY, String(next));
    return next;
  };
}
