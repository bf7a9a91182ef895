import { defineEvent } from '../events/event.ts';
import type { reports } from './moderation.table.ts';

export type Reported = (typeof reports.$inferSelect)['kind'];

export const blocked = defineEvent<{ personId: string; blockedId: string }>('blocked');

/**
 * A person reported a thing. Reports of one thing are serialized, each after the commit of the one before.
 */
export const reported = defineEvent<{ kind: Reported; id: string }>('reported');
