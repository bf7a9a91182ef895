import { NEW_MATCHES_MAX } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { readQuery } from './query-reading.ts';
import { stemmed, widely } from './search-words.ts';

/** The newest products that are compared with searches at most. */
const NEWEST_COMPARED = 2000;

/** A search, and from when on products count as new to the person who saved it. */
export interface SearchSince {
  id: string;
  query: string;
  newFrom: Date;
}

/** How many new products each search finds, by its id: counted for all at once, in one walk over the newest products. */
export async function countNewMatches(
  db: Queries,
  searches: readonly SearchSince[],
): Promise<Map<string, number>> {
  if (searches.length === 0) return new Map();
  const read = searches.map(({ query }) => readQuery(query));
  const asked = {
    ids: searches.map(({ id }) => id),
    words: read.map(({ terms }) => widely(terms).words),
    newFrom: searches.map(({ newFrom }) => newFrom.toISOString()),
    lowest: read.map(({ minPrice }) => (minPrice === undefined ? null : Math.round(minPrice * 100))),
    highest: read.map(({ maxPrice }) => (maxPrice === undefined ? null : Math.round(maxPrice * 100))),
    isPriced: read.map(({ priceText }) => priceText !== undefined),
  };
  const { rows } = await db.execute<{ id: string; matches: number }>(sql`
    with asked as materialized (
      select id, new_from, lowest, highest, is_priced and words = '' as is_any, ${stemmed(sql`words`)} as words
      from unnest(
        ${sql.param(asked.ids)}::text[], ${sql.param(asked.words)}::text[], ${sql.param(asked.newFrom)}::timestamptz[],
        ${sql.param(asked.lowest)}::int[], ${sql.param(asked.highest)}::int[], ${sql.param(asked.isPriced)}::boolean[]
      ) as given(id, words, new_from, lowest, highest, is_priced)
    ),
    newest as materialized (
      select words, created_at, nullif(price_cents, 0) as price from ${products}
      where is_listed and created_at >= (select min(new_from) from asked)
      order by created_at desc limit ${NEWEST_COMPARED}
    )
    select asked.id, (
      select count(*)::int from (
        select from newest
        where newest.created_at >= asked.new_from and (asked.is_any or newest.words @@ asked.words)
          and (asked.lowest is null or newest.price >= asked.lowest)
          and (asked.highest is null or newest.price <= asked.highest)
        limit ${NEW_MATCHES_MAX}
      ) as matching
    ) as matches
    from asked`);
  return new Map(rows.map(({ id, matches }) => [id, matches]));
}
