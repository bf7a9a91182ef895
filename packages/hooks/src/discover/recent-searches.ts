import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey, readJson } from '../storage/storage.ts';

/** Maximum number of recent searches. */
export const RECENT_SEARCHES_MAX = 8;

/** Storage name of recent searches; a colon and their person follow. */
const KEY = 'recentSearches';

/** A person that the viewer opened from a search. */
export interface RecentSearch {
  id: string;
  /** Without the @. */
  username: string;
}

interface Kept {
  version: 1;
  people: unknown[];
}

/** People that the viewer opened from a search, stored in this browser and dropped at the sign-out. */
export interface RecentSearches {
  /** Newest first, each once; the same array until something changes. */
  people(): readonly RecentSearch[];
  subscribe(listener: () => void): () => void;
  add(person: RecentSearch): void;
  remove(id: string): void;
}

const none: readonly RecentSearch[] = [];

export const recentSearches = attached(({ localStorage, session, lifetimes }): RecentSearches => {
  const changed = createEmitter();
  let read: { key: string; text: string | undefined; people: readonly RecentSearch[] } | undefined;
  const keyOf = () => {
    const viewer = viewerOf(session.getState());
    return viewer === undefined ? undefined : cacheKey(KEY, viewer);
  };

  lifetimes.ofPerson({ load: () => changed.emit() });
  localStorage.onForeignChange((key) => {
    if (key === undefined || key.startsWith(`${KEY}:`)) changed.emit();
  });

  function people(): readonly RecentSearch[] {
    const key = keyOf();
    if (key === undefined) return none;
    const text = localStorage.get(key);
    if (read?.key !== key || read.text !== text)
      read = { key, text, people: peopleIn(readJson(localStorage, key, isKept)?.people ?? []) };
    return read.people;
  }
  function keep(next: readonly RecentSearch[]): void {
    const key = keyOf();
    if (key === undefined) return;
    const kept: Kept = { version: 1, people: peopleIn(next) };
    if (kept.people.length === 0) localStorage.remove(key);
    else localStorage.set(key, JSON.stringify(kept));
    changed.emit();
  }
  return {
    people,
    subscribe: (listener) => changed.on(listener),
    add: (person) => keep([person, ...people()]),
    remove(gone) {
      const others = people().filter(({ id }) => id !== gone);
      if (others.length < people().length) keep(others);
    },
  };
});

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  (value as Kept).version === 1 &&
  Array.isArray((value as Kept).people);

/** Maximum length of a stored id or username, in characters. */
const LONGEST = 200;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** Returns the valid people of a list, each once. The storage may hold anything. */
function peopleIn(list: readonly unknown[]): RecentSearch[] {
  const found = new Map<string, RecentSearch>();
  for (const item of list) {
    const { id, username } = (item ?? {}) as Partial<RecentSearch>;
    if (isName(id) && isName(username) && !found.has(id)) found.set(id, { id, username });
  }
  return [...found.values()].slice(0, RECENT_SEARCHES_MAX);
}
