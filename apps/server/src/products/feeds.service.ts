import type { FeedReason, Product } from '@vitrine/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { feedPositions } from '../ranked-feeds/ranked-feeds.table.ts';
import { createRankedFeeds, type FeedPage, type FeedQuery, isInRange } from '../ranked-feeds/ranked-feeds.ts';
import { people } from '../session/session.table.ts';
import { type Interest, interestBasis, rankingByInterest } from './interest-ranking.ts';
import {
  type ApartFrom,
  catalogueRevisionNow,
  isFoundByNoneOf,
  productColumns,
  productOf,
} from './products.service.ts';
import { products } from './products.table.ts';

export type Feeds = ReturnType<typeof createFeeds>;

/**
 * The feeds of products. A page holds nothing that somebody found who is kept apart from the viewer, so it may be shorter than
 * asked for: rankings are shared, and stay as they are.
 */
export function createFeeds(
  db: Db,
  { clock, interest, apartFrom }: { clock: Clock; interest: Interest; apartFrom: ApartFrom },
) {
  const rowsWhere = (condition: SQL | undefined) =>
    db
      .select({ ...productColumns, reason: feedPositions.reason })
      .from(feedPositions)
      .innerJoin(products, eq(products.id, feedPositions.thingId))
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(condition)
      .orderBy(feedPositions.position);
  // Asked for more than all else together, so they are put together and planned once.
  const rowsForGuests = rowsWhere(isInRange).prepare('feed_page');
  const rowsForViewer = rowsWhere(
    and(isInRange, isFoundByNoneOf(apartFrom(sql.placeholder('viewerId')))),
  ).prepare('feed_page_for');

  const ofCatalogue = (only: SQL) => ({
    ranking: () => byPopularity(only),
    basis: () => catalogueRevisionNow,
  });
  const feeds = createRankedFeeds(db, {
    clock,
    kinds: {
      popular: ofCatalogue(sql`is_listed`),
      verified: ofCatalogue(sql`is_listed and verified`),
      personalized: {
        ranking: (tx, personId) => rankingByInterest(tx, interest, personId ?? ''),
        basis: (personId) => interestBasis(interest, personId ?? ''),
      },
    },
    read: async (range, viewerId) =>
      (
        await (viewerId === undefined
          ? rowsForGuests.execute(range)
          : rowsForViewer.execute({ ...range, viewerId }))
      ).map(({ reason, ...row }) => ({
        ...productOf(row),
        ...(reason !== null && { reason: reason as FeedReason }),
      })),
  });

  return {
    /** The whole catalogue by popularity. */
    popular: (query: FeedQuery, viewerId?: string): Promise<FeedPage<Product>> =>
      feeds.page('popular', null, query, viewerId),

    /** Products whose link was verified, by popularity. */
    verified: (query: FeedQuery, viewerId?: string): Promise<FeedPage<Product>> =>
      feeds.page('verified', null, query, viewerId),

    /** What is like the things that a person shows interest in; empty while nothing is known. */
    personalized: (personId: string, query: FeedQuery): Promise<FeedPage<Product>> =>
      feeds.page('personalized', personId, query, personId),
  };
}

const byPopularity = (only: SQL) => sql`
  select id as thing_id, row_number() over (order by popularity desc, id) as place, null::jsonb as reason from ${products} where ${only}`;
