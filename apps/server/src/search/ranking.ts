import { SEARCH_TOTAL_MAX, type SearchSort } from '@vitrine/api';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { isFoundByNoneOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { type Lookup, lookedUp, stemmed } from './search-words.ts';

/** What the products of a search have to be, besides carrying its words. */
export interface SearchFilters {
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  brand?: readonly string[] | undefined;
  color?: readonly string[] | undefined;
  verified?: boolean | undefined;
  /** Products that came later are left out, ms since 1970. */
  asOf?: number | undefined;
  /** Ids of people; what they found is left out. */
  apart?: readonly string[] | undefined;
}

// How products are put in order here: what it costs must not grow with the catalogue, nor depend on how well the database
// guesses. First the beginning of the order is looked at, where common things show soon. What is rare there is rare
// everywhere, so all of it can be gathered by an index and put in order.

/** Products that are looked at in their order, before all that fit are gathered: so many for each that is wanted. */
const PROBED = { each: 40, most: 5000 };

// A price of 0 means that it is unknown. Written as in the indexes.
const price = sql`nullif(${products.priceCents}, 0)`;
const byPopularity = sql`${products.popularity} desc, ${products.id}`;

const orders: Record<SearchSort, SQL> = {
  default: byPopularity,
  price_low_to_high: sql`${price} asc nulls last, ${byPopularity}`,
  price_high_to_low: sql`${price} desc nulls last, ${byPopularity}`,
};

/** Listed products from the beginning of an order. */
const theFirst = (order: SQL, most: SQL) =>
  sql`select * from ${products} where ${products.isListed} order by ${order} limit ${most}`;

/** Compares names without case; an unset or empty list lets everything pass. */
const isOneOf = (column: SQL, names: readonly string[] = []) =>
  names.length === 0
    ? undefined
    : sql`${column} = any(${sql.param(names.map((name) => name.toLowerCase()))}::text[])`;

const filtered = ({ minPrice, maxPrice, brand, color, verified }: SearchFilters) =>
  and(
    // A lower limit of 0 is none, so products of unknown price stay in.
    minPrice ? sql`${price} >= ${Math.round(minPrice * 100)}` : undefined,
    typeof maxPrice === 'number' ? sql`${price} <= ${Math.round(maxPrice * 100)}` : undefined,
    isOneOf(sql`lower(${products.brand})`, brand),
    isOneOf(sql`lower(${products.color})`, color),
    verified ? sql`${products.verified}` : undefined,
  );

/** Whether filters leave something out. */
export const narrows = (filters: SearchFilters): boolean => filtered(filters) !== undefined;

const lookedUpHere = ({ words, beginning }: Lookup) =>
  lookedUp({ words: sql`${words}::text`, beginning: sql`${beginning}::text` });

/** Whether a product matches by its kind, and not only by the name of its shop. */
const isSuchAThing = ({ typed, things }: { typed: SQL; things: SQL }) => sql`(
  ${things} = ''
  or ${products.words} @@ ${stemmed(typed)}
  or (${products.nameWords} || ${products.headWords}) @@ ${stemmed(things)})`;

// The database counts in microseconds, `asOf` in milliseconds.
const cameBy = (asOf: number | undefined) =>
  asOf === undefined ? sql`true` : sql`${products.createdAt} < to_timestamp(${asOf + 1}::float8 / 1000)`;

/** The first products of an order that have what is looked up, if anything is, and pass the filters: their ids. */
export async function firstIds(
  db: Queries,
  most: number,
  { sortBy, lookup, filters }: { sortBy: SearchSort; lookup?: Lookup; filters: SearchFilters },
): Promise<string[]> {
  const isNarrowed = lookup !== undefined || filtered(filters) !== undefined;
  const condition = conditionOf(lookup, filters);
  const order = orders[sortBy];
  if (!isNarrowed) {
    return idsOf(db, sql`select id from ${products} where ${condition} order by ${order} limit ${most}`);
  }
  return idsOf(
    db,
    sql`
      with probed as materialized (
        select id from (${theFirst(order, sql`${probedFor(most)}`)}) as products
        where ${condition} limit ${most}
      ),
      fitting as materialized (
        select id, popularity, price_cents from ${products}
        where ${condition} and (select count(*) from probed) < ${most}
      )
      select id from probed where (select count(*) from probed) >= ${most}
      union all (select id from fitting as products order by ${order} limit ${most})`,
  );
}

/** What products have to be, in one statement with values. */
const conditionOf = (lookup: Lookup | undefined, filters: SearchFilters) =>
  and(
    sql`${products.isListed}`,
    lookup && sql`${products.words} @@ ${lookedUpHere(lookup)}`,
    lookup && isSuchAThing({ typed: sql`${lookup.typed}::text`, things: sql`${lookup.things}::text` }),
    filtered(filters),
    cameBy(filters.asOf),
    filters.apart?.length ? isFoundByNoneOf(sql`${sql.param([...filters.apart])}::text[]`) : undefined,
  );

/** How many products have what is looked up, if anything is, and pass the filters: up to `most`. */
export async function countOf(
  db: Queries,
  most: number,
  { lookup, filters }: { lookup?: Lookup; filters: SearchFilters },
): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(sql`
    select count(*)::int as counted
    from (select from ${products} where ${conditionOf(lookup, filters)} limit ${most}) as counted`);
  return rows[0]?.counted ?? 0;
}

