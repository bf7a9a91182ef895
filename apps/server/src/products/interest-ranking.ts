import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { type InterestProfile, interestProfileOf, type Sign, strongest } from './interest-profile.ts';
import { products } from './products.table.ts';
import { type Candidate, rankCandidates } from './rank-candidates.ts';

/** Actions of one kind, as queries from the area that records them. */
export interface Signs {
  /** Strength compared with other kinds; negative for disinterest. */
  weight: number;
  /** Code of the `FeedReason` shown with a product. */
  code: string;
  /** A text that changes with the person's actions. */
  basis(personId: string): SQL<string>;
}

/** Actions on products, such as likes and items of the cart. */
export interface ProductSigns extends Signs {
  /** A query of (thing_id, at), newest first. */
  newestFirst(personId: string, most: number): SQL;
  /** Condition that the person acted in this way on the product with the id `productId`. */
  includes(personId: string, productId: SQL): SQL<boolean>;
}

export interface QuerySigns extends Signs {
  /** A query of (query, at), newest first. */
  newestFirst(personId: string, most: number): SQL;
}

export interface Interest {
  products: readonly ProductSigns[];
  queries: readonly QuerySigns[];
  find(db: Queries, query: string, most: number): Promise<string[]>;
}

const LONGEST_RANKING = 600;
const SIGNS_READ = 100;

/**
 * Per kind: at most `most` interests are followed. Each asks for at least `least` products, an only interest
 * for `alone`.
 */
const FOLLOWED = {
  category: { most: 6, least: 100, alone: 600 },
  brand: { most: 8, least: 50, alone: 300 },
  color: { most: 4, least: 30, alone: 150 },
  query: { most: 6, least: 40, alone: 300 },
};

// Traits of a product that interests refer to. Price bands have limits in cents, at prices that begin to feel
// different.
const traitsOf = (
  product: SQL,
) => sql`lower(${product}.category) as category, lower(${product}.brand) as brand,
  lower(${product}.color) as color,
  width_bucket(${product}.price_cents, array[2500, 5000, 10000, 20000, 40000]) as "priceBand"`;
const traits = traitsOf(sql.raw('p'));

/** A text that changes when a person acts on a product, searches, or takes an action back. */
export function interestBasis({ products, queries }: Interest, personId: string): SQL<string> {
  const bases = [...products, ...queries].map(({ basis }) => basis(personId));
  return sql`(select concat_ws(' ', ${sql.join(bases, sql`, `)}))`;
}

/**
 * Builds a query of (thing_id, place, reason): products that a person may like, by their actions. Empty
 * without actions.
 */
export async function rankingByInterest(db: Queries, interest: Interest, personId: string): Promise<SQL> {
  const signs = await signsOf(db, interest, personId);
  const profile = interestProfileOf(signs);
  const foundBy = await productsFoundBy(db, interest, profile);
  const candidates = await candidatesFor(db, interest, { personId, profile, found: [...foundBy.keys()] });
  const popular = candidates.length > 0 ? await popularFor(db, interest, personId) : [];
  const ranked = rankCandidates({ signs, profile, candidates, popular, foundBy }, LONGEST_RANKING);
  const ids = ranked.map(({ id }) => id);
  const reasons = ranked.map(({ reason }) => JSON.stringify(reason));
  return sql`
    select thing_id, place, reason::jsonb as reason
    from unnest(${sql.param(ids)}::text[], ${sql.param(reasons)}::text[])
      with ordinality as ranked(thing_id, reason, place)`;
}

async function signsOf(db: Queries, interest: Interest, personId: string): Promise<Sign[]> {
  const ofProducts = interest.products.map(
    ({ weight, code, newestFirst }) => sql`(
      select ${weight}::float8 as weight, ${code} as code, at, p.name, ${traits}, null::text as query
      from (${newestFirst(personId, SIGNS_READ)}) as sign join ${products} p on p.id = sign.thing_id)`,
  );
  const ofQueries = interest.queries.map(
    ({ weight, code, newestFirst }) => sql`(
      select ${weight}::float8 as weight, ${code} as code, at, null::text as name, null::text as category, null::text as brand, null::text as color,
        null::int as "priceBand", query
      from (${newestFirst(personId, SIGNS_READ)}) as sign)`,
  );
  const { rows } = await db.execute<Sign & Record<string, unknown>>(sql`
    select weight, code, name, category, brand, color, "priceBand", query
    from (${sql.join([...ofProducts, ...ofQueries], sql` union all `)}) as signs order by at desc`);
  return rows;
}

/** Maps ids of products to those of the profile's strongest queries that find them. */
async function productsFoundBy(
  db: Queries,
  { find }: Interest,
  profile: InterestProfile,
): Promise<Map<string, string[]>> {
  const foundBy = new Map<string, string[]>();
  // Sequential, as a transaction has one connection.
  for (const [query, share] of strongest(profile.query, FOLLOWED.query.most)) {
    const ids = await find(db, query, howMany(FOLLOWED.query, share));
    for (const id of ids) foundBy.set(id, [...(foundBy.get(id) ?? []), query]);
  }
  return foundBy;
}

const howMany = ({ least, alone }: { least: number; alone: number }, share: number) =>
  Math.round(least + (alone - least) * share);

/**
 * The most popular products of each strong interest, and products found by queries. Leaves out products on
 * which the person has acted.
 */
async function candidatesFor(
  db: Queries,
  interest: Interest,
  { personId, profile, found }: { personId: string; profile: InterestProfile; found: string[] },
): Promise<Candidate[]> {
  const facts = sql`p.id, p.popularity, ${traits}`;
  const popularOf = (field: 'category' | 'brand' | 'color') => {
    const interests = strongest(profile[field], FOLLOWED[field].most);
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
    where not ${isSeen(interest, personId)}
    order by popularity desc, id`);
  return rows;
}

/** The most popular products of all kinds, except those on which the person has acted. */
async function popularFor(db: Queries, interest: Interest, personId: string): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select candidate.id, ${traitsOf(sql.raw('candidate'))} from ${products} candidate
    where is_listed and not ${isSeen(interest, personId)}
    order by popularity desc, id limit ${LONGEST_RANKING}`);
  return rows;
}

/** Condition that the person has liked `candidate`, dismissed it or otherwise acted on it. */
const isSeen = (interest: Interest, personId: string) =>
  sql`(${sql.join(
    [...interest.products.map(({ includes }) => includes(personId, sql`candidate.id`)), sql`false`],
    sql` or `,
  )})`;
