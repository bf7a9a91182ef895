import type { Product } from '@vitrine/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import { productColumns, productOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import { likes } from './likes.table.ts';

export type Likes = ReturnType<typeof createLikes>;

/** What people like. */
export function createLikes(db: Db) {
  const added = db
    .insert(likes)
    .values({ personId: sql.placeholder('personId'), productId: sql.placeholder('productId') })
    .onConflictDoNothing()
    .prepare('like_added');

  return {
    /** Liking twice is liking once. Throws `product_not_found`. */
    async add(personId: string, productId: string): Promise<void> {
      try {
        await added.execute({ personId, productId });
      } catch (error) {
        if (violatedConstraint(error) === 'likes_product_id_products_id_fk') {
          throw new DomainError('product_not_found');
        }
        throw error;
      }
    },

    async remove(personId: string, productId: string): Promise<void> {
      await db.delete(likes).where(and(eq(likes.personId, personId), eq(likes.productId, productId)));
    },

    /** The newest like first. */
    async list(personId: string): Promise<Product[]> {
      const rows = await db
        .select(productColumns)
        .from(likes)
        .innerJoin(products, eq(products.id, likes.productId))
        .leftJoin(people, eq(people.id, products.ownerId))
        .where(eq(likes.personId, personId))
        .orderBy(desc(likes.createdAt), likes.productId);
      return rows.map(productOf);
    },
  };
}
