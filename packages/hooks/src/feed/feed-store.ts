import type { Feed } from './feed.ts';

interface Entry {
  feed: Feed<unknown>;
  owner: string | undefined;
}

/** Feeds by page (history entry), so that going back restores them. */
export interface FeedStore {
  /**
   * Returns the feed of a page, created on the first visit, and its `owner`. A guest's feed holds nothing
   * personal; if it has items, it stays when the guest signs in.
   */
  open<F extends Feed<unknown>>(
    pageKey: string,
    viewer: string | undefined,
    create: () => F,
  ): { feed: F; owner: string | undefined };
  /** Removes matching items from present and later feeds, until `drop`. */
  leaveOut(isLeftOut: (item: unknown) => boolean): void;
  /** Forgets all feeds; a mounted page keeps its feed until it opens another. */
  drop(): void;
}

/** Number of feeds kept; older ones load again. Every change of a filter adds a feed. */
const REMEMBERED = 24;

export function createFeedStore(): FeedStore {
  const entries = new Map<string, Entry>();
  let leftOut: ((item: unknown) => boolean)[] = [];
  return {
    open<F extends Feed<unknown>>(pageKey: string, viewer: string | undefined, create: () => F) {
      const kept = entries.get(pageKey);
      entries.delete(pageKey);
      const isUsable = kept && (kept.owner === viewer || isWorthTakingOver(kept));
      const entry = isUsable ? kept : { feed: create(), owner: viewer };
      if (!isUsable) {
        kept?.feed.stop();
        for (const isLeftOut of leftOut) entry.feed.leaveOut(isLeftOut);
      }
      entries.set(pageKey, entry);
      for (const oldest of [...entries.keys()].slice(0, -REMEMBERED)) entries.delete(oldest);
      return { feed: entry.feed as F, owner: entry.owner };
    },
    leaveOut(isLeftOut) {
      leftOut.push(isLeftOut);
      for (const { feed } of entries.values()) feed.leaveOut(isLeftOut);
    },
    drop() {
      entries.clear();
      leftOut = [];
    },
  };
}

/** A guest's failed or empty feed does not replace the person's own. */
const isWorthTakingOver = ({ feed, owner }: Entry): boolean =>
  owner === undefined && feed.getState().items.length > 0;
