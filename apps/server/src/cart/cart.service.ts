import type { ProductStatus } from '@vitrine/api';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { likes } from '../likes/likes.table.ts';
import { createProductCollection } from '../products/product-collection.ts';
import { cartItems } from './cart.table.ts';

export type Cart = ReturnType<typeof createCart>;

/** What people put into their carts, and what one of them did with products. */
export const createCart = (db: Db) => ({
  ...createProductCollection(db, cartItems),

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
