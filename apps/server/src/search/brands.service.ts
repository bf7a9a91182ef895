import { and, count, desc, isNotNull, sql } from 'drizzle-orm';
import { type Clock, MINUTE } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { catalogueRevisionNow } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';

/** Brands that are offered to filter by. */
const BRANDS_OFFERED = 60;
const COUNTED_FOR = 10 * MINUTE;

interface Count {
  revision: string | undefined;
  at: number;
  names: Promise<string[]>;
}

export type Brands = ReturnType<typeof createBrands>;

/** Brands to filter by: counted once for each state of the catalogue, for all who ask. */
export function createBrands(db: Db, clock: Clock) {
  const counts = new Map<'all' | 'verified', Count>();

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

  return {
    /** The brand with the most products first. */
    async list(of: 'all' | 'verified'): Promise<string[]> {
      const { rows } = await db.execute<{ revision: string }>(
        sql`select ${catalogueRevisionNow} as revision`,
      );
      const revision = rows[0]?.revision;
      const counted = counts.get(of);
      if (counted && counted.revision === revision && clock() - counted.at < COUNTED_FOR)
        return counted.names;
      const fresh = { revision, at: clock(), names: names(of) };
      counts.set(of, fresh);
      // What failed is not kept.
      fresh.names.catch(() => counts.get(of) === fresh && counts.delete(of));
      return fresh.names;
    },
  };
}
