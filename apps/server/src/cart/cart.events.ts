import { defineEvent } from '../events/event.ts';
import type { MembershipChange } from '../memberships/membership.ts';

/** A person (`personId`) put a product (`thingId`) into the cart, or removed it. It is published by hint alone. */
export const cartChanged = defineEvent<MembershipChange>('cart changed');
