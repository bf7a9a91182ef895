import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey, readJson } from '../storage/storage.ts';
import { createFeed, type Feed, type FeedRecord, type FeedSource } from './feed.ts';

/** The feed of a page: its sources, and the way to restore it. */
export interface FeedPlan<Item, Cursor extends object> {
  /** Identifies the page (history entry) and its request. */
  key: string;
  /** Session cache in which the items survive a reload; none by default. */
  cache?: string | undefined;
  /**
   * Milliseconds within which another page of the same cache starts from the last one's items; 0 by default,
   * `Infinity` for as long as the tab lives.
   */
  freshForMs?: number | undefined;
  /** Tried in order for the first page. Their items have no viewer flags. */
  sources(): readonly FeedSource<Item, Cursor>[];
  keyOf(item: Item): string;
  /** Validates cached items and leaves out invalid ones. Required with `cache`. */
  itemsFrom?(cached: readonly unknown[]): readonly Item[];
  /** Whether a cached object is a cursor of these sources. Required with `cache`. */
  isCursor?(cached: object): cached is Cursor;
  /** Whether the pages still match the server's; otherwise they do not survive a reload. True by default. */
  isCurrent?(): boolean;
  /** Data known before any request. */
  first?: FeedRecord<Item, Cursor> | undefined;
}

/** An opened feed, and its owner. */
export interface OpenedFeed<Item> {
  key: string;
  feed: Feed<Item>;
  /** Id of the only person who may see it; undefined for a guest's feed. */
  owner: string | undefined;
  /** Stores the pages in the session cache, so that they survive a reload. */
  save(): void;
}

/** Opens a page's feed for a viewer; `viewer` is undefined for a guest. */
export type OpenFeed<Item> = (viewer: string | undefined) => OpenedFeed<Item>;

/** Cached items of a page, without viewer flags. */
interface CachedFeed<Item, Cursor> extends FeedRecord<Item, Cursor> {
  version: 1;
  pageKey: string;
  /**
   * Until this time, in milliseconds since 1970, another page may start from these items. The inline script
   * of a document reads it too.
   */
  freshUntil: number;
}

/** Feeds with more items are not cached: they would crowd out other data in the browser's few megabytes. */
const MOST_CACHED = 1500;

/**
 * Storage key of a JSON record (`{ until, differ }`); a colon and the viewer's id follow. Feeds created
 * before `until` are outdated. `differ`: the viewer sees other items than guests. The inline script of a
 * document reads it before the first paint.
 */
export const OUTDATED_FEEDS_KEY = 'feedsOutdated!';

export interface OutdatedFeeds {
  /** In milliseconds since 1970. */
  until: number;
  differ: boolean;
}

/** Opens a page's former feed, or a new one that starts from cached or known items. */
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
  // JSON has no Infinity.
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
