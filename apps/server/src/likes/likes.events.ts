import { defineEvent } from '../events/event.ts';
import type { MembershipChange } from '../memberships/membership.ts';

/** A person (`personId`) liked or unliked a product (`thingId`). It is published by hint alone. */
export const likeChanged = defineEvent<MembershipChange>('like changed');
