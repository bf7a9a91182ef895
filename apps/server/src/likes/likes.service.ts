import type { Db } from '../db/client.ts';
import type { Hint } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { createMembership } from '../memberships/membership.ts';
import { likeChanged } from './likes.events.ts';
import { likes } from './likes.table.ts';

export type Likes = ReturnType<typeof createLikes>;

export const createLikes = (db: Db, clock: Clock, hint: Hint = () => {}) =>
  createMembership(db, {
    table: likes,
    person: likes.personId,
    thing: likes.productId,
    since: likes.createdAt,
    unknownThing: 'product_not_found',
    clock,
    onChanged: (about) => hint(likeChanged, about),
  });
