import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { createMembership } from '../memberships/membership.ts';
import { dismissals } from './dismissals.table.ts';

export type Dismissals = ReturnType<typeof createDismissals>;

export const createDismissals = (db: Db, clock: Clock) =>
  createMembership(db, {
    table: dismissals,
    person: dismissals.personId,
    thing: dismissals.productId,
    since: dismissals.createdAt,
    unknownThing: 'product_not_found',
    clock,
  });
