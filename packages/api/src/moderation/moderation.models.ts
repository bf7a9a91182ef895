import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { ASKED, reads } from '../contract/reading.ts';
import { REPORT_CATEGORIES, REPORT_NOTE_MAX, REPORTABLE } from './moderation.rules.ts';

/** A report of a person, a post or a comment. */
export const Report = z
  .object({
    kind: z.enum(REPORTABLE),
    id: Id.check(z.meta({ description: 'Of the person, the post or the comment.' })),
    category: z.enum(REPORT_CATEGORIES),
    note: z.optional(z.string().check(z.maxLength(REPORT_NOTE_MAX))),
  })
  .check(z.meta({ id: 'Report' }));

/** Somebody to be blocked, or not. */
export const BlockChange = z
  .object({ userId: z.optional(Id), blockedId: Id, sequence: Sequence })
  .check(z.meta({ id: 'BlockChange' }));

/** Whether somebody is blocked. */
export const BlockState = z
  .object({ blocked: z.boolean().check(reads({ from: ['blocked', 'isBlocked'], otherwise: ASKED })) })
  .check(z.meta({ id: 'BlockState' }));
/** Whether somebody is blocked. */
export type BlockState = z.infer<typeof BlockState>;
