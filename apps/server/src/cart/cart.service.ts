import type { Product, ProductStatus } from '@vitrine/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import { likes } from '../likes/likes.table.ts';
import { productColumns, productOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import { cartItems } from './cart.table.ts';

export type Cart = ReturnType<typeof createCart>;

/** What people put into their carts, and what one of them did with products. */
export const createCart = (db: Db) => ({
  /** Of each product there is one. Throws `product_not_found`. */
  async add(personId: string, productId: string): Promise<void> {
    try {
      await db.insert(cartItems).values({ personId, productId }).onConflictDoNothing();
    } catch (error) {
      if (violatedConstraint(error) === 'cart_items_product_id_products_id_fk') {
        throw new DomainError('product_not_found');
      }
      throw error;
    }
  },

  async remove(personId: string, productId: string): Promise<void> {
    await db
      .delete(cartItems)
      .where(and(eq(cartItems.personId, personId), eq(cartItems.productId, productId)));
  },

  /** What was put in last comes first. */
  async list(personId: string): Promise<Product[]> {
    const rows = await db
      .select(productColumns)
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(eq(cartItems.personId, personId))
      .orderBy(desc(cartItems.createdAt), cartItems.productId);
    return rows.map(productOf);
  },

  /** One record for each id, in the order asked; an id that nothing is known of is in neither list. */
  async statuses(personId: string, productIds: readonly string[]): Promise<ProductStatus[]> {
    if (productIds.length === 0) return [];
    const rows = await unionAll(
      db
        .select({ productId: likes.productId, list: sql<'likes' | 'cart'>`'likes'`.as('list') })
        .from(likes)
        .where(and(eq(likes.personId, personId), isOneOf(likes.productId, productIds))),
      db
        .select({ productId: cartItems.productId, list: sql<'likes' | 'cart'>`'cart'`.as('list') })
        .from(cartItems)
        .where(and(eq(cartItems.personId, personId), isOneOf(cartItems.productId, productIds))),
    );
    const liked = new Set(rows.filter((row) => row.list === 'likes').map((row) => row.productId));
    const inCart = new Set(rows.filter((row) => row.list === 'cart').map((row) => row.productId));
    return productIds.map((productId) => ({
      productId,
      isLiked: liked.has(productId),
      inCart: inCart.has(productId),
    }));
  },
});

// One parameter however many ids there are: a statement takes 65,535.
const isOneOf = (column: AnyPgColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::text[])`;
