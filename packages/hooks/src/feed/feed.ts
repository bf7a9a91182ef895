import { ApiError } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';

/** A page of a source; `next` is the next page's cursor, undefined at the end. */
export interface FeedPage<Item, Cursor> {
  items: Item[];
  next: Cursor | undefined;
}

/** The source of a feed's pages. */
export interface FeedSource<Item, Cursor> {
  /** Unique among the feed's sources. */
  name: string;
  /** Without a cursor, loads the first page. Rejects on failure, and when `signal` aborts. */
  load(cursor: Cursor | undefined, signal: AbortSignal): Promise<FeedPage<Item, Cursor>>;
}

/** `refused`: the server answered with an error. `failed`: there was no usable answer. */
export type FeedError = 'refused' | 'failed';

/** A snapshot of a feed; another object after every change. */
export interface FeedState<Item> {
  items: readonly Item[];
  status: 'idle' | 'loading' | 'ready' | 'error';
  error: FeedError | undefined;
  hasMore: boolean;
}

/** Plain data to restore a feed from. */
export interface FeedRecord<Item, Cursor> {
  items: readonly Item[];
  /** Name of the items' source. */
  source: string;
  /** Cursor of the next page; undefined at the end. */
  next: Cursor | undefined;
  /** Creation time of the feed, in milliseconds since 1970. */
  since?: number | undefined;
}

/** A feed of pages for infinite scrolling. Loaded pages are never fetched again. */
export interface Feed<Item, Cursor = unknown> {
  getState(): FeedState<Item>;
  subscribe(listener: () => void): () => void;
  /** Loads the next page, or the first. Does nothing while one is loading, and at the end. */
  loadMore(): Promise<void>;
  /** Undefined while the feed has no items. */
  record(): FeedRecord<Item, Cursor> | undefined;
  /** Removes matching items, also from all later pages. */
  leaveOut(isLeftOut: (item: Item) => boolean): void;
  /** Cancels the load in flight; `loadMore` may ask again. */
  stop(): void;
}

/** Options of `createFeed`. */
export interface FeedOptions<Item, Cursor> {
  /** Tried in order for the first page, until one has items; later pages come from that source. */
  sources: readonly FeedSource<Item, Cursor>[];
  /** If items share a key, only the first stays. */
  keyOf(item: Item): string;
  /** Data to start from without a request. */
  from?: FeedRecord<Item, Cursor> | undefined;
}

/** After this many consecutive pages without a new item, the feed counts as ended. */
export const FRUITLESS_PAGES = 3;

/** Creates a feed. It loads nothing until `loadMore` is called. */
export function createFeed<Item, Cursor>({
  sources,
  keyOf,
  from,
}: FeedOptions<Item, Cursor>): Feed<Item, Cursor> {
  const changed = createEmitter();
  const seen = new Set<string>();
  const since = from?.since ?? Date.now();
  let isWanted = (_item: Item) => true;
  const restoredSource = sources.find((source) => source.name === from?.source);
  let source = from && restoredSource;
  let next = from?.next;
  let controller: AbortController | undefined;
  let state: FeedState<Item> = { items: [], status: 'idle', error: undefined, hasMore: true };
  if (from && source) {
    state = { items: unseen(from.items), status: 'ready', error: undefined, hasMore: next !== undefined };
  }

  function become(change: Partial<FeedState<Item>>): void {
    state = { ...state, ...change };
    changed.emit();
  }

  function unseen(items: readonly Item[]): Item[] {
    return items.filter((item) => {
      const key = keyOf(item);
      if (seen.has(key) || !isWanted(item)) return false;
      seen.add(key);
      return true;
    });
  }

  function take(page: FeedPage<Item, Cursor>, fresh: Item[], hasMore: boolean): void {
    next = page.next;
    become({ items: [...state.items, ...fresh], status: 'ready', error: undefined, hasMore });
  }

  /** Takes the first source with items. If none has any, the feed is empty, or failed if a source failed. */
  async function first(signal: AbortSignal): Promise<void> {
    let failure: unknown;
    for (const candidate of sources) {
      try {
        const page = await candidate.load(undefined, signal);
        signal.throwIfAborted();
        const fresh = unseen(page.items);
        if (fresh.length === 0) continue;
        source = candidate;
        return take(page, fresh, page.next !== undefined);
      } catch (error) {
        if (signal.aborted) throw error;
        failure = error;
      }
    }
    if (failure) throw failure;
    become({ status: 'ready', error: undefined, hasMore: false });
  }

  async function further(from: FeedSource<Item, Cursor>, signal: AbortSignal): Promise<void> {
    for (let tries = 1; ; tries++) {
      const page = await from.load(next, signal);
      signal.throwIfAborted();
      const fresh = unseen(page.items);
      const ended = page.next === undefined || (fresh.length === 0 && tries === FRUITLESS_PAGES);
      if (fresh.length > 0 || ended) return take(page, fresh, !ended);
      next = page.next;
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    async loadMore() {
      if (state.status === 'loading' || !state.hasMore) return;
      controller = new AbortController();
      const { signal } = controller;
      become({ status: 'loading', error: undefined });
      try {
        await (source ? further(source, signal) : first(signal));
      } catch (error) {
        if (!signal.aborted) become({ status: 'error', error: feedErrorOf(error) });
      }
    },
    record: () =>
      source && state.items.length > 0 ? { items: state.items, source: source.name, next, since } : undefined,
    leaveOut(isLeftOut) {
      const before = isWanted;
      isWanted = (item) => before(item) && !isLeftOut(item);
      become({ items: state.items.filter(isWanted) });
    },
    stop() {
      if (state.status !== 'loading') return;
      controller?.abort();
      become({ status: state.items.length > 0 ? 'ready' : 'idle' });
    },
  };
}

export const feedErrorOf = (error: unknown): FeedError =>
  error instanceof ApiError && error.kind === 'http' ? 'refused' : 'failed';
