import { NEW_MATCHES_MAX } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import type { ShopMoney } from '../money.ts';
import { isFoundByNoneOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { filtersOf, type Wanted } from './find-ids.ts';
import { readQuery } from './query-reading.ts';
import type { SearchFilters } from './ranking.ts';
import { stemmed, widely } from './search-words.ts';

/** The newest products that are compared with searches at most. */
const NEWEST_COMPARED = 2000;

/** A search, and from when on products count as new to the person who saved it. */
export interface SearchSince {
  id: string;
  query: string;
  /** How its results are narrowed. */
  filters: Omit<SearchFilters, 'asOf'> & Pick<Wanted, 'ignore'>;
  newFrom: Date;
}

/**
 * Counts the new products that each search finds, by its id, for all searches in one walk over the newest products. Finds of
 * people in the array `apart` do not count.
 */
export async function countNewMatches(
  db: Queries,
  searches: readonly SearchSince[],
  money: ShopMoney,
  apart: SQL,
): Promise<Map<string, number>> {
  if (searches.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; matches: number }>(sql`
    with asked as materialized (
      select id, new_from, lowest, highest, brands, colors, verified, is_priced and words = '' as is_any,
        ${stemmed(sql`words`)} as words, ${stemmed(sql`typed`)} as typed, ${stemmed(sql`things`)} as things
      from jsonb_to_recordset(${JSON.stringify(searches.map((search) => askedOf(search, money)))}::jsonb) as given(
        id text, words text, typed text, things text, new_from timestamptz, lowest int, highest int, is_priced boolean,
        brands text[], colors text[], verified boolean)
    ),
    newest as materialized (
      select words, name_words || head_words as said, created_at, nullif(price_cents, 0) as price, lower(brand) as brand, lower(color) as color, verified
      from ${products}
      where is_listed and ${isFoundByNoneOf(apart)} and created_at >= (select min(new_from) from asked)
      order by created_at desc limit ${NEWEST_COMPARED}
    )
    select asked.id, (
      select count(*)::int from (
        select from newest
        where newest.created_at >= asked.new_from and (asked.is_any or newest.words @@ asked.words)
          and (numnode(asked.things) = 0 or newest.words @@ asked.typed or newest.said @@ asked.things)
          and (asked.lowest is null or newest.price >= asked.lowest)
          and (asked.highest is null or newest.price <= asked.highest)
          and (asked.brands is null or newest.brand = any(asked.brands))
          and (asked.colors is null or newest.color = any(asked.colors))
          and (not asked.verified or newest.verified)
        limit ${NEW_MATCHES_MAX}
      ) as matching
    ) as matches
    from asked`);
  return new Map(rows.map(({ id, matches }) => [id, matches]));
}

/** A search as the statement compares it with products: narrowed as its results are. */
function askedOf({ id, query, filters, newFrom }: SearchSince, money: ShopMoney) {
  const read = readQuery(query, filters.ignore, money);
  const lookup = widely(read.terms);
  const { minPrice, maxPrice, brand, color, verified } = filtersOf(filters, read);
  return {
    id,
    words: lookup.words,
    typed: lookup.typed,
    things: lookup.things,
    new_from: newFrom,
    lowest: minPrice ? Math.round(minPrice * 100) : null,
    highest: typeof maxPrice === 'number' ? Math.round(maxPrice * 100) : null,
    is_priced: read.priceText !== undefined,
    brands: anyOf(brand),
    colors: anyOf(color),
    verified: verified === true,
  };
}

const anyOf = (names: readonly string[] = []) =>
  names.length > 0 ? names.map((name) => name.toLowerCase()) : null;
