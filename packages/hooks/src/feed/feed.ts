import { ApiError } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';

/** A page as a source gives it; `next` is what to ask for after it, undefined at the end. */
export interface FeedPage<Item, Cursor> {
  items: Item[];
  next: Cursor | undefined;
}

/** Where a feed's pages come from. */
export interface FeedSource<Item, Cursor> {
  /** Unique among the sources of a feed. */
  name: string;
  /** Loads the page at a cursor, the first one for undefined. Rejects where it cannot, and when `signal` aborts. */
  load(cursor: Cursor | undefined, signal: AbortSignal): Promise<FeedPage<Item, Cursor>>;
}

/** `refused`: the server answered that it cannot. `failed`: there was no answer to use. */
export type FeedError = 'refused' | 'failed';

/** What a feed holds at a moment; another object after every change. */
export interface FeedState<Item> {
  items: readonly Item[];
  status: 'idle' | 'loading' | 'ready' | 'error';
  error: FeedError | undefined;
  /** Whether more pages may come. */
  hasMore: boolean;
}

/** What a feed is restored from; plain data. */
export interface FeedRecord<Item, Cursor> {
  items: readonly Item[];
  /** The name of the source that the items came from. */
  source: string;
  /** What to ask that source for next; undefined at the end. */
  next: Cursor | undefined;
  /** When the feed began, ms since 1970. */
  since?: number | undefined;
}

/** Pages that grow while somebody scrolls, and are never revalidated behind the reader. */
export interface Feed<Item, Cursor = unknown> {
  getState(): FeedState<Item>;
  subscribe(listener: () => void): () => void;
  /** Loads the next page (the first one, if there is none). Calls while one is loading change nothing. */
  loadMore(): Promise<void>;
  /** What the feed can be restored from; undefined while it has no items. */
  record(): FeedRecord<Item, Cursor> | undefined;
  /** Takes such items out, and leaves them out of all pages to come. */
  leaveOut(isLeftOut: (item: Item) => boolean): void;
  /** Gives up the page that is being loaded: an answer that still comes is ignored, and `loadMore` can ask again. */
  stop(): void;
}

/** What a feed is made of. */
export interface FeedOptions<Item, Cursor> {
  /** Asked in this order for the first page, until one has items; later pages come from that one. */
  sources: readonly FeedSource<Item, Cursor>[];
  /** Items with the same key are one: the first of them stays. */
  keyOf(item: Item): string;
  /** What the feed starts from, without a request. */
  from?: FeedRecord<Item, Cursor> | undefined;
}

/** Pages in a row that bring nothing new before the feed counts as ended. */
export const FRUITLESS_PAGES = 3;

/** Makes a feed; it asks for nothing until `loadMore` is called. */
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

  /** The first source with something in it; an empty feed only if none of them failed. */
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

/** Why a page could not be had. */
export const feedErrorOf = (error: unknown): FeedError =>
  error instanceof ApiError && error.kind === 'http' ? 'refused' : 'failed';
