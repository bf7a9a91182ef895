import { and, count, desc, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, MINUTE } from '../kernel/clock.ts';
import { createKeptForCatalogue } from '../products/kept-for-catalogue.service.ts';
import { products } from '../products/products.table.ts';

const BRANDS_OFFERED = 60;
const COUNTED_FOR = 10 * MINUTE;

export type Brands = ReturnType<typeof createBrands>;

/**
 * Brands to filter by. All callers share a count, repeated after changes of the catalogue and after
 * `COUNTED_FOR`.
 */
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
    /** Brands with the most products come first. */
    list: (of: 'all' | 'verified'): Promise<string[]> => lists[of](),
  };
}
