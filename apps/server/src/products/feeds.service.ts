import type { FeedReason, OnWire, Product } from '@vitrine/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { feedPositions } from '../ranked-feeds/ranked-feeds.table.ts';
import { createRankedFeeds, type FeedPage, type FeedQuery, isInRange } from '../ranked-feeds/ranked-feeds.ts';
import { type Interest, interestBasis, rankingByInterest } from './interest-ranking.ts';
import {
  catalogueRevisionNow,
  isFoundByNoneOf,
  type ProductsOptions,
  productColumnsWith,
  productOf,
} from './products.service.ts';
import { products } from './products.table.ts';

export type Feeds = ReturnType<typeof createFeeds>;

/**
 * Feeds leave out products of finders separated from the viewer by a block. A page may then be shorter than
 * requested, as rankings are shared and stay unchanged.
 */
export function createFeeds(
  db: Db,
  { clock, interest, apartFrom, facesOf }: { clock: Clock; interest: Interest } & ProductsOptions,
) {
  const rowsWhere = (condition: SQL | undefined) =>
    db
      .select({ ...productColumnsWith(facesOf), reason: feedPositions.reason })
      .from(feedPositions)
      .innerJoin(products, eq(products.id, feedPositions.thingId))
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(condition)
      .orderBy(feedPositions.position);
  // The most frequent queries of all, so they are built and planned once.
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
    popular: (query: FeedQuery, viewerId?: string): Promise<FeedPage<OnWire<typeof Product>>> =>
      feeds.page('popular', null, query, viewerId),

    verified: (query: FeedQuery, viewerId?: string): Promise<FeedPage<OnWire<typeof Product>>> =>
      feeds.page('verified', null, query, viewerId),

    /** Products similar to a person's interests; empty while none is known. */
    personalized: (personId: string, query: FeedQuery): Promise<FeedPage<OnWire<typeof Product>>> =>
      feeds.page('personalized', personId, query, personId),
  };
}

const byPopularity = (only: SQL) => sql`
  select id as thing_id, row_number() over (order by popularity desc, id) as place, null::jsonb as reason from ${products} where ${only}`;
