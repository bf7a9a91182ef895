import { NAMED_ID, NAMED_ID_LENGTH } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey } from '../storage/storage.ts';

/** Where what somebody viewed is kept, before a colon and whose it is; the page's first lines look there too, before anything is drawn. */
export const VIEWED_KEY = 'viewed';

/** More than a row shows. Where as many are kept, what is missing was pushed out by others, and not forgotten. */
export const KEPT = 24;

/** The products that the viewer opened last, kept by this browser: ids alone. They go with who signs out. */
export interface ViewedProducts {
  /** The newest first, each once; the same array as long as nothing changes. */
  ids(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Puts a product first. */
  add(id: string): void;
  /** Takes out what is not there any more. */
  remove(ids: readonly string[]): void;
  /** Takes out all; the answer puts them back behind what came since, if it is still the same person who looks. */
  clear(): () => void;
}

/** The products that were viewed in an app. */
export const viewedProducts = attached(({ localStorage, session }): ViewedProducts => {
  const changed = createEmitter();
  const viewer = () => viewerOf(session.getState());
  let read: { text: string; ids: readonly string[] } = { text: '', ids: [] };

  const storedOf = (whose: string | undefined) => idsIn(localStorage.get(cacheKey(VIEWED_KEY, whose)) ?? '');

  function keep(ids: readonly string[]): void {
    const key = cacheKey(VIEWED_KEY, viewer());
    const text = onceEach(ids).slice(0, KEPT).join(' ');
    if (text === '') localStorage.remove(key);
    // Other tabs hear of every writing.
    else if (text !== localStorage.get(key)) localStorage.set(key, text);
    changed.emit();
  }

  /** What a guest viewed goes over to who signs in; what somebody else left behind goes. */
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
  session.onIdentityChange(takeOver);
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

/** What can be asked for: somebody may have written anything there. */
const ID = new RegExp(`^${NAMED_ID}$`);
const isId = (text: string) => ID.test(text);

/** Nobody keeps more letters than these. */
const LONGEST = KEPT * (NAMED_ID_LENGTH + 1);

const idsIn = (text: string): readonly string[] =>
  onceEach(text.slice(0, LONGEST).split(' ').filter(isId)).slice(0, KEPT);

const onceEach = (ids: readonly string[]) => [...new Set(ids)];
