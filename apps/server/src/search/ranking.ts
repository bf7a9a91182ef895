import type { SearchSort } from '@vitrine/api';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { type Lookup, lookedUp } from './search-words.ts';

/** What the products of a search have to be, besides having its words. */
export interface SearchFilters {
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  brand?: readonly string[] | undefined;
  color?: readonly string[] | undefined;
  verified?: boolean | undefined;
  /** Products that came later are left out, ms since 1970. */
  asOf?: number | undefined;
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

const lookedUpHere = ({ words, last }: Lookup) =>
  lookedUp({ words: sql`${words}::text`, last: sql`${last}::text` });

// The database counts in microseconds, `asOf` in milliseconds.
const cameBy = (asOf: number | undefined) =>
  asOf === undefined ? sql`true` : sql`${products.createdAt} < to_timestamp(${asOf + 1}::float8 / 1000)`;

/** The first products of an order that have what is looked up, if anything is, and pass the filters: their ids. */
export async function firstIds(
  db: Queries,
  most: number,
  { sortBy, anyOf, filters }: { sortBy: SearchSort; anyOf?: readonly Lookup[]; filters: SearchFilters },
): Promise<string[]> {
  const narrowed = and(
    anyOf && sql`${products.words} @@ (${sql.join(anyOf.map(lookedUpHere), sql` || `)})`,
    filtered(filters),
  );
  const condition = sql`${products.isListed} and ${narrowed ?? sql`true`} and ${cameBy(filters.asOf)}`;
  const order = orders[sortBy];
  if (!narrowed) {
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

/** The products that have what is looked up best: their ids, tier after tier, and in each by popularity. */
export async function bestIds(
  db: Queries,
  most: number,
  { lookup, filters }: { lookup: Lookup; filters: SearchFilters },
): Promise<string[]> {
  const { ofAllTiers, ofTier } = preparedFor(db);
  const asked = { ...lookup, most, probed: probedFor(most), ...placeholdersOf(filters) };
  const rows = await ofAllTiers.execute(asked);
  if (rows.every(({ isAll }) => isAll)) return rows.map(({ id }) => id);

  const found: string[] = [];
  for (const [tier, alone] of ofTier.entries()) {
    const missing = most - found.length;
    const probed = rows.filter((row) => row.tier === tier + 1);
    const best = probed.length >= missing ? probed : await alone.execute({ ...asked, most: missing });
    found.push(...best.slice(0, missing).map(({ id }) => id));
  }
  return found;
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
const placeholdersOf = ({ minPrice, maxPrice, brand, color, verified, asOf }: SearchFilters) => ({
  minPrice: minPrice ? Math.round(minPrice * 100) : null,
  maxPrice: typeof maxPrice === 'number' ? Math.round(maxPrice * 100) : null,
  brand: brand?.length ? brand.map((name) => name.toLowerCase()) : null,
  color: color?.length ? color.map((name) => name.toLowerCase()) : null,
  verified: verified ?? false,
  before: asOf === undefined ? null : asOf + 1,
});

function prepare(db: Queries) {
  const words = sql`(select ${lookedUp({ words: sql`${given('words')}::text`, last: sql`${given('last')}::text` })})`;
  const most = sql`${given('most')}::int`;
  const passes = sql`
    ${products.isListed}
    and (${given('minPrice')}::int is null or ${price} >= ${given('minPrice')}::int)
    and (${given('maxPrice')}::int is null or ${price} <= ${given('maxPrice')}::int)
    and (${given('brand')}::text[] is null or lower(${products.brand}) = any(${given('brand')}::text[]))
    and (${given('color')}::text[] is null or lower(${products.color}) = any(${given('color')}::text[]))
    and (not ${given('verified')}::boolean or ${products.verified})
    and (${given('before')}::float8 is null
      or ${products.createdAt} < to_timestamp(${given('before')}::float8 / 1000))`;
  const tier = sql`
    case when ${products.nameWords} @@ ${words} then 1 when ${products.titleWords} @@ ${words} then 2 else 3 end`;
  const id = sql<string>`ranked.id`;

  const ofAllTiers = db
    .select({ id, tier: sql<number>`ranked.tier`, isAll: sql<boolean>`ranked.is_all` })
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
      select *, false as is_all from probed where (select count(*) from probed) >= ${most}
      union all
      (select *, true from fitting as products order by tier, ${byPopularity} limit ${most})
    ) as ranked`)
    .orderBy(sql`ranked.tier, ranked.popularity desc, ranked.id`)
    .prepare('search_best');

  const tiers = [products.nameWords, products.titleWords, products.words];
  const ofTier = tiers.map((has, index) => {
    const better = tiers[index - 1];
    return db
      .select({ id })
      .from(sql`(
        with fitting as materialized (
          select id, popularity from ${products}
          where ${has} @@ ${words} ${better ? sql`and not ${better} @@ ${words}` : sql``} and ${passes}
        )
        select * from fitting as products order by ${byPopularity} limit ${most}
      ) as ranked`)
      .orderBy(sql`ranked.popularity desc, ranked.id`)
      .prepare(`search_tier_${index + 1}`);
  });
  return { ofAllTiers, ofTier };
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
