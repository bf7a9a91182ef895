import { createEmitter } from '../emitter/emitter.ts';
import { type FeedError, type FeedSource, feedErrorOf } from '../feed/feed.ts';

/** A snapshot of a timeline; another object after every change. */
export interface TimelineState<Item> {
  /** Oldest first. */
  items: readonly Item[];
  status: 'idle' | 'loading' | 'ready' | 'error';
  error: FeedError | undefined;
  /** Whether there may be items older than the first one. */
  hasOlder: boolean;
}

/** A list that grows at its end and is read upwards, such as comments. */
export interface Timeline<Item> {
  getState(): TimelineState<Item>;
  subscribe(listener: () => void): () => void;
  /**
   * Loads the page above, or the newest one first. Does nothing while a page is loading, and if nothing is
   * older.
   */
  loadOlder(): Promise<void>;
  /**
   * Loads newer items, and drops items deleted since. If more than a page is new, older items are dropped
   * too. Does nothing while a page is loading.
   */
  loadNewer(): Promise<void>;
  /** Adds an item at the end, or replaces the same one in place. */
  put(item: Item): void;
  /** Cancels the load in flight, and ignores its answer. */
  stop(): void;
}

/** Options of `createTimeline`. */
export interface TimelineOptions<Item, Cursor> {
  /**
   * The source of pages, oldest item first. Without a cursor, it loads the newest page; `next` is the cursor
   * of the page above.
   */
  source: FeedSource<Item, Cursor>;
  idOf(item: Item): string;
  /** The client's id of an item, compared before the server's id. */
  clientIdOf?(item: Item): string | undefined;
}

/** Creates a timeline. It loads nothing until asked to. */
export function createTimeline<Item, Cursor>({
  source,
  idOf,
  clientIdOf = () => undefined,
}: TimelineOptions<Item, Cursor>): Timeline<Item> {
  const changed = createEmitter();
  let state: TimelineState<Item> = { items: [], status: 'idle', error: undefined, hasOlder: true };
  let above: Cursor | undefined;
  let isBegun = false;
  let controller: AbortController | undefined;
  /** Items put while a page was loading; the page may lack them. */
  let putMeanwhile: Item[] = [];

  function become(change: Partial<TimelineState<Item>>): void {
    state = { ...state, ...change };
    changed.emit();
  }

  const isSame = (one: Item, other: Item): boolean => {
    const clientId = clientIdOf(one);
    return (clientId !== undefined && clientId === clientIdOf(other)) || idOf(one) === idOf(other);
  };

  /** Replaces known items in place, and adds new ones at the end. */
  function joined(items: readonly Item[], newer: readonly Item[]): Item[] {
    const all = [...items];
    for (const item of newer) {
      const place = all.findIndex((other) => isSame(other, item));
      if (place < 0) all.push(item);
      else all[place] = item;
    }
    return all;
  }

  async function load(take: (signal: AbortSignal) => Promise<Partial<TimelineState<Item>>>): Promise<void> {
    if (state.status === 'loading') return;
    controller = new AbortController();
    const { signal } = controller;
    putMeanwhile = [];
    become({ status: 'loading', error: undefined });
    try {
      const change = await take(signal);
      signal.throwIfAborted();
      become({ ...change, status: 'ready' });
    } catch (error) {
      if (!signal.aborted) become({ status: 'error', error: feedErrorOf(error) });
    }
  }

  async function newest(signal: AbortSignal): Promise<Partial<TimelineState<Item>>> {
    const { items: page, next } = await source.load(undefined, signal);
    signal.throwIfAborted();
    const known = state.items.filter((item) => !putMeanwhile.includes(item));
    const goesOn = isBegun && page.some((item) => known.some((other) => isSame(item, other)));
    if (goesOn || (isBegun && next === undefined)) {
      // The page is complete from its first item on, so known items that it lacks were deleted elsewhere.
      const begins = state.items.findIndex((item) => page.some((other) => isSame(item, other)));
      const read = next === undefined ? [] : state.items.slice(0, begins);
      const items = joined(joined(read, page), putMeanwhile);
      return { items, hasOlder: state.hasOlder && next !== undefined };
    }
    // Older items are dropped: there may be a gap before this page that could never be loaded.
    const put = isBegun ? putMeanwhile : state.items;
    isBegun = true;
    above = next;
    return { items: joined(joined([], page), put), hasOlder: next !== undefined };
  }

  async function older(signal: AbortSignal): Promise<Partial<TimelineState<Item>>> {
    const { items: page, next } = await source.load(above, signal);
    signal.throwIfAborted();
    above = next;
    const unseen = joined([], page).filter((item) => !state.items.some((other) => isSame(item, other)));
    return { items: [...unseen, ...state.items], hasOlder: next !== undefined };
  }

  return {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    loadOlder: async () => {
      if (state.hasOlder) await load(isBegun ? older : newest);
    },
    loadNewer: () => load(newest),
    put(item) {
      if (state.status === 'loading') putMeanwhile.push(item);
      become({ items: joined(state.items, [item]) });
    },
    stop() {
      if (state.status !== 'loading') return;
      controller?.abort();
      become({ status: isBegun ? 'ready' : 'idle' });
    },
  };
}
