import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import {
  type Candidate,
  type InterestProfile,
  interestProfileOf,
  rankedByInterest,
  type Sign,
  strongest,
} from './interest-profile.ts';
import { products } from './products.table.ts';

/** Signs of one kind, as queries of the area in which people leave them. */
export interface Signs {
  /** How much a sign tells of interest, compared with other kinds; negative where it tells of what people want less of. */
  weight: number;
  /** How it is told to the person as the reason for a product: the code of a `FeedReason`. */
  code: string;
  /** A text that changes when the person's signs do. */
  basis(personId: string): SQL<string>;
}

/** Things that people did with products: likes, items of the cart. */
export interface ProductSigns extends Signs {
  /** A query of (thing_id, at), the newest first. */
  newestFirst(personId: string, most: number): SQL;
  /** A condition: the person did it with the product that an expression names. */
  includes(personId: string, productId: SQL): SQL<boolean>;
}

/** Queries that people searched for. */
export interface QuerySigns extends Signs {
  /** A query of (query, at), the newest first. */
  newestFirst(personId: string, most: number): SQL;
}

/** What a ranking by interest is made of. */
export interface Interest {
  products: readonly ProductSigns[];
  queries: readonly QuerySigns[];
  /** The ids of the first products that a query finds. */
  find(db: Queries, query: string, most: number): Promise<string[]>;
}

/** Products that a ranking by interest holds at most. */
const LONGEST_RANKING = 600;
/** The newest signs of each kind that are read. */
const SIGNS_READ = 100;

/** Interests of each kind that are followed, and how many products each brings: at least, and if it is the only one. */
const FOLLOWED = {
  category: { most: 6, least: 100, alone: 600 },
  brand: { most: 8, least: 50, alone: 300 },
  color: { most: 4, least: 30, alone: 150 },
  query: { most: 6, least: 40, alone: 300 },
};

// What interests are in; of prices the steps at which they begin to feel different, in cents.
const traitsOf = (
  product: SQL,
) => sql`lower(${product}.category) as category, lower(${product}.brand) as brand,
  lower(${product}.color) as color,
  width_bucket(${product}.price_cents, array[2500, 5000, 10000, 20000, 40000]) as "priceBand"`;
const traits = traitsOf(sql.raw('p'));

/** A text that changes when a person leaves or takes back a sign of interest. */
export function interestBasis({ products, queries }: Interest, personId: string): SQL<string> {
  const bases = [...products, ...queries].map(({ basis }) => basis(personId));
  return sql`(select concat_ws(' ', ${sql.join(bases, sql`, `)}))`;
}

/** A query of (thing_id, place, reason): what a person may like, by the signs they left. Empty when there are none. */
export async function rankingByInterest(db: Queries, interest: Interest, personId: string): Promise<SQL> {
  const signs = await signsOf(db, interest, personId);
  const profile = interestProfileOf(signs);
  const foundBy = await productsFoundBy(db, interest, profile);
  const candidates = await candidatesFor(db, interest, { personId, profile, found: [...foundBy.keys()] });
  const popular = candidates.length > 0 ? await popularFor(db, interest, personId) : [];
  const ranked = rankedByInterest({ signs, profile, candidates, popular, foundBy }, LONGEST_RANKING);
  const ids = ranked.map(({ id }) => id);
  const reasons = ranked.map(({ reason }) => JSON.stringify(reason));
  return sql`
    select thing_id, place, reason::jsonb as reason
    from unnest(${sql.param(ids)}::text[], ${sql.param(reasons)}::text[])
      with ordinality as ranked(thing_id, reason, place)`;
}

/** All signs of a person, the newest first. */
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

/** The first products of each query of a profile, with the queries that find them. */
async function productsFoundBy(
  db: Queries,
  { find }: Interest,
  profile: InterestProfile,
): Promise<Map<string, string[]>> {
  const foundBy = new Map<string, string[]>();
  // One after the other: a transaction has one connection.
  for (const [query, share] of strongest(profile.query, FOLLOWED.query.most)) {
    const ids = await find(db, query, howMany(FOLLOWED.query, share));
    for (const id of ids) foundBy.set(id, [...(foundBy.get(id) ?? []), query]);
  }
  return foundBy;
}

const howMany = ({ least, alone }: { least: number; alone: number }, share: number) =>
  Math.round(least + (alone - least) * share);

/**
 * The most popular products of each strong interest, from the beginnings of the indexes, and those that were found. The
 * person has seen the products they left a sign on, so these are left out.
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

/** The most popular products of all kinds, but those that the person has seen. */
async function popularFor(db: Queries, interest: Interest, personId: string): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select candidate.id, ${traitsOf(sql.raw('candidate'))} from ${products} candidate
    where is_listed and not ${isSeen(interest, personId)}
    order by popularity desc, id limit ${LONGEST_RANKING}`);
  return rows;
}

/** A condition on `candidate`: the person left a sign on it. */
const isSeen = (interest: Interest, personId: string) =>
  sql`(${sql.join(
    [...interest.products.map(({ includes }) => includes(personId, sql`candidate.id`)), sql`false`],
    sql` or `,
  )})`;
