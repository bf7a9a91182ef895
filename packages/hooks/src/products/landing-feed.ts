import {
  FEED_PAGE_SIZE,
  type Product,
  type ProductPage,
  productFrom,
  withoutViewerFlags,
} from '@vitrine/api';
import { createFeed, type Feed, type FeedRecord, type FeedSource } from '../feed/feed.ts';
import { LIKE } from '../likes/like-relation.ts';
import type { Services } from '../services/services.ts';
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
  /** The history entry the pages belong to. */
  page: string;
  savedAt: number;
}

/** A new visit to the landing page within this time starts from the pages of the last one. */
const FRESH_FOR_MS = 10 * 60 * 1000;
/** A record larger than this would crowd out everything else in the browser's few megabytes. */
const MOST_CACHED = 1500;

const cacheKey = (userId: string | undefined) => `landingProducts:${userId ?? 'guest'}`;

/** The feed of a landing page: personalized for who is signed in with a token, then popular, then verified (1 §4). */
export function openLandingFeed(services: Services, page: string, now = Date.now()): ProductFeed {
  const { session, feeds } = services;
  const { userId } = session.getState();
  return feeds.open(page, userId, () => {
    const verbs: Verb[] = session.token() ? ['personalized', 'popular', 'verified'] : ['popular', 'verified'];
    return createFeed({
      sources: verbs.map((verb) => sourceOf(services, verb)),
      keyOf: (product) => product.id,
      from: cached(services, userId, page, now),
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
  page: string,
  owner: string | undefined,
  feed: ProductFeed,
  now = Date.now(),
): void {
  const { userId } = services.session.getState();
  const record = feed.record();
  if (!record || record.items.length > MOST_CACHED || (owner !== undefined && owner !== userId)) return;
  const cache: CachedFeed = { ...record, version: 1, page, savedAt: now };
  services.sessionStorage.set(cacheKey(userId), JSON.stringify(cache));
}

function sourceOf(services: Services, verb: Verb): FeedSource<Product, PageCursor> {
  return {
    name: verb,
    async load(cursor, signal) {
      const page = cursor?.page ?? 1;
      const askedAt = services.relations.moment();
      const answer = await services.api.products[verb](
        {
          query: { page, limit: FEED_PAGE_SIZE, ...(cursor?.snapshot ? { snapshot: cursor.snapshot } : {}) },
        },
        { signal },
      );
      for (const { id, isLiked } of answer.products) {
        if (isLiked !== undefined) services.relations.observe(LIKE, id, isLiked, askedAt);
      }
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
  userId: string | undefined,
  page: string,
  now: number,
): CachedFeed | undefined {
  const read = readJson(services.sessionStorage, cacheKey(userId), isCachedFeed);
  if (!read) return undefined;
  return read.page === page || now - read.savedAt < FRESH_FOR_MS ? read : undefined;
}

function isCachedFeed(read: unknown): read is CachedFeed {
  if (typeof read !== 'object' || read === null) return false;
  const { version, page, savedAt, items, source, next } = read as Partial<CachedFeed>;
  return (
    version === 1 &&
    typeof page === 'string' &&
    typeof savedAt === 'number' &&
    typeof source === 'string' &&
    (next === undefined || (typeof next === 'object' && next !== null && Number.isInteger(next.page))) &&
    Array.isArray(items) &&
    items.every((item) => productFrom(item) !== undefined && typeof item.name === 'string')
  );
}
