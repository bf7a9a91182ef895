import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';
import { REPORT_CATEGORIES, REPORT_NOTE_MAX, REPORTABLE } from './moderation.rules.ts';

export const Report = z
  .object({
    kind: z.enum(REPORTABLE),
    id: Id.check(
      z.meta({ description: 'Id of the person, the post, the comment or the message in a room.' }),
    ),
    category: z.enum(REPORT_CATEGORIES),
    note: z.optional(z.string().check(mostLetters(REPORT_NOTE_MAX))),
  })
  .check(z.meta({ id: 'Report' }));

export const BlockChange = z
  .object({ userId: z.optional(Id), blockedId: Id, sequence: Sequence })
  .check(z.meta({ id: 'BlockChange' }));

export const BlockState = z
  .object({ blocked: z.boolean().check(reads({ from: ['blocked', 'isBlocked'], otherwise: ASKED })) })
  .check(z.meta({ id: 'BlockState' }));
export type BlockState = Decoded<z.infer<typeof BlockState>>;
