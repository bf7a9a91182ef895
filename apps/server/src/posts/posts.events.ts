import { defineEvent } from '../events/event.ts';
import type { MembershipChange } from '../memberships/membership.ts';

export const postLikeChanged = defineEvent<MembershipChange>('post like changed');
