import { type ChoiceParameter, SEARCH_TOTAL_MAX, type SearchSort } from '@vitrine/api';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { isFoundByNoneOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { comparedValues, ofEachChoice } from './choice-columns.ts';
import { type Lookup, lookedUp, stemmed } from './search-words.ts';

/** Conditions on products, besides the words of a query. */
export interface SearchFilters extends Partial<Record<ChoiceParameter, readonly string[] | undefined>> {
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  verified?: boolean | undefined;
  /** Time in ms since 1970. Products that were added later are left out. */
  asOf?: number | undefined;
  /** Ids of people. Products found by them are left out. */
  apart?: readonly string[] | undefined;
}

// The cost of ordering must not grow with the catalogue or depend on estimates of the database. Common words
// appear early, so the beginning of the order is searched first. Words that are rare there are taken to be
// rare everywhere; their products are gathered by an index and sorted.

/**
 * Products probed at the beginning of the order: `each` per wanted product. Above `most`, all matches are
 * gathered at once.
 */
const PROBED = { each: 40, most: 5000 };

// A price of 0 is unknown. The same expression is in the indexes.
const price = sql`nullif(${products.priceCents}, 0)`;
const byPopularity = sql`${products.popularity} desc, ${products.id}`;

const orders: Record<SearchSort, SQL> = {
  default: byPopularity,
  price_low_to_high: sql`${price} asc nulls last, ${byPopularity}`,
  price_high_to_low: sql`${price} desc nulls last, ${byPopularity}`,
};

const theFirst = (order: SQL, most: SQL) =>
  sql`select * from ${products} where ${products.isListed} order by ${order} limit ${most}`;

const isOneOf = (column: SQL, names: readonly string[] | undefined) => {
  const values = comparedValues(names);
  return values ? sql`${column} = any(${sql.param(values)}::text[])` : undefined;
};

const filtered = ({ minPrice, maxPrice, verified, ...chosen }: SearchFilters) =>
  and(
    // A lower limit of 0 is none, so products of unknown price are kept.
    minPrice ? sql`${price} >= ${Math.round(minPrice * 100)}` : undefined,
    typeof maxPrice === 'number' ? sql`${price} <= ${Math.round(maxPrice * 100)}` : undefined,
    ...Object.values(ofEachChoice((parameter, column) => isOneOf(column, chosen[parameter]))),
    verified ? sql`${products.verified}` : undefined,
  );

/** Whether any filter other than `asOf` and `apart` applies. */
export const narrows = (filters: SearchFilters): boolean => filtered(filters) !== undefined;

const lookedUpHere = ({ words, beginning }: Lookup) =>
  lookedUp({ words: sql`${words}::text`, beginning: sql`${beginning}::text` });

/**
 * Unless a product has the words as typed, words with synonyms must match its name or kind, not only its
 * shop.
 */
const isSuchAThing = ({ typed, things }: { typed: SQL; things: SQL }) => sql`(
  ${things} = ''
  or ${products.words} @@ ${stemmed(typed)}
  or (${products.nameWords} || ${products.headWords}) @@ ${stemmed(things)})`;

// The database counts in microseconds, `asOf` in milliseconds.
const cameBy = (asOf: number | undefined) =>
  asOf === undefined ? sql`true` : sql`${products.createdAt} < to_timestamp(${asOf + 1}::float8 / 1000)`;

/** Ids of the first products that match the filters and the lookup, if there is one. */
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

/** Condition on products, for statements that are not prepared. */
const conditionOf = (lookup: Lookup | undefined, filters: SearchFilters) =>
  and(
    sql`${products.isListed}`,
    lookup && sql`${products.words} @@ ${lookedUpHere(lookup)}`,
    lookup && isSuchAThing({ typed: sql`${lookup.typed}::text`, things: sql`${lookup.things}::text` }),
    filtered(filters),
    cameBy(filters.asOf),
    filters.apart?.length ? isFoundByNoneOf(sql`${sql.param([...filters.apart])}::text[]`) : undefined,
  );

/** Counts products that match the filters and the lookup, if there is one; up to `most`. */
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

export async function inOrder(db: Queries, ids: readonly string[], sortBy: SearchSort): Promise<string[]> {
  return idsOf(
    db,
    sql`select id from ${products} where id = any(${sql.param([...ids])}::text[]) order by ${orders[sortBy]}`,
  );
}

export interface Best {
  ids: string[];
  /** Number of all matches. Above `SEARCH_TOTAL_MAX`, it may be incomplete. */
  counted: number;
}

/** Ids of the best products, tier by tier, and by popularity within a tier. */
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

// Planned once, as every search waits for these statements. Planned without the words on purpose: the
// database would misjudge how many products have them.
const prepared = new WeakMap<Queries, ReturnType<typeof prepare>>();

function preparedFor(db: Queries) {
  const known = prepared.get(db) ?? prepare(db);
  prepared.set(db, known);
  return known;
}

const given = sql.placeholder;
const placeholdersOf = ({ minPrice, maxPrice, verified, asOf, apart, ...chosen }: SearchFilters) => ({
  minPrice: minPrice ? Math.round(minPrice * 100) : null,
  maxPrice: typeof maxPrice === 'number' ? Math.round(maxPrice * 100) : null,
  ...ofEachChoice((parameter) => comparedValues(chosen[parameter])),
  verified: verified ?? false,
  before: asOf === undefined ? null : asOf + 1,
  apart: apart?.length ? [...apart] : null,
});

/**
 * Tiers of matches, best first: products of the wanted kind with all words in the name, in the title or
 * anywhere; then other products with the words. Products of another colour than the wanted one come last.
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
    and ${and(...Object.values(ofEachChoice((parameter, column) => sql`(${given(parameter)}::text[] is null or ${column} = any(${given(parameter)}::text[]))`)))}
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

export interface Weighed {
  lookup: Lookup;
  /** Number of products with the term, up to `WEIGHED`. */
  carrying: number;
  /** Number of products of the kind that the term names, up to `WEIGHED`. */
  being: number;
}

/** Maximum number of products counted for a term. More are not needed to tell which term is rare. */
const WEIGHED = 20_000;

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

/** Products that match the key, scored by the weights of the other lookups that they match. */
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
    /** The key without synonyms. If scores are equal, products that match it come first. */
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

// The beginning of the order does not hold many matches, so it is not probed for large numbers.
const probedFor = (most: number) => {
  const probed = PROBED.each * most;
  return probed > PROBED.most ? 0 : probed;
};

async function idsOf(db: Queries, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
