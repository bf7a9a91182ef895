import { NEW_MATCHES_MAX } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { allOf, lookedUp, wordsOf } from './search-words.ts';

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
  const asked = {
    ids: searches.map(({ id }) => id),
    lookups: searches.map(({ query }) => allOf(wordsOf(query))),
    newFrom: searches.map(({ newFrom }) => newFrom.toISOString()),
  };
  const { rows } = await db.execute<{ id: string; matches: number }>(sql`
    with asked as materialized (
      select id, new_from, ${lookedUp({ words: sql`words`, last: sql`last` })} as words
      from unnest(
        ${sql.param(asked.ids)}::text[], ${sql.param(asked.lookups.map(({ words }) => words))}::text[],
        ${sql.param(asked.lookups.map(({ last }) => last))}::text[], ${sql.param(asked.newFrom)}::timestamptz[]
      ) as given(id, words, last, new_from)
    ),
    newest as materialized (
      select words, created_at from ${products}
      where is_listed and created_at >= (select min(new_from) from asked)
      order by created_at desc limit ${NEWEST_COMPARED}
    )
    select asked.id, (
      select count(*)::int from (
        select from newest
        where newest.created_at >= asked.new_from and newest.words @@ asked.words
        limit ${NEW_MATCHES_MAX}
      ) as matching
    ) as matches
    from asked`);
  return new Map(rows.map(({ id, matches }) => [id, matches]));
}
