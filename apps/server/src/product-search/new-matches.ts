import { NEW_MATCHES_MAX } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import type { ShopMoney } from '../kernel/money.ts';
import { isFoundByNoneOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { comparedValues, ofEachChoice } from './choice-columns.ts';
import { filtersOf, type Wanted } from './find-ids.ts';
import { readQuery } from './query-reading.ts';
import type { SearchFilters } from './ranking.ts';
import { stemmed, widely } from './search-words.ts';

/** Maximum number of newest products compared with searches. */
const NEWEST_COMPARED = 2000;

/** A saved search, with the time from which products are new to its owner. */
export interface SearchSince {
  id: string;
  query: string;
  filters: Omit<SearchFilters, 'asOf'> & Pick<Wanted, 'ignore'>;
  newFrom: Date;
}

/**
 * Counts the new products of each search, by search id, in one pass over the newest products. Products found
 * by people in the array `apart` do not count.
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
      select id, new_from, lowest, highest, ${choiceNames}, verified, is_priced and words = '' as is_any,
        ${stemmed(sql`words`)} as words, ${stemmed(sql`typed`)} as typed, ${stemmed(sql`things`)} as things
      from jsonb_to_recordset(${JSON.stringify(searches.map((search) => askedOf(search, money)))}::jsonb) as given(
        id text, words text, typed text, things text, new_from timestamptz, lowest int, highest int, is_priced boolean,
        ${choiceTypes}, verified boolean)
    ),
    newest as materialized (
      select words, name_words || head_words as said, created_at, nullif(price_cents, 0) as price, ${choiceValues}, verified
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
          and ${choicesFit}
          and (not asked.verified or newest.verified)
        limit ${NEW_MATCHES_MAX}
      ) as matching
    ) as matches
    from asked`);
  return new Map(rows.map(({ id, matches }) => [id, matches]));
}

function askedOf({ id, query, filters, newFrom }: SearchSince, money: ShopMoney) {
  const read = readQuery(query, filters.ignore, money);
  const lookup = widely(read.terms);
  const { minPrice, maxPrice, verified, ...chosen } = filtersOf(filters, read);
  return {
    id,
    words: lookup.words,
    typed: lookup.typed,
    things: lookup.things,
    new_from: newFrom,
    lowest: minPrice ? Math.round(minPrice * 100) : null,
    highest: typeof maxPrice === 'number' ? Math.round(maxPrice * 100) : null,
    is_priced: read.priceText !== undefined,
    ...ofEachChoice((parameter) => comparedValues(chosen[parameter])),
    verified: verified === true,
  };
}

const named = (make: (name: SQL, column: SQL) => SQL) =>
  Object.values(ofEachChoice((parameter, column) => make(sql`${sql.identifier(parameter)}`, column)));
const choiceNames = sql.join(
  named((name) => sql`${name}`),
  sql`, `,
);
const choiceTypes = sql.join(
  named((name) => sql`${name} text[]`),
  sql`, `,
);
const choiceValues = sql.join(
  named((name, column) => sql`${column} as ${name}`),
  sql`, `,
);
const choicesFit = sql.join(
  named((name) => sql`(asked.${name} is null or newest.${name} = any(asked.${name}))`),
  sql` and `,
);
