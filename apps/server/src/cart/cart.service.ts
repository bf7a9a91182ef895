import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { createMembership } from '../memberships/membership.ts';
import { cartItems } from './cart.table.ts';

export type Cart = ReturnType<typeof createCart>;

/** What people put into their carts. */
export const createCart = (db: Db, clock: Clock) =>
  createMembership(db, {
    table: cartItems,
    person: cartItems.personId,
    thing: cartItems.productId,
    since: cartItems.createdAt,
    unknownThing: 'product_not_found',
    clock,
  });
