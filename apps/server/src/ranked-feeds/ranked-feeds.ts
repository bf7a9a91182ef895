import { and, desc, eq, getTableColumns, gt, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { type Clock, HOUR, MINUTE } from '../kernel/clock.ts';
import { feedPositions, feedSnapshots } from './ranked-feeds.table.ts';

const REBUILT_AFTER = 10 * MINUTE;
/** Maximum age at which new readers still get a ranking while a slow build replaces it. */
const STALE_AFTER = 2 * REBUILT_AFTER;
/** Time that rankings are kept: long enough to scroll for an hour in any ranking that was served. */
const KEPT_FOR = STALE_AFTER + HOUR;
/**
 * Maximum milliseconds of a fast build. A ranking that builds fast is rebuilt after every change, while the
 * request waits.
 */
const CHEAP_BUILD_MS = 500;
/** Maximum share of time that slower builds may take. */
const BUILD_SHARE = 1 / 20;

export interface FeedQuery {
  page: number;
  limit: number;
  snapshot?: string | undefined;
}

export interface FeedPage<Item> {
  items: Item[];
  pagination: { page: number; pages: number };
  snapshot: string | null;
}

/** Ranking of a feed. `personId` is null for shared feeds. */
export interface FeedRanking {
  /**
   * Returns a query of (thing_id, place, reason), to be run in the given transaction. Places count from 1,
   * the reason is jsonb or null.
   */
  ranking(tx: Queries, personId: string | null): SQL | Promise<SQL>;
  /** SQL for a text that changes when a new ranking would. */
  basis(personId: string | null): SQL<string>;
}

export interface PositionRange extends Record<string, unknown> {
  snapshotId: string;
  after: number;
  upTo: number;
}

/** Condition on `feed_positions`, with the fields of `PositionRange` as placeholders. */
export const isInRange = and(
  eq(feedPositions.snapshotId, sql.placeholder('snapshotId')),
  gt(feedPositions.position, sql.placeholder('after')),
  lte(feedPositions.position, sql.placeholder('upTo')),
);

export interface RankedFeedsOptions<Kind extends string, Item> {
  clock: Clock;
  /** Rankings by name; names are unique among all feeds of the database. */
  kinds: Record<Kind, FeedRanking>;
  /** Returns the things in a range, in order, without those that are gone or hidden from the viewer. */
  read(range: PositionRange, viewerId: string | undefined): Promise<Item[]>;
}

interface Feed extends FeedRanking {
  kind: string;
  personId: string | null;
}

type Snapshot = typeof feedSnapshots.$inferSelect;

/**
 * Creates ranked lists of one kind of thing. Each ranking is a snapshot, so page 500 costs the same as page
 * 1. Later pages are cut from the ranking of the first page, so no item moves while a reader scrolls.
 */
export function createRankedFeeds<Kind extends string, Item>(
  db: Db,
  { clock, kinds, read }: RankedFeedsOptions<Kind, Item>,
) {
  const underWay = new Map<string, Promise<Snapshot>>();
  // Every first page of a shared feed runs this query, so it is prepared once.
  const newestShared = new Map<string, ReturnType<typeof preparedNewest>>();
  const preparedNewest = (feed: Feed) => newestSnapshotOf(db, feed).prepare(`newest_${feed.kind}`);

  async function pageOf(feed: Feed, query: FeedQuery, viewerId: string | undefined): Promise<FeedPage<Item>> {
    const { id, size } = (await snapshotToRead(feed, query)) ?? (await freshSnapshot(feed));
    const { page, limit } = query;
    const upTo = page * limit;
    let items = await read({ snapshotId: id, after: upTo - limit, upTo }, viewerId);
    // An empty page would look like the end, so it is filled with the items after it.
    for (let after = upTo; items.length === 0 && after < size; after *= 2)
      items = (await read({ snapshotId: id, after, upTo: 2 * after }, viewerId)).slice(0, limit);
    return {
      items,
      pagination: { page, pages: Math.ceil(size / limit) },
      snapshot: id,
    };
  }

  async function newestNow(feed: Feed) {
    if (feed.personId !== null) return newestSnapshot(db, feed);
    const prepared = newestShared.get(feed.kind) ?? preparedNewest(feed);
    newestShared.set(feed.kind, prepared);
    const [newest] = await prepared.execute();
    return newest;
  }

  /**
   * Returns the named ranking, else the newest for later pages. If undefined, the reader needs an up-to-date
   * one.
   */
  async function snapshotToRead(feed: Feed, query: FeedQuery): Promise<Snapshot | undefined> {
    const named = query.snapshot === undefined ? undefined : await snapshotNamed(feed, query.snapshot);
    return named ?? (query.page > 1 ? newestNow(feed) : undefined);
  }

  async function snapshotNamed(feed: Feed, id: string): Promise<Snapshot | undefined> {
    const [snapshot] = await db
      .select()
      .from(feedSnapshots)
      .where(and(eq(feedSnapshots.id, id), belongsTo(feed)));
    return snapshot;
  }

  /**
   * Returns an up-to-date ranking: the newest, or a new one. A slow build is not waited for if the newest is
   * recent enough.
   */
  async function freshSnapshot(feed: Feed): Promise<Snapshot> {
    const newest = await newestNow(feed);
    if (newest && isFresh(newest)) return newest;

    const build = rebuiltOnce(feed);
    if (!newest || newest.builtInMs <= CHEAP_BUILD_MS || ageOf(newest) >= STALE_AFTER) return build;
    // If the build fails, the next request tries again.
    build.catch(() => {});
    return newest;
  }

  /** Builds a ranking, unless another instance has just built one; concurrent requests share the build. */
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
      // Other instances wait here, and then find the ranking that this one built.
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
    // The basis is read first, so that a change during the build makes the ranking look outdated.
    const [begun] = await tx
      .insert(feedSnapshots)
      .values({ ...columnsOf(feed), id, basis: feed.basis(feed.personId), size: 0, builtInMs: 0, createdAt })
      .returning();
    await tx.execute(sql`
      insert into ${feedPositions} (snapshot_id, position, thing_id, reason)
      select ${id}, place, thing_id, reason from (${await feed.ranking(tx, feed.personId)}) as ranking`);
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
    /**
     * Returns a page of a feed as the viewer sees it, or a guest without `viewerId`. `personId` is null for
     * shared feeds.
     */
    page: (
      kind: Kind,
      personId: string | null,
      query: FeedQuery,
      viewerId?: string,
    ): Promise<FeedPage<Item>> => pageOf({ ...kinds[kind], kind, personId }, query, viewerId),
  };
}

const columnsOf = ({ kind, personId }: Feed) => ({ feed: kind, personId });

const belongsTo = ({ kind, personId }: Feed) =>
  and(
    eq(feedSnapshots.feed, kind),
    personId === null ? isNull(feedSnapshots.personId) : eq(feedSnapshots.personId, personId),
  );

/** Returns the newest ranking of a feed, and the basis that a new one would have. */
async function newestSnapshot(queries: Queries, feed: Feed) {
  const [newest] = await newestSnapshotOf(queries, feed);
  return newest;
}

const newestSnapshotOf = (queries: Queries, feed: Feed) =>
  queries
    .select({ ...getTableColumns(feedSnapshots), basisNow: sql<string>`${feed.basis(feed.personId)}` })
    .from(feedSnapshots)
    .where(belongsTo(feed))
    .orderBy(desc(feedSnapshots.createdAt))
    .limit(1);
