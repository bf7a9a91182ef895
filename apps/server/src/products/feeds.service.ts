import type { Product } from '@vitrine/api';
import { and, desc, eq, getTableColumns, gt, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { people } from '../session/session.table.ts';
import { revisionNow } from './catalogue-revision.ts';
import { feedPositions, feedSnapshots } from './feeds.table.ts';
import { productColumns, productOf } from './products.service.ts';
import { products } from './products.table.ts';
import { type Ranking, rankingFor, tasteBasis } from './rankings.ts';

const REBUILT_AFTER = 10 * MINUTE;
/** While a dear ranking is made anew, newcomers get one that is no older than this. */
const STALE_AFTER = 2 * REBUILT_AFTER;
/** Whoever got a ranking scrolls on for an hour at least. */
const KEPT_FOR = STALE_AFTER + HOUR;
/** Below this a ranking is cheap enough to follow every change, and to be waited for. */
const CHEAP_BUILD_MS = 500;
/** A dearer one may take this share of the time at most. */
const BUILD_SHARE = 1 / 20;

export interface FeedQuery {
  page: number;
  limit: number;
  snapshot?: string | undefined;
}

export interface FeedPage {
  products: Product[];
  pagination: { page: number; pages: number };
  snapshot: string | null;
}

/** Whose ranking of which kind. */
interface Feed {
  kind: (typeof feedSnapshots.$inferSelect)['feed'];
  personId: string | null;
}

type Snapshot = typeof feedSnapshots.$inferSelect;

export type Feeds = ReturnType<typeof createFeeds>;

/**
 * Ranked lists of products. Each is a snapshot of rows, so that page 500 costs what page 1 costs and nothing
 * moves under a reader: a page is cut from the ranking that its first page named.
 */
export function createFeeds(db: Db, clock: Clock) {
  const underWay = new Map<string, Promise<Snapshot>>();

  // Asked for more than all else together, so it is put together and planned once.
  const rowsBetween = db
    .select(productColumns)
    .from(feedPositions)
    .innerJoin(products, eq(products.id, feedPositions.productId))
    .leftJoin(people, eq(people.id, products.ownerId))
    .where(
      and(
        eq(feedPositions.snapshotId, sql.placeholder('snapshotId')),
        gt(feedPositions.position, sql.placeholder('after')),
        lte(feedPositions.position, sql.placeholder('upTo')),
      ),
    )
    .orderBy(feedPositions.position)
    .prepare('feed_page');

  async function page(feed: Feed, query: FeedQuery): Promise<FeedPage> {
    const { id, size } = (await snapshotToRead(feed, query)) ?? (await freshSnapshot(feed));
    const { page, limit } = query;
    const rows = await rowsBetween.execute({ snapshotId: id, after: (page - 1) * limit, upTo: page * limit });
    return {
      products: rows.map(productOf),
      pagination: { page, pages: Math.ceil(size / limit) },
      snapshot: id,
    };
  }

  /** The ranking a reader is in the middle of: the one they name, else for later pages the newest there is. */
  async function snapshotToRead(feed: Feed, query: FeedQuery): Promise<Snapshot | undefined> {
    const named = query.snapshot === undefined ? undefined : await snapshotNamed(feed, query.snapshot);
    return named ?? (query.page > 1 ? newestSnapshot(db, feed) : undefined);
  }

  async function snapshotNamed(feed: Feed, id: string): Promise<Snapshot | undefined> {
    const [snapshot] = await db
      .select()
      .from(feedSnapshots)
      .where(and(eq(feedSnapshots.id, id), belongsTo(feed)));
    return snapshot;
  }

  /** A ranking that is up to date: the newest one, or a new one, which is waited for unless it takes long. */
  async function freshSnapshot(feed: Feed): Promise<Snapshot> {
    const newest = await newestSnapshot(db, feed);
    if (newest && isFresh(newest)) return newest;

    const build = rebuiltOnce(feed);
    if (!newest || newest.builtInMs <= CHEAP_BUILD_MS || ageOf(newest) >= STALE_AFTER) return build;
    // Should it fail, the next request tries again.
    build.catch(() => {});
    return newest;
  }

  /** Everybody who asks while a ranking is made gets that one. */
  function rebuiltOnce(feed: Feed): Promise<Snapshot> {
    const key = `${feed.kind} ${feed.personId}`;
    const build = underWay.get(key) ?? rebuilt(feed).finally(() => underWay.delete(key));
    underWay.set(key, build);
    return build;
  }

  const ageOf = (snapshot: Snapshot) => clock() - snapshot.createdAt.getTime();

  function isFresh(snapshot: Snapshot & { basisNow: string }): boolean {
    const age = ageOf(snapshot);
    if (age >= REBUILT_AFTER) return false;
    if (snapshot.basis === snapshot.basisNow) return true;
    return snapshot.builtInMs > CHEAP_BUILD_MS && age < snapshot.builtInMs / BUILD_SHARE;
  }

  const rebuilt = (feed: Feed): Promise<Snapshot> =>
    db.transaction(async (tx) => {
      // Other instances wait here, and then find what this one built.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`feed ${feed.kind} ${feed.personId}`}, 0))`,
      );
      const newest = await newestSnapshot(tx, feed);
      if (newest && isFresh(newest)) return newest;
      const snapshot = await build(tx, feed);
      await sweep(tx, feed);
      return snapshot;
    });

  async function build(tx: Queries, feed: Feed): Promise<Snapshot> {
    const startedAt = performance.now();
    const id = newId();
    const createdAt = new Date(clock());
    // The basis is read first: a change that comes in between then makes the ranking look old, not new.
    const [begun] = await tx
      .insert(feedSnapshots)
      .values({ ...feedColumns(feed), id, basis: basisOf(feed), size: 0, builtInMs: 0, createdAt })
      .returning();
    await tx.execute(sql`
      insert into ${feedPositions} (snapshot_id, position, product_id)
      select ${id}, place, product_id from (${await rankingFor(tx, rankingOf(feed))}) as ranking`);
    const [counted] = await tx
      .select({ size: sql<number>`coalesce(${max(feedPositions.position)}, 0)::int` })
      .from(feedPositions)
      .where(eq(feedPositions.snapshotId, id));
    const made = { size: counted?.size ?? 0, builtInMs: Math.round(performance.now() - startedAt) };
    await tx.update(feedSnapshots).set(made).where(eq(feedSnapshots.id, id));
    return { ...(begun as Snapshot), ...made };
  }

  const sweep = (tx: Queries, feed: Feed) =>
    tx
      .delete(feedSnapshots)
      .where(
        and(eq(feedSnapshots.feed, feed.kind), lt(feedSnapshots.createdAt, new Date(clock() - KEPT_FOR))),
      );

  return {
    /** The whole catalogue by popularity. */
    popular: (query: FeedQuery): Promise<FeedPage> => page({ kind: 'popular', personId: null }, query),

    /** Products whose link was verified, by popularity. */
    verified: (query: FeedQuery): Promise<FeedPage> => page({ kind: 'verified', personId: null }, query),

    /** What is like the things that a person shows interest in; empty while nothing is known. */
    personalized: (personId: string, query: FeedQuery): Promise<FeedPage> =>
      page({ kind: 'personalized', personId }, query),
  };
}

const feedColumns = ({ kind, personId }: Feed) => ({ feed: kind, personId });

const belongsTo = ({ kind, personId }: Feed) =>
  and(
    eq(feedSnapshots.feed, kind),
    personId === null ? isNull(feedSnapshots.personId) : eq(feedSnapshots.personId, personId),
  );

const rankingOf = ({ kind, personId }: Feed): Ranking =>
  personId === null
    ? { by: 'popularity', only: kind === 'verified' ? 'verified' : 'all' }
    : { by: 'taste', personId };

/** The newest ranking of a feed, with what a new one would be made from now. */
async function newestSnapshot(queries: Queries, feed: Feed) {
  const [newest] = await queries
    .select({ ...getTableColumns(feedSnapshots), basisNow: sql<string>`${basisOf(feed)}` })
    .from(feedSnapshots)
    .where(belongsTo(feed))
    .orderBy(desc(feedSnapshots.createdAt))
    .limit(1);
  return newest;
}

/** What a ranking depends on: the catalogue, or what its person does. */
const basisOf = ({ personId }: Feed): SQL<string> => (personId === null ? revisionNow : tasteBasis(personId));
