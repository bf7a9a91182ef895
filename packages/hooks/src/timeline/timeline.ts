import { createEmitter } from '../emitter/emitter.ts';
import { type FeedError, type FeedSource, feedErrorOf } from '../feed/feed.ts';

/** What a timeline holds at a moment; another object after every change. */
export interface TimelineState<Item> {
  /** The oldest first. */
  items: readonly Item[];
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Why the last page could not be had. */
  error: FeedError | undefined;
  /** Whether there may be older ones than the first of `items`. */
  hasOlder: boolean;
}

/** What grows at its end and is read upwards, such as comments or messages. */
export interface Timeline<Item> {
  getState(): TimelineState<Item>;
  subscribe(listener: () => void): () => void;
  /** Loads the page above (the newest one, if there is none). Calls while one is loading change nothing. */
  loadOlder(): Promise<void>;
  /**
   * Asks what came since, and takes it in; what was deleted since goes. What was read above stays, unless more came than a page holds: then it
   * begins with that page.
   */
  loadNewer(): Promise<void>;
  /** Takes in one that is there now: in the place of the same one, else at the end. */
  put(item: Item): void;
  /** Gives up what is being loaded: an answer that still comes is ignored. */
  stop(): void;
}

/** What a timeline is made of. */
export interface TimelineOptions<Item, Cursor> {
  /** Its pages: the newest one for undefined, and `next` leads to the one above. The oldest item of a page stands first. */
  source: FeedSource<Item, Cursor>;
  /** The server's id of an item. */
  idOf(item: Item): string;
  /** What the client that made an item called it: tells before the server's id that two are one. */
  clientIdOf?(item: Item): string | undefined;
}

/** Makes a timeline; it asks for nothing until it is told to. */
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
  /** What was put in while a page was asked for: the page may not know of it. */
  let putMeanwhile: Item[] = [];

  function become(change: Partial<TimelineState<Item>>): void {
    state = { ...state, ...change };
    changed.emit();
  }

  const isSame = (one: Item, other: Item): boolean => {
    const clientId = clientIdOf(one);
    return (clientId !== undefined && clientId === clientIdOf(other)) || idOf(one) === idOf(other);
  };

  /** The items with newer ones: each once, in the place that it has, and the rest at the end. */
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
      // From its first one on, the page says what there is: what was deleted elsewhere is not in it.
      const begins = state.items.findIndex((item) => page.some((other) => isSame(item, other)));
      const read = next === undefined ? [] : state.items.slice(0, begins);
      const items = joined(joined(read, page), putMeanwhile);
      return { items, hasOlder: state.hasOlder && next !== undefined };
    }
    // Between what is known and this page there may be others, which nobody would ever come to.
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
