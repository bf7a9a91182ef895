import { NAMED_ID, NAMED_ID_LENGTH } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey } from '../storage/storage.ts';

/**
 * Storage name of viewed products; a colon and their viewer follow. The inline script of a document reads it
 * before the first paint.
 */
export const VIEWED_KEY = 'viewed';

/** More ids than a row shows. If a list is full, missing ids were pushed out by newer ones, not removed. */
export const KEPT = 24;

/** Ids of the products that the viewer opened last, stored in this browser and dropped at the sign-out. */
export interface ViewedProducts {
  /** Newest first, each once; the same array until something changes. */
  ids(): readonly string[];
  subscribe(listener: () => void): () => void;
  add(id: string): void;
  remove(ids: readonly string[]): void;
  /** Removes all ids. The returned function puts them back behind newer ones, for the same viewer only. */
  clear(): () => void;
}

export const viewedProducts = attached(({ localStorage, session, lifetimes }): ViewedProducts => {
  const changed = createEmitter();
  const viewer = () => viewerOf(session.getState());
  let read: { text: string; ids: readonly string[] } = { text: '', ids: [] };

  const storedOf = (whose: string | undefined) => idsIn(localStorage.get(cacheKey(VIEWED_KEY, whose)) ?? '');

  function keep(ids: readonly string[]): void {
    const key = cacheKey(VIEWED_KEY, viewer());
    const text = onceEach(ids).slice(0, KEPT).join(' ');
    if (text === '') localStorage.remove(key);
    // Skips a needless write, since each one notifies the other tabs.
    else if (text !== localStorage.get(key)) localStorage.set(key, text);
    changed.emit();
  }

  /** Passes a guest's list to the person who signs in, and removes the lists of other people. */
  function takeOver(): void {
    const whose = viewer();
    const asGuest = whose === undefined ? [] : storedOf(undefined);
    const own = cacheKey(VIEWED_KEY, whose);
    for (const key of localStorage.keys()) {
      if (whose !== undefined && key !== own && key.startsWith(`${VIEWED_KEY}:`)) localStorage.remove(key);
    }
    keep([...asGuest, ...storedOf(whose)]);
  }

  takeOver();
  lifetimes.ofPerson({ load: takeOver });
  localStorage.onForeignChange((key) => {
    if (key === undefined || key.startsWith(`${VIEWED_KEY}:`)) changed.emit();
  });

  const store: ViewedProducts = {
    ids() {
      const text = localStorage.get(cacheKey(VIEWED_KEY, viewer())) ?? '';
      if (text !== read.text) read = { text, ids: idsIn(text) };
      return read.ids;
    },
    subscribe: (listener) => changed.on(listener),
    add: (id) => keep([...[id].filter(isId), ...store.ids()]),
    remove: (gone) => keep(store.ids().filter((id) => !gone.includes(id))),
    clear() {
      const whose = viewer();
      const cleared = store.ids();
      keep([]);
      return () => {
        if (viewer() === whose) keep([...store.ids(), ...cleared]);
      };
    },
  };
  return store;
});

/** Validates stored ids, since the storage may hold anything. */
const ID = new RegExp(`^${NAMED_ID}$`);
const isId = (text: string) => ID.test(text);

/** Maximum length of a stored list, in characters. */
const LONGEST = KEPT * (NAMED_ID_LENGTH + 1);

const idsIn = (text: string): readonly string[] =>
  onceEach(text.slice(0, LONGEST).split(' ').filter(isId)).slice(0, KEPT);

const onceEach = (ids: readonly string[]) => [...new Set(ids)];
