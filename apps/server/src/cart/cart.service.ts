import type { Db } from '../db/client.ts';
import type { Hint } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { createMembership } from '../memberships/membership.ts';
import { cartChanged } from './cart.events.ts';
import { cartItems } from './cart.table.ts';

export type Cart = ReturnType<typeof createCart>;

export const createCart = (db: Db, clock: Clock, hint: Hint = () => {}) =>
  createMembership(db, {
    table: cartItems,
    person: cartItems.personId,
    thing: cartItems.productId,
    since: cartItems.createdAt,
    unknownThing: 'product_not_found',
    clock,
    onChanged: (about) => hint(cartChanged, about),
  });
