import type { Storage } from './storage.ts';

/** Returns an in-memory storage for tests. Storages that share a map behave as tabs of one browser. */
export function memoryStorage(shared: SharedMap = sharedMap()): Storage {
  const own = Symbol('tab');
  return {
    get: (key) => shared.values.get(key),
    set(key, value) {
      shared.values.set(key, value);
      shared.tell(own, key);
    },
    remove(key) {
      if (shared.values.delete(key)) shared.tell(own, key);
    },
    keys: () => [...shared.values.keys()],
    onForeignChange: (listener) => shared.listen(own, listener),
  };
}

export interface SharedMap {
  values: Map<string, string>;
  tell(from: symbol, key: string): void;
  listen(tab: symbol, listener: (key: string | undefined) => void): () => void;
}

export function sharedMap(): SharedMap {
  const listeners = new Set<{ tab: symbol; listener: (key: string | undefined) => void }>();
  return {
    values: new Map(),
    tell(from, key) {
      for (const { tab, listener } of [...listeners]) if (tab !== from) listener(key);
    },
    listen(tab, listener) {
      const entry = { tab, listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
