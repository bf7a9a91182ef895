import type { OnWire, Product } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type ApartFrom, isFoundByNoneOf, type Products } from './products.service.ts';
import { products as table } from './products.table.ts';

/**
 * Returns the most similar products first, without those hidden from the viewer by a block. Throws
 * `product_not_found`.
 */
export type SimilarProducts = (
  id: string,
  most: number,
  viewerId: string | undefined,
) => Promise<OnWire<typeof Product>[]>;

/** Maximum number of most popular products compared, per category, brand and colour. */
const COMPARED = { category: 600, brand: 200, color: 200 };

const LIKENESS = { words: 3, brand: 1.5, color: 1.5, price: 1.5 };

/** Prices that differ by this factor or more add no likeness. */
const OTHER_PRICE = 3;

export function createSimilarProducts(db: Db, products: Products, apartFrom: ApartFrom): SimilarProducts {
  return async (id, most, viewerId) => {
    const product = await products.get(id);
    const nearest = await db.transaction(async (tx) => {
      await tx.execute(beginningsOnly);
      const { rows } = await tx.execute<{ id: string }>(
        idsNearestTo(product, most, viewerId === undefined ? undefined : apartFrom(viewerId)),
      );
      return rows.map((row) => row.id);
    });
    return products.listed(nearest, viewerId);
  };
}

/**
 * Forces reads from the beginnings of ordered indexes. A planner that misjudges would read and sort a whole
 * category.
 */
export const beginningsOnly = sql`set local enable_bitmapscan = off`;

/**
 * Builds a query of ids, nearest first. Compares products of the same category, mainly by the words of their
 * names. If the category is unknown, compares products of the same brand or colour that share a word of the
 * name.
 */
export function idsNearestTo(
  { id, category, brand, color }: Pick<Product, 'id' | 'category' | 'brand' | 'color'>,
  most: number,
  apart?: SQL<string[]>,
): SQL {
  const is = (field: 'category' | 'brand' | 'color', value: string) =>
    sql`lower(${sql.identifier(field)}) = lower(${value})`;
  const isShown = apart === undefined ? sql`` : sql`and ${isFoundByNoneOf(apart)}`;
  const mostPopular = (field: 'category' | 'brand' | 'color', value: string) => sql`(
    select id, name_words, category, brand, color, price_cents, popularity, picture_sources
    from ${table} where is_listed and ${is(field, value)} ${isShown} order by popularity desc, id limit ${COMPARED[field]})`;
  const compared = [
    ...(category ? [mostPopular('category', category)] : []),
    ...(brand ? [mostPopular('brand', brand)] : []),
    ...(color && !category ? [mostPopular('color', color)] : []),
  ];
  if (compared.length === 0) return sql`select id from ${table} where false`;

  const likeness = sql`
    ${LIKENESS.words}::float8 * in_common
    + case when lower(brand) = given_brand then ${LIKENESS.brand}::float8 else 0 end
    + case when lower(color) = given_color then ${LIKENESS.color}::float8 else 0 end
    + coalesce(${LIKENESS.price}::float8 * greatest(0, 1 - abs(ln(price / given_price)) / ln(${OTHER_PRICE}::float8)), 0)`;
  return sql`
    with given as materialized (
      select id as given_id, lower(brand) as given_brand, lower(color) as given_color,
        nullif(price_cents, 0)::float8 as given_price, ${PICTURE} as given_picture,
        ${anyWordOf(sql`name_words`)} as any_word, name_words as given_words
      from ${table} where id = ${id}
    ), compared as (
      select id, ${PICTURE} as picture, popularity, brand, color, nullif(price_cents, 0)::float8 as price, given.*,
        coalesce(ts_rank(name_words, any_word) / nullif(ts_rank(given_words, any_word), 0), 0) as in_common
      from (${sql.join(compared, sql` union all `)}) as other cross join given
      where ${category ? is('category', category) : sql`true`}
    ), once as (
      select distinct on (picture) id, ${likeness} as likeness, popularity from compared
      where id <> given_id and picture <> given_picture ${category ? sql`` : sql`and in_common > 0`}
      order by picture, likeness desc, popularity desc, id
    )
    select id from once order by likeness desc, popularity desc, id limit ${most}`;
}

/** Products with the same picture appear only once. Without a picture, the product's id takes its place. */
const PICTURE = sql`coalesce(picture_sources->-1->>'url', id)`;

const anyWordOf = (words: SQL) => sql`(
  select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''', ' | ')
  from unnest(tsvector_to_array(${words})) as word)::tsquery`;
