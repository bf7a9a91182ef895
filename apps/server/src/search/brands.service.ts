import { and, count, desc, isNotNull, sql } from 'drizzle-orm';
import { type Clock, MINUTE } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { createKeptForCatalogue } from '../products/kept-for-catalogue.service.ts';
import { products } from '../products/products.table.ts';

/** Brands that are offered to filter by. */
const BRANDS_OFFERED = 60;
const COUNTED_FOR = 10 * MINUTE;

export type Brands = ReturnType<typeof createBrands>;

/** Brands to filter by: counted once for each state of the catalogue, for all who ask. */
export function createBrands(db: Db, clock: Clock) {
  async function names(of: 'all' | 'verified'): Promise<string[]> {
    const rows = await db
      .select({ name: products.brand })
      .from(products)
      .where(
        and(
          sql`${products.isListed}`,
          isNotNull(products.brand),
          of === 'verified' ? sql`${products.verified}` : undefined,
        ),
      )
      .groupBy(products.brand)
      .orderBy(desc(count()), products.brand)
      .limit(BRANDS_OFFERED);
    return rows.flatMap(({ name }) => name ?? []);
  }

  const counted = (of: 'all' | 'verified') =>
    createKeptForCatalogue(db, { clock, keptForMs: COUNTED_FOR, read: () => names(of) });
  const lists = { all: counted('all'), verified: counted('verified') };

  return {
    /** The brand with the most products first. */
    list: (of: 'all' | 'verified'): Promise<string[]> => lists[of](),
  };
}
