import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { createMembership } from '../memberships/membership.ts';
import { likes } from './likes.table.ts';

export type Likes = ReturnType<typeof createLikes>;

/** What people like. */
export const createLikes = (db: Db, clock: Clock) =>
  createMembership(db, {
    table: likes,
    person: likes.personId,
    thing: likes.productId,
    since: likes.createdAt,
    unknownThing: 'product_not_found',
    clock,
  });
