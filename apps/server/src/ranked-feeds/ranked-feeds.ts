import { and, desc, eq, getTableColumns, gt, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { feedPositions, feedSnapshots } from './ranked-feeds.table.ts';

const REBUILT_AFTER = 10 * MINUTE;
/** While a slow ranking is made anew, newcomers get one that is no older than this. */
const STALE_AFTER = 2 * REBUILT_AFTER;
/** Long enough to scroll on for an hour in any ranking that was handed out. */
const KEPT_FOR = STALE_AFTER + HOUR;
/** Below this a ranking is cheap enough to follow every change, and to be waited for. */
const CHEAP_BUILD_MS = 500;
/** A slower one may take this share of the time at most. */
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

/** How a feed is ranked. `personId` is null for feeds that all people share. */
export interface FeedRanking {
  /**
   * A query of (thing_id, place, reason), places counting from 1; the reason as jsonb, or null. It runs in the transaction
   * that it is given.
   */
  ranking(tx: Queries, personId: string | null): SQL | Promise<SQL>;
  /** A text that changes when a new ranking would. */
  basis(personId: string | null): SQL<string>;
}

/** Rows of a snapshot: those after one position, up to another. */
export interface PositionRange extends Record<string, unknown> {
  snapshotId: string;
  after: number;
  upTo: number;
}

/** The condition on `feed_positions` of a query that reads things, with the fields of `PositionRange` as placeholders. */
export const isInRange = and(
  eq(feedPositions.snapshotId, sql.placeholder('snapshotId')),
  gt(feedPositions.position, sql.placeholder('after')),
  lte(feedPositions.position, sql.placeholder('upTo')),
);

export interface RankedFeedsOptions<Kind extends string, Item> {
  clock: Clock;
  /** By names that no other feeds of this database have. */
  kinds: Record<Kind, FeedRanking>;
  /** The things in a range, in order; those that are gone, or not for this viewer, are passed over. */
  read(range: PositionRange, viewerId: string | undefined): Promise<Item[]>;
}

/** A feed of a kind, and whose it is. */
interface Feed extends FeedRanking {
  kind: string;
  personId: string | null;
}

type Snapshot = typeof feedSnapshots.$inferSelect;

/**
 * Ranked lists of one kind of thing. Each is a snapshot of rows, so that page 500 costs what page 1 costs and nothing
 * moves under a reader: a page is cut from the ranking that its first page named.
 */
export function createRankedFeeds<Kind extends string, Item>(
  db: Db,
  { clock, kinds, read }: RankedFeedsOptions<Kind, Item>,
) {
  const underWay = new Map<string, Promise<Snapshot>>();
  // Every first page of a feed that all share asks for it, so it is put together once.
  const newestShared = new Map<string, ReturnType<typeof preparedNewest>>();
  const preparedNewest = (feed: Feed) => newestSnapshotOf(db, feed).prepare(`newest_${feed.kind}`);

  async function pageOf(feed: Feed, query: FeedQuery, viewerId: string | undefined): Promise<FeedPage<Item>> {
    const { id, size } = (await snapshotToRead(feed, query)) ?? (await freshSnapshot(feed));
    const { page, limit } = query;
    const upTo = page * limit;
    let items = await read({ snapshotId: id, after: upTo - limit, upTo }, viewerId);
    // In place of a page of which the viewer is shown nothing comes what follows it: an empty one would look like the end.
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

  /** The ranking a reader is in the middle of: the one they name, else for later pages the newest there is. */
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

  /** A ranking that is up to date: the newest one, or a new one, which is waited for unless it takes long. */
  async function freshSnapshot(feed: Feed): Promise<Snapshot> {
    const newest = await newestNow(feed);
    if (newest && isFresh(newest)) return newest;

    const build = rebuiltOnce(feed);
    if (!newest || newest.builtInMs <= CHEAP_BUILD_MS || ageOf(newest) >= STALE_AFTER) return build;
    // Should it fail, the next request tries again.
    build.catch(() => {});
    return newest;
  }

  /** Requests that come while a ranking is being made share it. */
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
    /** A page of a feed as a viewer sees it, guests by default; `personId` is null for a feed that all share. */
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

/** The newest ranking of a feed, with what a new one would be made from now. */
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
