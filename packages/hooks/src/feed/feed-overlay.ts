import { createEmitter } from '../emitter/emitter.ts';

/** Changes to a feed since its pages were loaded. */
export interface FeedChanges<Item> {
  hidden: ReadonlySet<string>;
  /** Newer versions of items, by key. */
  replaced: ReadonlyMap<string, Item>;
  /** Items shown before those of the pages, newest first. */
  inFront: readonly Item[];
  /** New items that wait for `showWaiting`, newest first. */
  waiting: readonly Item[];
}

/**
 * Changes shown over the pages of a feed, which themselves never change. Deletions, edits and the viewer's
 * new items show at once in every list. Others' new items wait for `showWaiting`, so that nothing moves while
 * the viewer reads.
 */
export interface FeedOverlay<Item> {
  getState(): FeedChanges<Item>;
  subscribe(listener: () => void): () => void;
  isEmpty(): boolean;
  /** Returns the function that shows the item again. */
  hide(key: string): () => void;
  replace(item: Item): void;
  /** Shows an item before all others, even if it was hidden. */
  putInFront(item: Item): void;
  /** Lets new items wait, except those already waiting, in front, or among `shown`, the pages' items. */
  offer(items: readonly Item[], shown: readonly Item[]): void;
  /** Moves the waiting items to the front. */
  showWaiting(): void;
  /** Drops all changes, for another viewer or reloaded pages. */
  clear(): void;
}

/** Creates an empty overlay. */
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
        hidden: new Set([...state.hidden].filter((hidden) => hidden !== keyOf(item))),
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

/** Applies changes to the items of a feed: each item once, replaced ones in place. */
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