/** Puts products into another order. */
export async function inOrder(db: Queries, ids: readonly string[], sortBy: SearchSort): Promise<string[]> {
  return idsOf(
    db,
    sql`select id from ${products} where id = any(${sql.param([...ids])}::text[]) order by ${orders[sortBy]}`,
  );
}

/** The best products for a lookup, and how many there are. */
export interface Best {
  ids: string[];
  /** How many products fit in all, up to one more than is counted. */
  counted: number;
}

/** The products that have what is looked up best: their ids, tier after tier, and in each by popularity. */
export async function bestIds(
  db: Queries,
  most: number,
  { lookup, filters }: { lookup: Lookup; filters: SearchFilters },
): Promise<Best> {
  const { ofAllTiers, ofTier, counting } = preparedFor(db);
  const asked = { ...lookup, most, probed: probedFor(most), ...placeholdersOf(filters) };
  const rows = await ofAllTiers.execute(asked);
  if (rows.every(({ counted }) => counted !== null))
    return { ids: rows.map(({ id }) => id), counted: rows[0]?.counted ?? 0 };

  const found: string[] = [];
  for (const { tier, alone } of ofTier) {
    const missing = most - found.length;
    if (missing === 0 || (tier > TIERS.length && lookup.colors === null)) break;
    const probed = rows.filter((row) => row.tier === tier);
    const best = probed.length >= missing ? probed : await alone.execute({ ...asked, most: missing });
    found.push(...best.slice(0, missing).map(({ id }) => id));
  }
  const [counted] = await counting.execute({ ...asked, most: SEARCH_TOTAL_MAX + 1 });
  return { ids: found, counted: counted?.counted ?? 0 };
}

// Every search waits for these, so the database plans them once. It then plans without knowing the words, on purpose:
// it would guess how many products have them, and guess wrong.
const prepared = new WeakMap<Queries, ReturnType<typeof prepare>>();

function preparedFor(db: Queries) {
  const known = prepared.get(db) ?? prepare(db);
  prepared.set(db, known);
  return known;
}

const given = sql.placeholder;
const placeholdersOf = ({ minPrice, maxPrice, brand, color, verified, asOf, apart }: SearchFilters) => ({
  minPrice: minPrice ? Math.round(minPrice * 100) : null,
  maxPrice: typeof maxPrice === 'number' ? Math.round(maxPrice * 100) : null,
  brand: brand?.length ? brand.map((name) => name.toLowerCase()) : null,
  color: color?.length ? color.map((name) => name.toLowerCase()) : null,
  verified: verified ?? false,
  before: asOf === undefined ? null : asOf + 1,
  apart: apart?.length ? [...apart] : null,
});

/**
 * Where a product has the words, the best first: things that are what is looked for, by all words of the name, of the title
 * or anywhere; then things that only have the words. Those of another colour than was asked for come after all others.
 */
const TIERS = [
  { isOne: true, has: products.nameWords, better: undefined },
  { isOne: true, has: products.titleWords, better: products.nameWords },
  { isOne: true, has: products.words, better: products.titleWords },
  { isOne: false, has: products.nameWords, better: undefined },
  { isOne: false, has: products.titleWords, better: products.nameWords },
  { isOne: false, has: products.words, better: products.titleWords },
];

