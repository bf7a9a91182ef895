import { type SQL, sql } from 'drizzle-orm';
import { likes } from '../likes/likes.table.ts';
import { products } from './products.table.ts';

/** How a feed orders products. */
export type Ranking = { by: 'popularity'; only: 'all' | 'verified' } | { by: 'taste'; personId: string };

/** Products that a ranking by taste holds at most. */
export const LONGEST_TASTE = 600;
/** Newest likes that a taste is read from. */
const LIKES_READ = 200;

// How much each kind of likeness says.
const WEIGHT = { category: 4, brand: 3, color: 2, price: 1 };

// In cents: the steps at which prices begin to feel different.
const priceBand = (price: SQL) => sql`width_bucket(${price}, array[2500, 5000, 10000, 20000, 40000])`;

/** A query of (product_id, place), places counting from 1. */
export const rankingFor = (ranking: Ranking): SQL =>
  ranking.by === 'popularity' ? byPopularity(ranking.only) : byTaste(ranking.personId);

const byPopularity = (only: 'all' | 'verified') => sql`
  select id as product_id, row_number() over (order by popularity desc, id) as place
  from ${products} ${only === 'verified' ? sql`where verified` : sql``}`;

/**
 * Scores a product by the share of the person's likes that have its category, brand, color and price band.
 * What they like already is left out: they have seen it.
 */
const byTaste = (personId: string) => sql`
  with liked as materialized (
    select p.category, p.brand, p.color, ${priceBand(sql`p.price_cents`)} as band
    from ${likes} l join ${products} p on p.id = l.product_id
    where l.person_id = ${personId}
    order by l.created_at desc limit ${LIKES_READ}
  ),
  total as (select greatest(count(*), 1)::float as likes from liked),
  category as (select category as name, count(*) / max(likes) as share from liked, total group by 1),
  brand as (select brand as name, count(*) / max(likes) as share from liked, total group by 1),
  color as (select color as name, count(*) / max(likes) as share from liked, total group by 1),
  price as (select band as name, count(*) / max(likes) as share from liked, total group by 1),
  scored as (
    select p.id, p.popularity,
      ${WEIGHT.category} * coalesce(category.share, 0) + ${WEIGHT.brand} * coalesce(brand.share, 0)
      + ${WEIGHT.color} * coalesce(color.share, 0) + ${WEIGHT.price} * coalesce(price.share, 0) as score
    from ${products} p
    left join category on category.name = p.category
    left join brand on brand.name = p.brand
    left join color on color.name = p.color
    left join price on price.name = ${priceBand(sql`p.price_cents`)}
    where not exists (select 1 from ${likes} l where l.person_id = ${personId} and l.product_id = p.id)
  )
  select id as product_id, row_number() over (order by score desc, popularity desc, id) as place
  from scored where score > 0 order by place limit ${LONGEST_TASTE}`;
