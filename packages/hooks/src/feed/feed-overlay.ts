import { createEmitter } from '../emitter/emitter.ts';

/** What was changed in a feed since its pages were loaded, and what is new since then. */
export interface FeedChanges<Item> {
  /** Keys of what is not to be shown. */
  hidden: ReadonlySet<string>;
  /** Newer versions of items, by their keys. */
  replaced: ReadonlyMap<string, Item>;
  /** What stands before the first item: the newest first. */
  inFront: readonly Item[];
  /** New items that wait until the reader wants to see them: the newest first. */
  waiting: readonly Item[];
}

/**
 * Lies over the pages of a feed, which are never changed themselves: an item that was deleted, edited or just made shows so
 * on every page of the feed at once. What others made waits behind `showWaiting`, so that nothing moves under a reader.
 */
export interface FeedOverlay<Item> {
  getState(): FeedChanges<Item>;
  subscribe(listener: () => void): () => void;
  /** Whether nothing was changed, nor is new. */
  isEmpty(): boolean;
  /** Hides an item, and answers the way to show it again. */
  hide(key: string): () => void;
  /** Shows a newer version of an item, in the place of the old one. */
  replace(item: Item): void;
  /** Shows an item before all others. */
  putInFront(item: Item): void;
  /** Lets new items wait, except those that wait, stand in front or are among `shown`, the items of the pages. */
  offer(items: readonly Item[], shown: readonly Item[]): void;
  /** Puts what waits in front. */
  showWaiting(): void;
  /** Forgets everything: for another person, or when the pages were loaded anew. */
  clear(): void;
}

/** Makes an overlay that has changed nothing yet. */
export function createFeedOverlay<Item>(keyOf: (item: Item) => string): FeedOverlay<Item> {
  const changed = createEmitter();
  const nothing: FeedChanges<Item> = { hidden: new Set(), replaced: new Map(), inFront: [], waiting: [] };
  let state = nothing;

  function become(change: Partial<FeedChanges<Item>>): void {
    state = { ...state, ...change };
    changed.emit();
  }

  const without = (items: readonly Item[], taken: readonly Item[]) => {
    const keys = new Set(taken.map(keyOf));
    return items.filter((item) => !keys.has(keyOf(item)));
  };

  return {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    isEmpty: () =>
      state.hidden.size + state.replaced.size + state.inFront.length + state.waiting.length === 0,
    hide(key) {
      become({ hidden: new Set([...state.hidden, key]) });
      return () => become({ hidden: new Set([...state.hidden].filter((hidden) => hidden !== key)) });
    },
    replace: (item) => become({ replaced: new Map([...state.replaced, [keyOf(item), item]]) }),
    putInFront: (item) =>
      become({
        inFront: [item, ...without(state.inFront, [item])],
        waiting: without(state.waiting, [item]),
      }),
    offer(items, shown) {
      const fresh = without(items, [...shown, ...state.inFront, ...state.waiting]);
      if (fresh.length > 0) become({ waiting: [...fresh, ...state.waiting] });
    },
    showWaiting() {
      if (state.waiting.length === 0) return;
      become({ inFront: [...state.waiting, ...without(state.inFront, state.waiting)], waiting: [] });
    },
    clear: () => become(nothing),
  };
}

/** The items of a feed with its changes: each item once, replaced ones in the place that they had. */
export function overlaid<Item>(
  items: readonly Item[],
  { hidden, replaced, inFront }: FeedChanges<Item>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  if (hidden.size === 0 && replaced.size === 0 && inFront.length === 0) return items;
  const before = new Set(inFront.map(keyOf));
  return [...inFront, ...items.filter((item) => !before.has(keyOf(item)))]
    .filter((item) => !hidden.has(keyOf(item)))
    .map((item) => replaced.get(keyOf(item)) ?? item);
}
