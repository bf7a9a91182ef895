import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { createMembership } from '../memberships/membership.ts';
import { suggestionDismissals } from './suggestions.table.ts';

export type SuggestionDismissals = ReturnType<typeof createSuggestionDismissals>;

export const createSuggestionDismissals = (db: Db, clock: Clock) =>
  createMembership(db, {
    table: suggestionDismissals,
    person: suggestionDismissals.personId,
    thing: suggestionDismissals.dismissedId,
    since: suggestionDismissals.createdAt,
    unknownThing: 'profile_not_found',
    clock,
  });
