import {
  FEED_PAGE_SIZE,
  type Product,
  type ProductPage,
  productsFrom,
  withoutViewerFlags,
} from '@vitrine/api';
import { createFeed, type Feed, type FeedRecord, type FeedSource } from '../feed/feed.ts';
import { observeLikes } from '../likes/observe-likes.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/useViewerId.ts';
import { readJson } from '../storage/storage.ts';

/** Where the next page of a product feed is. */
export interface PageCursor {
  page: number;
  snapshot: string | null;
}

export type ProductFeed = Feed<Product, PageCursor>;

type Verb = 'personalized' | 'popular' | 'verified';

/** What the session cache holds: the products of the page somebody left, without anything of the viewer (D32). */
interface CachedFeed extends FeedRecord<Product, PageCursor> {
  version: 1;
  /** The page (its history entry) that the products were left on. */
  pageKey: string;
  savedAt: number;
}

/** A new visit to the landing page within this time starts from the pages of the last one. */
const FRESH_FOR_MS = 10 * 60 * 1000;
/** A record larger than this would crowd out everything else in the browser's few megabytes. */
const MOST_CACHED = 1500;

/** Where the products of a viewer are kept for the browser's session (1 §3, D32). */
export const landingCacheKey = (viewer: string | undefined) => `landingProducts:${viewer ?? 'guest'}`;

/**
 * The feed of a landing page: personalized for who is signed in with a token, then popular, then verified (1 §4).
 *
 * @param pageKey Names the page: its history entry.
 */
export function openLandingFeed(
  services: Services,
  pageKey: string,
  viewer: string | undefined,
  now = Date.now(),
): { feed: ProductFeed; owner: string | undefined } {
  return services.feeds.open(pageKey, viewer, () => {
    const verbs: Verb[] = services.session.token()
      ? ['personalized', 'popular', 'verified']
      : ['popular', 'verified'];
    return createFeed({
      sources: verbs.map((verb) => sourceOf(services, verb)),
      keyOf: (product) => product.id,
      from: cached(services, viewer, pageKey, now),
    });
  });
}

/**
 * Keeps the pages for a reload of this history entry, and for the next visit in this tab.
 *
 * @param owner For whom the feed was opened: what was made for a person is not kept for anybody else.
 */
export function saveLandingFeed(
  services: Services,
  pageKey: string,
  owner: string | undefined,
  feed: ProductFeed,
  now = Date.now(),
): void {
  const viewer = viewerOf(services.session.getState());
  const record = feed.record();
  if (!record || (owner !== undefined && owner !== viewer)) return;
  const key = landingCacheKey(viewer);
  if (record.items.length > MOST_CACHED) {
    services.sessionStorage.remove(key);
    return;
  }
  const cache: CachedFeed = { ...record, version: 1, pageKey, savedAt: now };
  services.sessionStorage.set(key, JSON.stringify(cache));
}

function sourceOf(services: Services, verb: Verb): FeedSource<Product, PageCursor> {
  return {
    name: verb,
    async load(cursor, signal) {
      const page = cursor?.page ?? 1;
      const askedAt = services.relations.moment();
      // Whose session ended by itself scrolls on through what guests see; what was shown already is left out.
      const hasEnded = verb === 'personalized' && page > 1 && services.session.token() === undefined;
      const snapshot = hasEnded ? undefined : cursor?.snapshot;
      const query = { page, limit: FEED_PAGE_SIZE, ...(snapshot ? { snapshot } : {}) };
      const answer = await services.api.products[hasEnded ? 'popular' : verb]({ query }, { signal });
      observeLikes(services.relations, answer.products, askedAt);
      return { items: answer.products.map(withoutViewerFlags), next: nextPage(answer, page) };
    },
  };
}

function nextPage({ products, pagination, snapshot }: ProductPage, page: number): PageCursor | undefined {
  const isLast = pagination.pages === null ? products.length === 0 : page >= pagination.pages;
  return isLast ? undefined : { page: page + 1, snapshot };
}

function cached(
  services: Services,
  viewer: string | undefined,
  pageKey: string,
  now: number,
): CachedFeed | undefined {
  const own = read(services, viewer);
  if (own && (own.pageKey === pageKey || now - own.savedAt < FRESH_FOR_MS)) return own;
  // A guest who signed in on another page comes back to the products left here.
  const asGuest = viewer === undefined ? undefined : read(services, undefined);
  return asGuest?.pageKey === pageKey ? asGuest : undefined;
}

function read(services: Services, viewer: string | undefined): CachedFeed | undefined {
  const cache = readJson(services.sessionStorage, landingCacheKey(viewer), isCachedFeed);
  return cache && { ...cache, items: productsFrom(cache.items) ?? [] };
}

function isCachedFeed(read: unknown): read is CachedFeed {
  if (typeof read !== 'object' || read === null) return false;
  const { version, pageKey, savedAt, items, source, next } = read as Partial<CachedFeed>;
  return (
    version === 1 &&
    typeof pageKey === 'string' &&
    typeof savedAt === 'number' &&
    typeof source === 'string' &&
    (next === undefined || (typeof next === 'object' && next !== null && Number.isInteger(next.page))) &&
    Array.isArray(items)
  );
}
