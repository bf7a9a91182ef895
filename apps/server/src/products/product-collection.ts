import type { Product } from '@vitrine/api';
import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import type { cartItems } from '../cart/cart.table.ts';
import type { Db } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import type { likes } from '../likes/likes.table.ts';
import { people } from '../session/session.table.ts';
import { productColumns, productOf } from './products.service.ts';
import { products } from './products.table.ts';

/** Products that people gathered, each of them once. */
export function createProductCollection(db: Db, table: typeof likes | typeof cartItems) {
  const name = getTableName(table);
  const unknownProduct = `${name}_product_id_products_id_fk`;
  const added = db
    .insert(table)
    .values({ personId: sql.placeholder('personId'), productId: sql.placeholder('productId') })
    .onConflictDoNothing()
    .prepare(`${name}_added`);

  return {
    /** Adding twice is adding once. Throws `product_not_found`. */
    async add(personId: string, productId: string): Promise<void> {
      try {
        await added.execute({ personId, productId });
      } catch (error) {
        if (violatedConstraint(error) === unknownProduct) throw new DomainError('product_not_found');
        throw error;
      }
    },

    async remove(personId: string, productId: string): Promise<void> {
      await db.delete(table).where(and(eq(table.personId, personId), eq(table.productId, productId)));
    },

    /** What came last comes first. */
    async list(personId: string): Promise<Product[]> {
      const rows = await db
        .select(productColumns)
        .from(table)
        .innerJoin(products, eq(products.id, table.productId))
        .leftJoin(people, eq(people.id, products.ownerId))
        .where(eq(table.personId, personId))
        .orderBy(desc(table.createdAt), table.productId);
      return rows.map(productOf);
    },
  };
}
