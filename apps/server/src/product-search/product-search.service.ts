import { createHash } from 'node:crypto';
import {
  CHOICE_PARAMETERS,
  type OnWire,
  type Product,
  SEARCH_END,
  type SearchTotal,
  type SearchUnderstood,
} from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { createOneAtATime } from '../concurrency/one-at-a-time.ts';
import type { Db, Queries } from '../db/client.ts';
import { wordsOf } from '../db/words.ts';
import { MINUTE } from '../kernel/clock.ts';
import { DOLLARS, type ShopMoney } from '../kernel/money.ts';
import { type ApartFrom, catalogueRevisionNow, type Products } from '../products/products.service.ts';
import { findIds, type Wanted, withMore } from './find-ids.ts';
import { countNewMatches, type SearchSince } from './new-matches.ts';
import { recentSearches } from './product-search.table.ts';
import { queryKeyOf, readQuery } from './query-reading.ts';
import type { Replaced } from './translation.ts';

/** Maximum number of ids of rankings in memory, for all viewers together: some tens of megabytes. */
const IDS_KEPT = 400_000;
/** Overhead of a ranking, counted in ids. */
const RANKING_ITSELF = 16;
const SHARED_FOR = MINUTE;
/** Factor by which a ranking grows when a viewer reads beyond it. */
const GROWTH = 4;
const SEARCHES_REMEMBERED = 50;

export interface SearchRequest extends Omit<Wanted, 'apart'> {
  start: number;
  limit: number;
  viewerId?: string | undefined;
}

export interface Found {
  results: OnWire<typeof Product>[];
  /** Start of the next page; -1 at the end. */
  nextStart: number;
  /** Time in ms since 1970. Products that were added later are left out. */
  asOf: number;
  understood: SearchUnderstood;
  total: SearchTotal;
  /** Number of the first results that match fully, if similar ones follow. */
  matching?: number | undefined;
}

interface Ranking {
  ids: readonly string[];
  isComplete: boolean;
  total: SearchTotal;
  matching?: number | undefined;
  replaced: readonly Replaced[];
}

export type Search = ReturnType<typeof createSearch>;

export function createSearch(
  db: Db,
  { products, apartFrom, money = DOLLARS }: { products: Products; apartFrom: ApartFrom; money?: ShopMoney },
) {
  /**
   * Rankings that viewers are reading. Ids are only appended, so nothing moves for a viewer. After an
   * eviction, or on another instance, the same ranking is computed again.
   */
  const rankings = new LRUCache<string, Ranking>({
    maxSize: IDS_KEPT,
    sizeCalculation: ({ ids }) => ids.length + RANKING_ITSELF,
  });
  const oneAtATime = createOneAtATime();

  let latest = { revision: '', asOf: 0 };

  /**
   * The `asOf` of new searches, in ms since 1970. While the catalogue stays the same, equal searches share
   * it, and so a ranking. For a minute at most, as the revision also counts uncommitted changes.
   */
  async function asOfNow(): Promise<number> {
    const { rows } = await db.execute<{ revision: string; now: number }>(sql`
      select ${catalogueRevisionNow} as revision, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
    const { revision, now } = rows[0] as (typeof rows)[number];
    if (revision !== latest.revision || now - latest.asOf >= SHARED_FOR) latest = { revision, asOf: now };
    return latest.asOf;
  }

  /**
   * Products of finders separated from the viewer by a block are neither shown nor counted. These finders are
   * read with the shared ranking's products, so viewers without blocks need no other query.
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
    const read = readQuery(request.query, request.ignore, money);
    const { query, minPrice, maxPrice, priceText, colorText, withoutColor } = read;
    const end = start + limit;
    const shown = await products.shownTo(viewerId, ids.slice(start, end));
    // Blocked people are read with the products of a page, but a page beyond the shared ranking has none. The
    // viewer's own ranking may be longer, as more similar products follow in it.
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
        colorText,
        withoutColor,
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

  /** Returns a ranking that is longer than `depth`, or complete. */
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

  /** Remembers a person's query as an interest for their own feed. */
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

    /** Counts the new products of each search of a person, by search id; up to `NEW_MATCHES_MAX`. */
    newMatches: (personId: string, searches: readonly SearchSince[]): Promise<Map<string, number>> =>
      countNewMatches(db, searches, money, apartFrom(personId)),
  };
}

/** Creates a search for the ids of the first products. It also works within a transaction. */
export const firstIdsIn =
  (money: ShopMoney) =>
  async (queries: Queries, query: string, most: number): Promise<string[]> =>
    (await findIds(queries, { query, sortBy: 'default', money }, most)).ids;

/** Recent queries of a person, as input of their feed. */
export const recentQueries = {
  newestFirst: (personId: string, most: number): SQL => sql`
    select query, searched_at as at from ${recentSearches} where person_id = ${personId}
    order by searched_at desc limit ${most}`,
  basis: (personId: string): SQL<string> =>
    sql`(select concat(count(*), ' ', max(searched_at)) from ${recentSearches} where person_id = ${personId})`,
};

const withReplaced = (query: string, replaced: readonly Replaced[]) =>
  replaced.reduce((said, { from, to }) => said.replace(from, to), query);

/** A key of fixed length, equal for requests with equal results. */
function keyOf({
  query,
  sortBy,
  minPrice,
  maxPrice,
  verified,
  asOf,
  ignore,
  apart,
  ...chosen
}: Wanted): string {
  const choices = CHOICE_PARAMETERS.map((parameter) => chosen[parameter]);
  const asked = [queryKeyOf(query), sortBy, minPrice, maxPrice, choices, verified, asOf, ignore, apart];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
