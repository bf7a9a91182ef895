import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from '../storage/storage.ts';

/** Counts limited actions of guests in this browser. It is a reminder to sign in, not a protection. */
export interface GuestCounter {
  limit: number;
  /** From 0 to the limit. */
  get(): number;
  /** Whether this thing is already counted, and so stays allowed; always false for counters of times. */
  has(thing: string): boolean;
  /** Adds one, up to the limit; a thing counts once. */
  add(thing?: string): void;
  subscribe(listener: () => void): () => void;
}

interface Tally<Counted> {
  none: Counted;
  /** Invalid text counts as `none`, so that junk locks nobody out. */
  read(stored: string | undefined): Counted;
  write(counted: Counted): string;
  /** Merges two counts: tabs that count at once may overwrite each other. */
  joined(one: Counted, other: Counted): Counted;
  plus(counted: Counted, thing: string): Counted;
  size(counted: Counted): number;
  has(counted: Counted, thing: string): boolean;
}

/** Creates a counter of times, shared by all tabs; an invalid stored value counts as 0. */
export const createGuestCounter = (storage: Storage, key: string, limit: number): GuestCounter =>
  counterOf(storage, key, limit, {
    none: 0,
    read(stored) {
      const read = Number(stored);
      return Number.isFinite(read) ? Math.min(limit, Math.max(0, Math.floor(read))) : 0;
    },
    write: String,
    joined: Math.max,
    plus: (counted) => Math.min(limit, counted + 1),
    size: (counted) => counted,
    has: () => false,
  });

/** Creates a counter of distinct ids, shared by all tabs; an invalid stored value counts as none. */
export const createGuestListCounter = (storage: Storage, key: string, limit: number): GuestCounter =>
  counterOf<readonly string[]>(storage, key, limit, {
    none: [],
    read: (stored) => idsIn(stored).slice(0, limit),
    write: (ids) => JSON.stringify(ids),
    joined: (one, other) => [...new Set([...one, ...other])].slice(0, limit),
    plus: (ids, id) => [...new Set([...ids, id])].slice(0, limit),
    size: ({ length }) => length,
    has: (ids, id) => ids.includes(id),
  });

function idsIn(stored: string | undefined): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read)
      ? [...new Set(read)].filter((id): id is string => typeof id === 'string' && id !== '')
      : [];
  } catch {
    return [];
  }
}

function counterOf<Counted>(
  storage: Storage,
  key: string,
  limit: number,
  tally: Tally<Counted>,
): GuestCounter {
  const changed = createEmitter();
  let known = tally.none;

  function counted(): Counted {
    known = tally.joined(known, tally.read(storage.get(key)));
    return known;
  }

  storage.onForeignChange((changedKey) => {
    if (changedKey !== undefined && changedKey !== key) return;
    // A cleared storage starts again from zero.
    if (storage.get(key) === undefined) known = tally.none;
    changed.emit();
  });

  return {
    limit,
    get: () => tally.size(counted()),
    has: (thing) => tally.has(counted(), thing),
    add(thing = '') {
      known = tally.plus(counted(), thing);
      storage.set(key, tally.write(known));
      changed.emit();
    },
    subscribe: (listener) => changed.on(listener),
  };
}
