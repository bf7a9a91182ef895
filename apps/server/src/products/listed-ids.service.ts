import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { products } from './products.table.ts';

export interface ListedId {
  id: string;
  createdAt: Date;
}

/** Products read at once. */
const BATCH = 5000;

export type ListedIds = ReturnType<typeof createListedIds>;

/** Lists the ids of all listed products in groups, for search engines. */
export const createListedIds = (db: Db) => ({
  /** Returns the first id of each group of `size` products, and the date of the group's newest. */
  async groups(size: number): Promise<ListedId[]> {
    const { rows } = await db.execute<{ id: string; newest: string }>(sql`
      select min(id) as id, to_char(max(created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as newest
      from (
        select ${products.id} as id, ${products.createdAt} as created_at,
          (row_number() over (order by ${products.id}) - 1) / ${size} as part
        from ${products} where ${products.isListed}) as listed
      group by part order by part`);
    return rows.map(({ id, newest }) => ({ id, createdAt: new Date(newest) }));
  },

  /** Yields at most `size` products from `id` on and before `until`, in batches. */
  async *from(id: string, size: number, until?: string): AsyncGenerator<ListedId[]> {
    const end = until === undefined ? undefined : lt(products.id, until);
    let place = gte(products.id, id);
    for (let left = size; left > 0; ) {
      const batch = await db
        .select({ id: products.id, createdAt: products.createdAt })
        .from(products)
        .where(and(eq(products.isListed, true), place, end))
        .orderBy(products.id)
        .limit(Math.min(BATCH, left));
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      left -= batch.length;
      place = gt(products.id, last.id);
    }
  },
});
