import { defineEvent } from '../events/event.ts';
import type { MembershipChange } from '../memberships/membership.ts';

/** A person (`personId`) followed or unfollowed another (`thingId`). */
export const followChanged = defineEvent<MembershipChange>('follow changed');