function prepare(db: Queries) {
  const words = sql`(select ${lookedUp({
    words: sql`${given('words')}::text`,
    beginning: sql`${given('beginning')}::text`,
  })})`;
  const isOne = sql`${products.headWords} @@ (select ${stemmed(sql`${given('heads')}::text`)})`;
  const isOther = sql`(${given('colors')}::text is not null and ${products.color} !~* ${given('colors')}::text)`;
  const most = sql`${given('most')}::int`;
  const passes = sql`
    ${products.isListed}
    and ${isSuchAThing({ typed: sql`${given('typed')}::text`, things: sql`${given('things')}::text` })}
    and (${given('minPrice')}::int is null or ${price} >= ${given('minPrice')}::int)
    and (${given('maxPrice')}::int is null or ${price} <= ${given('maxPrice')}::int)
    and (${given('brand')}::text[] is null or lower(${products.brand}) = any(${given('brand')}::text[]))
    and (${given('color')}::text[] is null or lower(${products.color}) = any(${given('color')}::text[]))
    and (not ${given('verified')}::boolean or ${products.verified})
    and (${given('before')}::float8 is null
      or ${products.createdAt} < to_timestamp(${given('before')}::float8 / 1000))
    and (${given('apart')}::text[] is null or ${isFoundByNoneOf(sql`${given('apart')}::text[]`)})`;
  const tier = sql`
    case when ${products.nameWords} @@ ${words} then 1 when ${products.titleWords} @@ ${words} then 2 else 3 end
    + case when ${isOne} then 0 else 3 end
    + case when ${isOther} then ${sql.raw(String(TIERS.length))} else 0 end`;
  const id = sql<string>`ranked.id`;

  const ofAllTiers = db
    .select({ id, tier: sql<number>`ranked.tier`, counted: sql<number | null>`ranked.counted` })
    .from(sql`(
      with probed as materialized (
        select id, popularity, ${tier} as tier
        from (${theFirst(byPopularity, sql`${given('probed')}::int`)}) as products
        where ${products.words} @@ ${words} and ${passes}
      ),
      fitting as materialized (
        select id, popularity, ${tier} as tier from ${products}
        where ${products.words} @@ ${words} and ${passes} and (select count(*) from probed) < ${most}
      )
      select *, null::int as counted from probed where (select count(*) from probed) >= ${most}
      union all
      (select *, (select count(*)::int from fitting) from fitting as products order by tier, ${byPopularity} limit ${most})
    ) as ranked`)
    .orderBy(sql`ranked.tier, ranked.popularity desc, ranked.id`)
    .prepare('search_best');

  const ofTier = [false, true].flatMap((ofOtherColor) =>
    TIERS.map(({ isOne: mustBeOne, has, better }, index) => {
      const place = index + 1 + (ofOtherColor ? TIERS.length : 0);
      const alone = db
        .select({ id })
        .from(sql`(
          with fitting as materialized (
            select id, popularity from ${products}
            where ${has} @@ ${words} ${better ? sql`and not ${better} @@ ${words}` : sql``}
              and ${mustBeOne ? isOne : sql`not (${isOne})`}
              and ${ofOtherColor ? isOther : sql`${isOther} is not true`} and ${passes}
          )
          select * from fitting as products order by ${byPopularity} limit ${most}
        ) as ranked`)
        .orderBy(sql`ranked.popularity desc, ranked.id`)
        .prepare(`search_tier_${place}`);
      return { tier: place, alone };
    }),
  );

  const counting = db
    .select({ counted: sql<number>`count(*)::int` })
    .from(
      sql`(select from ${products} where ${products.words} @@ ${words} and ${passes} limit ${most}) as counted`,
    )
    .prepare('search_count');
  return { ofAllTiers, ofTier, counting };
}

/** A term as it is weighed, and how many products have it. */
export interface Weighed {
  lookup: Lookup;
  /** Products that have it. */
  carrying: number;
  /** Products that are it. */
  being: number;
}

/** Products that are counted for a term, at most: it only has to be told which one is rare. */
const WEIGHED = 20_000;

/** How many products have each of the lookups, and how many are such a thing. */
export async function weighed(db: Queries, lookups: readonly Lookup[]): Promise<Weighed[]> {
  const { rows } = await db.execute<{ carrying: number; being: number }>(sql`
    select
      (select count(*)::int from (select from ${products}
        where is_listed and ${products.words} @@ asked.words limit ${WEIGHED}) as carrying) as carrying,
      (select count(*)::int from (select from ${products}
        where is_listed and ${products.headWords} @@ asked.words limit ${WEIGHED}) as being) as being
    from (
      select place, ${stemmed(sql`given`)} as words
      from unnest(${sql.param(lookups.map(({ words }) => words))}::text[]) with ordinality as texts(given, place)
    ) as asked order by place`);
  return lookups.map((lookup, index) => ({ lookup, carrying: 0, being: 0, ...rows[index] }));
}

/** Products that have one thing for certain, by how much else of a query they have, and how much that is. */
export async function partly(
  db: Queries,
  most: number,
  {
    key,
    literal,
    others,
    filters,
  }: {
    key: Lookup;
    /** The key without what it is called otherwise: what has it so comes first. */
    literal: Lookup;
    others: readonly { lookup: Lookup; weight: number }[];
    filters: SearchFilters;
  },
): Promise<{ id: string; score: number }[]> {
  const score =
    others.length === 0
      ? sql`0`
      : sql.join(
          others.map(
            ({ lookup, weight }) =>
              sql`case when ${products.words} @@ (select ${lookedUpHere(lookup)}) then ${weight}::float8 else 0 end`,
          ),
          sql` + `,
        );
  const { rows } = await db.execute<{ id: string; score: number }>(sql`
    select id, ${score} as score from ${products}
    where ${conditionOf(key, filters)}
    order by score desc, (${products.words} @@ (select ${lookedUpHere(literal)})) desc, (${products.headWords} @@ (select ${stemmed(sql`${key.heads}::text`)})) desc, ${byPopularity}
    limit ${most}`);
  return rows;
}

// The beginning of the order does not hold very many.
const probedFor = (most: number) => {
  const probed = PROBED.each * most;
  return probed > PROBED.most ? 0 : probed;
};

async function idsOf(db: Queries, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
