import { createHash } from 'node:crypto';
import { type Product, SEARCH_END, type SearchTotal, type SearchUnderstood } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '../clock.ts';
import { createOneAtATime } from '../concurrency/one-at-a-time.ts';
import type { Db, Queries } from '../db/client.ts';
import { DOLLARS, type ShopMoney } from '../money.ts';
import { type ApartFrom, catalogueRevisionNow, type Products } from '../products/products.service.ts';
import { findIds, type Wanted, withMore } from './find-ids.ts';
import { countNewMatches, type SearchSince } from './new-matches.ts';
import { queryKeyOf, readQuery } from './query-reading.ts';
import { recentSearches } from './search.table.ts';
import { wordsOf } from './search-words.ts';
import type { Replaced } from './translation.ts';

/** Ids of rankings that are kept in memory, of all readers together: some tens of megabytes. */
const IDS_KEPT = 400_000;
/** What a ranking takes beside its ids, in ids. */
const RANKING_ITSELF = 16;
const SHARED_FOR = MINUTE;
/** When a reader goes beyond a ranking, it is made this many times as long. */
const GROWTH = 4;
/** Queries of one person that are remembered. */
const SEARCHES_REMEMBERED = 50;

export interface SearchRequest extends Omit<Wanted, 'apart'> {
  start: number;
  limit: number;
  /** Undefined for guests. */
  viewerId?: string | undefined;
}

export interface Found {
  results: Product[];
  /** Where the next page starts; -1 at the end. */
  nextStart: number;
  /** Products that came later are left out, ms since 1970. */
  asOf: number;
  /** What was read out of the query. */
  understood: SearchUnderstood;
  total: SearchTotal;
  /** Number of the first results that match fully, if similar ones follow. */
  matching?: number | undefined;
}

/** The beginning of what a search finds. */
interface Ranking {
  ids: readonly string[];
  isComplete: boolean;
  total: SearchTotal;
  matching?: number | undefined;
  replaced: readonly Replaced[];
}

export type Search = ReturnType<typeof createSearch>;

