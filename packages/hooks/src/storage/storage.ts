/**
 * Stores texts by key. Never throws: a value that the browser refuses is kept in memory until the page is
 * left.
 */
export interface Storage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** The key is undefined if another tab cleared everything. */
  onForeignChange(listener: (key: string | undefined) => void): () => void;
}

/**
 * Returns the storage key of a viewer's data that can be fetched again or done without. Such data is removed
 * when the viewer signs out, and to make room. Keys that belong to no viewer have no colon.
 */
export const cacheKey = (cache: string, viewer: string | undefined) => `${cache}:${viewer ?? 'guest'}`;

/**
 * Returns the storage key of a viewer's data that exists nowhere else, such as unsent texts. Such data is
 * removed when the viewer signs out, never to make room.
 */
export const keptKey = (name: string, viewer: string | undefined) => cacheKey(`${name}!`, viewer);

const isCacheKey = (key: string): boolean => key.includes(':');

export function dropCachesOf(storage: Storage, viewer: string): void {
  for (const key of storage.keys()) {
    if (key.endsWith(`:${viewer}`)) storage.remove(key);
  }
}

/**
 * Returns the browser's storage with errors caught: the native one throws in private windows, with blocked
 * cookies, in web views and when full. Without a browser it is a plain map.
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
    keys: () => [...new Set([...memory.keys(), ...keysOf(native)])],
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

/** Returns undefined unless the value is JSON that the guard accepts. */
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

/** Returns a storage that can be read. It may still refuse a write when it is full. */
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

const keysOf = (native: globalThis.Storage | undefined): string[] =>
  attempt(() => Object.keys(native ?? {})) ?? [];

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
