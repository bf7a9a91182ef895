import { type Product, productsFrom } from '@vitrine/api';
import { createFeed, type Feed, type FeedRecord, type FeedSource } from '../feed/feed.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { type CacheName, cacheKey, readJson } from '../storage/storage.ts';

export type ProductFeed = Feed<Product>;

/** The products of a page: where they come from, and how they are found again. */
export interface ProductFeedPlan<Cursor extends object> {
  /** Names the page (its history entry) and what is asked for on it. */
  key: string;
  /** Where they outlast a reload. */
  cache: CacheName;
  /** Within this time another page of the same cache starts from the products of the last one; milliseconds. */
  freshForMs: number;
  /** Asked in this order; what they answer holds nothing of the viewer. */
  sources(): readonly FeedSource<Product, Cursor>[];
  isCursor(read: object): read is Cursor;
  /** What is known before anything is asked. */
  first?: FeedRecord<Product, Cursor> | undefined;
}

/** A feed that is kept by its page. */
export interface OpenedProductFeed {
  key: string;
  feed: ProductFeed;
  /** For whom it was opened: what was made for a person is not for anybody else. */
  owner: string | undefined;
  /** Keeps the pages for a reload of this history entry. */
  save(): void;
}

/** Opens the feed of a page for who looks at it now. */
export type OpenProductFeed = (viewer: string | undefined) => OpenedProductFeed;

/** What the session cache holds: the products of the page somebody left, without anything of the viewer (D32). */
interface CachedFeed<Cursor> extends FeedRecord<Product, Cursor> {
  version: 1;
  /** The page that the products were left on. */
  pageKey: string;
  savedAt: number;
}

/** A record larger than this would crowd out everything else in the browser's few megabytes. */
const MOST_CACHED = 1500;

export function openProductFeed<Cursor extends object>(
  services: Services,
  plan: ProductFeedPlan<Cursor>,
  viewer: string | undefined,
): OpenedProductFeed {
  const { key } = plan;
  const { feed, owner } = services.feeds.open(key, viewer, () =>
    createFeed({
      sources: plan.sources(),
      keyOf: (product) => product.id,
      from: cached(services, plan, viewer) ?? plan.first,
    }),
  );
  return { key, feed, owner, save: () => save(services, plan, owner, feed) };
}

function save<Cursor extends object>(
  { session, sessionStorage }: Services,
  plan: ProductFeedPlan<Cursor>,
  owner: string | undefined,
  feed: Feed<Product, Cursor>,
): void {
  const viewer = viewerOf(session.getState());
  const record = feed.record();
  if (!record || (owner !== undefined && owner !== viewer)) return;
  const key = cacheKey(plan.cache, viewer);
  if (record.items.length > MOST_CACHED) {
    sessionStorage.remove(key);
    return;
  }
  const cache: CachedFeed<Cursor> = { ...record, version: 1, pageKey: plan.key, savedAt: Date.now() };
  sessionStorage.set(key, JSON.stringify(cache));
}

function cached<Cursor extends object>(
  services: Services,
  plan: ProductFeedPlan<Cursor>,
  viewer: string | undefined,
): CachedFeed<Cursor> | undefined {
  const own = read(services, plan, viewer);
  if (own && (own.pageKey === plan.key || Date.now() - own.savedAt < plan.freshForMs)) return own;
  // A guest who signed in on another page comes back to the products left here.
  const asGuest = viewer === undefined ? undefined : read(services, plan, undefined);
  return asGuest?.pageKey === plan.key ? asGuest : undefined;
}

function read<Cursor extends object>(
  { sessionStorage }: Services,
  { cache, isCursor }: ProductFeedPlan<Cursor>,
  viewer: string | undefined,
): CachedFeed<Cursor> | undefined {
  const isCachedFeed = (given: unknown): given is CachedFeed<Cursor> => {
    if (typeof given !== 'object' || given === null) return false;
    const { version, pageKey, savedAt, items, source, next } = given as Partial<CachedFeed<Cursor>>;
    return (
      version === 1 &&
      typeof pageKey === 'string' &&
      typeof savedAt === 'number' &&
      typeof source === 'string' &&
      (next === undefined || (typeof next === 'object' && next !== null && isCursor(next))) &&
      Array.isArray(items)
    );
  };
  const found = readJson(sessionStorage, cacheKey(cache, viewer), isCachedFeed);
  return found && { ...found, items: productsFrom(found.items) ?? [] };
}
