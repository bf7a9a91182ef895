import type { Feed } from './feed.ts';

interface Entry {
  feed: Feed<unknown>;
  owner: string | undefined;
}

/** Feeds by the page they belong to (its history entry), so that going back finds them as they were. */
export interface FeedStore {
  /**
   * The feed of a page, made on the first visit, and for whom it was made (`owner`). A guest's feed holds nothing personal and
   * stays when the guest signs in; a person's feed is for that person only.
   */
  open<F extends Feed<unknown>>(
    pageKey: string,
    viewer: string | undefined,
    create: () => F,
  ): { feed: F; owner: string | undefined };
  /** Takes such items out of all feeds, and leaves them out of those that are opened until all are forgotten. */
  leaveOut(isLeftOut: (item: unknown) => boolean): void;
  /** Forgets all feeds; a page that shows one keeps it until it opens another. */
  drop(): void;
}

/** Pages remembered; older ones load anew. Every change of a filter is one. */
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

/** A guest's feed that failed or was empty is no reason to keep a person from their own. */
const isWorthTakingOver = ({ feed, owner }: Entry): boolean =>
  owner === undefined && feed.getState().items.length > 0;
