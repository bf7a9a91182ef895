import type { Feed } from './feed.ts';

interface Entry {
  feed: Feed<unknown>;
  owner: string | undefined;
}

/** Feeds by the page they belong to (its history entry), so that Back finds the pages it left (P3). */
export interface FeedStore {
  /**
   * The feed of a page, made on its first visit. A guest's feed holds nothing of anybody
   * and stays when the guest signs in; a person's feed is for that person only (P27).
   */
  open<F extends Feed<unknown>>(page: string, owner: string | undefined, create: () => F): F;
  /** Forgets all feeds; who has one open keeps it until it opens another. */
  drop(): void;
}

/** Pages remembered; older ones load anew. */
const REMEMBERED = 12;

export function createFeedStore(): FeedStore {
  const entries = new Map<string, Entry>();
  return {
    open<F extends Feed<unknown>>(page: string, owner: string | undefined, create: () => F): F {
      const kept = entries.get(page);
      entries.delete(page);
      const usable = kept && (kept.owner === owner || kept.owner === undefined);
      const entry = usable ? kept : { feed: create(), owner };
      if (!usable) kept?.feed.stop();
      entries.set(page, entry);
      for (const oldest of [...entries.keys()].slice(0, -REMEMBERED)) entries.delete(oldest);
      return entry.feed as F;
    },
    drop: () => entries.clear(),
  };
}