/** Finding products by words and filters. */
export function createSearch(
  db: Db,
  { products, apartFrom, money = DOLLARS }: { products: Products; apartFrom: ApartFrom; money?: ShopMoney },
) {
  /**
   * Rankings that readers are in the middle of. A ranking is only ever added to, so that nothing moves under them, also
   * when products are removed. Another instance, or this one when it has forgotten, makes the same ranking again.
   */
  const rankings = new LRUCache<string, Ranking>({
    maxSize: IDS_KEPT,
    sizeCalculation: ({ ids }) => ids.length + RANKING_ITSELF,
  });
  const oneAtATime = createOneAtATime();

  let latest = { revision: '', asOf: 0 };

  /**
   * The `asOf` of searches that begin now, ms since 1970. It stays the same while the catalogue does, so that equal searches
   * share a ranking; but only for a short time, because the revision also counts changes that are not committed yet.
   */
  async function asOfNow(): Promise<number> {
    const { rows } = await db.execute<{ revision: string; now: number }>(sql`
      select ${catalogueRevisionNow} as revision, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
    const { revision, now } = rows[0] as (typeof rows)[number];
    if (revision !== latest.revision || now - latest.asOf >= SHARED_FOR) latest = { revision, asOf: now };
    return latest.asOf;
  }

  /**
   * Products whose finder is kept apart from the viewer are neither shown nor counted. Who these are comes with the products of
   * the ranking that all share, so a viewer who is kept apart from nobody waits for nothing more.
   */
  async function find({ viewerId, ...request }: SearchRequest): Promise<Found> {
    const wanted = { ...request, asOf: request.asOf ?? (await asOfNow()) };
    const { apart, ...shared } = await pageOf(wanted, viewerId);
    if (viewerId === undefined || apart.length === 0) return shared;
    const { apart: _same, ...own } = await pageOf({ ...wanted, apart: apart.toSorted() }, viewerId);
    return own;
  }

  async function pageOf(
    { start, limit, ...request }: Wanted & { start: number; limit: number; asOf: number },
    viewerId: string | undefined,
  ): Promise<Found & { apart: readonly string[] }> {
    const { asOf } = request;
    const { ids, isComplete, total, matching, replaced } = await rankingOf(request, start + limit);
    const { query, minPrice, maxPrice, priceText } = readQuery(request.query, request.ignore, money);
    const end = start + limit;
    const shown = await products.shownTo(viewerId, ids.slice(start, end));
    // A ranking without what some people found may be longer, since more follows that is similar.
    const isBeyondShared = start > 0 && ids.length <= start;
    return {
      results: shown.products,
      apart: isBeyondShared ? await apartOf(viewerId) : shown.apart,
      nextStart: isComplete && ids.length <= end ? SEARCH_END : end,
      asOf,
      understood: {
        query: withReplaced(query, replaced),
        minPrice,
        maxPrice,
        priceText,
        ...(replaced.length > 0 ? { replaced: [...replaced] } : {}),
      },
      total,
      matching,
    };
  }

  async function apartOf(viewerId: string | undefined): Promise<readonly string[]> {
    if (viewerId === undefined) return [];
    const { rows } = await db.execute<{ apart: string[] }>(sql`select ${apartFrom(viewerId)} as apart`);
    return rows[0]?.apart ?? [];
  }

  /** A ranking that goes beyond a depth, or to its end. */
  async function rankingOf(request: Wanted, depth: number): Promise<Ranking> {
    const key = keyOf(request);
    const isEnough = (ranking: Ranking) => ranking.isComplete || ranking.ids.length > depth;
    return oneAtATime(key, async () => {
      const known = rankings.get(key);
      if (known && isEnough(known)) return known;
      const target = Math.max(depth + 1, GROWTH * (known?.ids.length ?? 0));
      const { ids, ...found } = await findIds(db, { ...request, money }, target);
      const deeper = {
        ...found,
        ...(known && { total: known.total, matching: known.matching }),
        ids: known ? withMore(known.ids, ids) : ids,
        isComplete: ids.length < target,
      };
      rankings.set(key, deeper);
      return deeper;
    });
  }

  /** Remembers what a person searched for, as signs of interest for their own feed. */
  async function remember(personId: string, query: string): Promise<void> {
    if (wordsOf(query).length === 0) return;
    await db.execute(sql`
      with remembered as (
        insert into ${recentSearches} (person_id, query) values (${personId}, ${queryKeyOf(query)})
        on conflict (person_id, query) do update set searched_at = excluded.searched_at
      )
      delete from ${recentSearches} where person_id = ${personId} and searched_at < (
        select searched_at from ${recentSearches} where person_id = ${personId}
        order by searched_at desc offset ${SEARCHES_REMEMBERED - 1} limit 1
      )`);
  }

  return {
    find,
    remember,
    asOfNow,
    queryKeyOf,

    /** The ids of the first products that a query finds; usable within a transaction. */
    firstIds: async (queries: Queries, query: string, most: number): Promise<string[]> =>
      (await findIds(queries, { query, sortBy: 'default', money }, most)).ids,

    /** Counts the new products that each search of a person finds, by its id; up to `NEW_MATCHES_MAX`. */
    newMatches: (personId: string, searches: readonly SearchSince[]): Promise<Map<string, number>> =>
      countNewMatches(db, searches, money, apartFrom(personId)),

    /** What a person searched for lately, as signs of interest. */
    recentQueries: {
      newestFirst: (personId: string, most: number): SQL => sql`
        select query, searched_at as at from ${recentSearches} where person_id = ${personId}
        order by searched_at desc limit ${most}`,
      basis: (personId: string): SQL<string> =>
        sql`(select concat(count(*), ' ', max(searched_at)) from ${recentSearches} where person_id = ${personId})`,
    },
  };
}

/** A query as it was looked for in the end. */
const withReplaced = (query: string, replaced: readonly Replaced[]) =>
  replaced.reduce((said, { from, to }) => said.replace(from, to), query);

/** A key that is the same for requests that find the same; of a fixed length. */
function keyOf({
  query,
  sortBy,
  minPrice,
  maxPrice,
  brand,
  color,
  verified,
  asOf,
  ignore,
  apart,
}: Wanted): string {
  const asked = [queryKeyOf(query), sortBy, minPrice, maxPrice, brand, color, verified, asOf, ignore, apart];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
