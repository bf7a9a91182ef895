/** Text by key. Never throws: what the browser refuses to store is kept until the page is left. */
export interface Storage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Told when another tab changed a key; `undefined` when it cleared everything. */
  onForeignChange(listener: (key: string | undefined) => void): () => void;
}

/**
 * The key of something of a viewer that can be fetched again, or done without. It is the first to go when there is no room,
 * and goes when the viewer leaves. Keys of anything else have no colon.
 */
export const cacheKey = (cache: string, viewer: string | undefined) => `${cache}:${viewer ?? 'guest'}`;

/**
 * The key of something of a viewer that nobody else has, such as what was written and is not sent yet. It goes when the viewer leaves,
 * but never to make room.
 */
export const keptKey = (name: string, viewer: string | undefined) => cacheKey(`${name}!`, viewer);

const isCacheKey = (key: string): boolean => key.includes(':');

/** Removes all that is cached of a viewer. */
export function dropCachesOf(storage: Storage, viewer: string): void {
  for (const key of storage.keys()) {
    if (key.endsWith(`:${viewer}`)) storage.remove(key);
  }
}

/**
 * The browser's storage, guarded: in private windows, with blocked cookies, in web views and when it is full, the browser's own
 * throws. Without a browser it is a plain map.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  const native = reachable(kind);
  const memory = new Map<string, string>();

  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      return attempt(() => native?.getItem(key)) ?? undefined;
    },
    set(key, value) {
      memory.delete(key);
      if (native && write(native, key, value)) return;
      if (native) evictCaches(native);
      if (!native || !write(native, key, value)) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => native?.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(native ? keysOf(native) : [])])],
    onForeignChange(listener) {
      if (!native) return () => undefined;
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === native) listener(event.key ?? undefined);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** What is stored under a key, if it is JSON that the guard accepts; else undefined. */
export function readJson<Value>(
  storage: Storage,
  key: string,
  isValue: (read: unknown) => read is Value,
): Value | undefined {
  const text = storage.get(key);
  if (text === undefined) return undefined;
  const read = attempt(() => JSON.parse(text) as unknown);
  return isValue(read) ? read : undefined;
}

/** The browser's own storage, if it can be reached. It may still refuse a write, when it is full. */
function reachable(kind: 'localStorage' | 'sessionStorage'): globalThis.Storage | undefined {
  return attempt(() => {
    const native = window[kind];
    native.getItem('');
    return native;
  });
}

const write = (native: globalThis.Storage, key: string, value: string): boolean =>
  attempt(() => {
    native.setItem(key, value);
    return true;
  }) ?? false;

const keysOf = (native: globalThis.Storage): string[] =>
  attempt(() => Array.from({ length: native.length }, (_, index) => native.key(index) ?? '')) ?? [];

function evictCaches(native: globalThis.Storage): void {
  for (const key of keysOf(native)) {
    if (isCacheKey(key) && !key.includes('!:')) attempt(() => native.removeItem(key));
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
