import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from '../storage/storage.ts';

/** Counts in this browser what guests may do only so often. It reminds people to sign in, and protects nothing. */
export interface GuestCounter {
  /** From 0 to the limit. */
  get(): number;
  /** Counts one more, up to the limit. */
  add(): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a counter that all tabs share; what is stored and makes no sense counts as 0. */
export function createGuestCounter(storage: Storage, key: string, limit: number): GuestCounter {
  const changed = createEmitter();
  let highest = 0;

  function stored(): number {
    const read = Number(storage.get(key));
    return Number.isFinite(read) ? Math.min(limit, Math.max(0, Math.floor(read))) : 0;
  }

  // Two tabs that count at once may overwrite each other, so each also remembers the highest number it has seen.
  function get(): number {
    highest = Math.max(highest, stored());
    return highest;
  }

  storage.onForeignChange((changedKey) => {
    if (changedKey !== undefined && changedKey !== key) return;
    // A storage that was emptied starts anew.
    if (storage.get(key) === undefined) highest = 0;
    changed.emit();
  });

  return {
    get,
    add() {
      highest = Math.min(limit, get() + 1);
      storage.set(key, String(highest));
      changed.emit();
    },
    subscribe: (listener) => changed.on(listener),
  };
}
