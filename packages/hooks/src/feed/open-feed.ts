import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey, readJson } from '../storage/storage.ts';
import { createFeed, type Feed, type FeedRecord, type FeedSource } from './feed.ts';

/** The feed of a page: where its items come from, and how they are found again. */
export interface FeedPlan<Item, Cursor extends object> {
  /** Names the page (its history entry) and what is asked for on it. */
  key: string;
  /** The name of the session cache in which the items outlast a reload; without it they do not. */
  cache?: string | undefined;
  /**
   * Milliseconds within which another page of the same cache starts from the items of the last one; 0 by default,
   * `Infinity` for as long as the browser session lasts.
   */
  freshForMs?: number | undefined;
  /** Asked in this order for the first page; what they answer holds nothing of the viewer. */
  sources(): readonly FeedSource<Item, Cursor>[];
  /** Items with the same key are one. */
  keyOf(item: Item): string;
  /** Reads items out of the cache, which may hold anything: what is no item is left out. It goes with `cache`. */
  itemsFrom?(cached: readonly unknown[]): readonly Item[];
  /** Whether something out of the cache is a cursor of this feed's sources. It goes with `cache`. */
  isCursor?(cached: object): cached is Cursor;
  /** Whether the pages are still what a server would give; otherwise they do not outlast a reload. They always are by default. */
  isCurrent?(): boolean;
  /** What is known before anything is asked. */
  first?: FeedRecord<Item, Cursor> | undefined;
}

/** A feed that is kept by its page. */
export interface OpenedFeed<Item> {
  /** The plan's key. */
  key: string;
  feed: Feed<Item>;
  /** Id of the person for whom it was made, who alone may see it; undefined for a guest's. */
  owner: string | undefined;
  /** Keeps the pages for a reload of this history entry. */
  save(): void;
}

/** Opens the feed of a page for a viewer, given by id; undefined for guests. */
export type OpenFeed<Item> = (viewer: string | undefined) => OpenedFeed<Item>;

/** What the session cache holds: the items of a page that was left, without viewer flags. */
interface CachedFeed<Item, Cursor> extends FeedRecord<Item, Cursor> {
  version: 1;
  /** The page that the items were left on. */
  pageKey: string;
  /** Until when another page may start from it, milliseconds since 1970; the first lines of a document read it too. */
  freshUntil: number;
}

/** A record larger than this would crowd out everything else in the browser's few megabytes. */
const MOST_CACHED = 1500;

/**
 * Storage key of what is known of a viewer's feeds in this browser (`{ until, differ }`, as JSON); a colon and the viewer's id follow. Feeds
 * that were kept until then are outdated, and `differ` says that the viewer is shown other things than guests. The first lines of a document
 * read it too, before anything is drawn.
 */
export const OUTDATED_FEEDS_KEY = 'feedsOutdated!';

/** The value under `OUTDATED_FEEDS_KEY`. */
export interface OutdatedFeeds {
  /** Milliseconds since 1970. */
  until: number;
  differ: boolean;
}

/** Opens the feed of a plan: the one that its page had, else a new one that starts from what is cached or known. */
export function openFeed<Item, Cursor extends object>(
  services: Services,
  plan: FeedPlan<Item, Cursor>,
  viewer: string | undefined,
): OpenedFeed<Item> {
  const { key } = plan;
  const { feed, owner } = services.feeds.open(key, viewer, () =>
    createFeed({
      sources: plan.sources(),
      keyOf: plan.keyOf,
      from: cached(services, plan, viewer) ?? plan.first,
    }),
  );
  return { key, feed, owner, save: () => save(services, plan, owner, feed) };
}

function save<Item, Cursor extends object>(
  { session, sessionStorage }: Services,
  plan: FeedPlan<Item, Cursor>,
  owner: string | undefined,
  feed: Feed<Item, Cursor>,
): void {
  const viewer = viewerOf(session.getState());
  const record = feed.record();
  if (plan.cache === undefined || !record || (owner !== undefined && owner !== viewer)) return;
  const key = cacheKey(plan.cache, viewer);
  if (record.items.length > MOST_CACHED || plan.isCurrent?.() === false) {
    sessionStorage.remove(key);
    return;
  }
  // JSON cannot represent infinity.
  const freshUntil = Math.min(Date.now() + (plan.freshForMs ?? 0), Number.MAX_SAFE_INTEGER);
  const cache: CachedFeed<Item, Cursor> = { ...record, version: 1, pageKey: plan.key, freshUntil };
  sessionStorage.set(key, JSON.stringify(cache));
}

function cached<Item, Cursor extends object>(
  services: Services,
  plan: FeedPlan<Item, Cursor>,
  viewer: string | undefined,
): CachedFeed<Item, Cursor> | undefined {
  const own = read(services, plan, viewer);
  if (own && (own.pageKey === plan.key || Date.now() < own.freshUntil)) return own;
  // A guest who signed in on another page comes back to the items left here.
  const asGuest = viewer === undefined ? undefined : read(services, plan, undefined);
  return asGuest?.pageKey === plan.key ? asGuest : undefined;
}

function read<Item, Cursor extends object>(
  { localStorage, sessionStorage }: Services,
  { cache, isCursor, itemsFrom }: FeedPlan<Item, Cursor>,
  viewer: string | undefined,
): CachedFeed<Item, Cursor> | undefined {
  if (cache === undefined || !isCursor || !itemsFrom) return undefined;
  const isCachedFeed = (given: unknown): given is CachedFeed<unknown, Cursor> => {
    if (typeof given !== 'object' || given === null) return false;
    const { version, pageKey, freshUntil, items, source, next } = given as Partial<
      CachedFeed<unknown, Cursor>
    >;
    return (
      version === 1 &&
      typeof pageKey === 'string' &&
      typeof freshUntil === 'number' &&
      typeof source === 'string' &&
      (next === undefined || (typeof next === 'object' && next !== null && isCursor(next))) &&
      Array.isArray(items)
    );
  };
  const found = readJson(sessionStorage, cacheKey(cache, viewer), isCachedFeed);
  const outdated = readJson(localStorage, cacheKey(OUTDATED_FEEDS_KEY, viewer), isOutdatedFeeds);
  return found && (found.since ?? 0) >= (outdated?.until ?? 0)
    ? { ...found, items: itemsFrom(found.items) }
    : undefined;
}

const isOutdatedFeeds = (read: unknown): read is OutdatedFeeds =>
  typeof read === 'object' && read !== null && typeof (read as OutdatedFeeds).until === 'number';
