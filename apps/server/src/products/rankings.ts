import { type SQL, sql } from 'drizzle-orm';
import { cartItems } from '../cart/cart.table.ts';
import type { Queries } from '../db/client.ts';
import { likes } from '../likes/likes.table.ts';
import { savedSearches } from '../saved-searches/saved-searches.table.ts';
import { findIds } from '../search/find-ids.ts';
import { recentSearches } from '../search/search.table.ts';
import { products } from './products.table.ts';
import { type Candidate, rankedByTaste, type Sign, strongest, type Taste, tasteOf } from './taste.ts';

/** How a feed orders products. */
export type Ranking = { by: 'popularity'; only: 'all' | 'verified' } | { by: 'taste'; personId: string };

/** Products that a ranking by taste holds at most. */
export const LONGEST_TASTE = 600;
/** The newest of each kind of sign that a taste is read from. */
const SIGNS_READ = 100;

/** Interests of each kind that are followed, and how many products each brings: at least, and if it is the only one. */
const FOLLOWED = {
  category: { most: 6, least: 100, alone: 600 },
  brand: { most: 8, least: 50, alone: 300 },
  color: { most: 4, least: 30, alone: 150 },
  query: { most: 6, least: 40, alone: 300 },
};

// What a taste is about; of prices the steps at which they begin to feel different, in cents.
const traits = sql`lower(p.category) as category, lower(p.brand) as brand, lower(p.color) as color,
  width_bucket(p.price_cents, array[2500, 5000, 10000, 20000, 40000]) as "priceBand"`;

/** A query of (product_id, place), places counting from 1. */
export async function rankingFor(db: Queries, ranking: Ranking): Promise<SQL> {
  if (ranking.by === 'popularity') return byPopularity(ranking.only);
  const ids = await idsByTaste(db, ranking.personId);
  return sql`
    select product_id, place from unnest(${sql.param(ids)}::text[]) with ordinality as ranked(product_id, place)`;
}

const byPopularity = (only: 'all' | 'verified') => sql`
  select id as product_id, row_number() over (order by popularity desc, id) as place
  from ${products} where is_listed ${only === 'verified' ? sql`and verified` : sql``}`;

/** Changes when somebody does something that their taste is read from. */
export const tasteBasis = (personId: string) => sql<string>`(
  select concat_ws(' ',
    (select concat(count(*), ' ', max(created_at)) from ${likes} where person_id = ${personId}),
    (select concat(count(*), ' ', max(created_at)) from ${cartItems} where person_id = ${personId}),
    (select concat(count(*), ' ', max(saved_at)) from ${savedSearches} where person_id = ${personId}),
    (select concat(count(*), ' ', max(searched_at)) from ${recentSearches} where person_id = ${personId})
  ))`;

/** What a person may like, by what they liked, put into the cart, saved and looked for. Empty when nothing is known. */
async function idsByTaste(db: Queries, personId: string): Promise<string[]> {
  const taste = tasteOf(await signsOf(db, personId));
  const foundBy = await productsFoundBy(db, taste);
  const candidates = await candidatesFor(db, personId, taste, [...foundBy.keys()]);
  return rankedByTaste(candidates, taste, foundBy, LONGEST_TASTE);
}

async function signsOf(db: Queries, personId: string): Promise<Sign[]> {
  const ofProducts = (kind: Sign['kind'], table: typeof likes | typeof cartItems) => sql`(
    select ${kind}::text as kind, l.created_at as at, ${traits}, null::text as query from ${table} l join ${products} p on p.id = l.product_id
    where l.person_id = ${personId} order by l.created_at desc limit ${SIGNS_READ})`;
  const ofQueries = (kind: Sign['kind'], table: SQL, query: SQL, at: SQL) => sql`(
    select ${kind}::text, ${at}, null, null, null, null::int, ${query} from ${table}
    where person_id = ${personId} order by ${at} desc limit ${SIGNS_READ})`;
  const { rows } = await db.execute<Sign & Record<string, unknown>>(sql`
    select kind, category, brand, color, "priceBand", query from (
      ${ofProducts('like', likes)} union all ${ofProducts('cart', cartItems)} union all
      ${ofQueries('saved search', sql`${savedSearches}`, sql`query_key`, sql`saved_at`)} union all
      ${ofQueries('search', sql`${recentSearches}`, sql`query`, sql`searched_at`)}
    ) as signs order by at desc`);
  return rows;
}

/** The first products of each query of a taste, with the queries that find them. */
async function productsFoundBy(db: Queries, taste: Taste): Promise<Map<string, string[]>> {
  const foundBy = new Map<string, string[]>();
  // One after the other: a transaction has one connection.
  for (const [query, share] of strongest(taste.query, FOLLOWED.query.most)) {
    const ids = await findIds(db, { query, sortBy: 'default' }, howMany(FOLLOWED.query, share));
    for (const id of ids) foundBy.set(id, [...(foundBy.get(id) ?? []), query]);
  }
  return foundBy;
}

const howMany = ({ least, alone }: { least: number; alone: number }, share: number) =>
  Math.round(least + (alone - least) * share);

/**
 * The most popular products of each strong interest, from the beginnings of the indexes, and those that were found. What
 * the person likes or has in the cart is left out: they have seen it.
 */
async function candidatesFor(
  db: Queries,
  personId: string,
  taste: Taste,
  found: string[],
): Promise<Candidate[]> {
  const facts = sql`p.id, p.popularity, ${traits}`;
  const popularOf = (field: 'category' | 'brand' | 'color') => {
    const interests = strongest(taste[field], FOLLOWED[field].most);
    const names = interests.map(([name]) => name);
    const most = interests.map(([, share]) => howMany(FOLLOWED[field], share));
    return sql`
      select of_interest.*
      from unnest(${sql.param(names)}::text[], ${sql.param(most)}::int[]) as interest(name, most)
      cross join lateral (
        select ${facts} from ${products} p where p.is_listed and lower(p.${sql.identifier(field)}) = interest.name
        order by popularity desc, id limit interest.most
      ) as of_interest`;
  };
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select * from (
      ${popularOf('category')} union ${popularOf('brand')} union ${popularOf('color')}
      union select ${facts} from ${products} p where id = any(${sql.param(found)}::text[])
    ) as candidate
    where not exists (select from ${likes} where person_id = ${personId} and product_id = candidate.id)
      and not exists (select from ${cartItems} where person_id = ${personId} and product_id = candidate.id)
    order by popularity desc, id`);
  return rows;
}
