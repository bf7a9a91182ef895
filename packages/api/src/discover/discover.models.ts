import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { reads } from '../contract/reading.ts';

/** Somebody whom a search found. */
export const FoundUser = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id'] })),
    username: z.string(),
    name: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'FoundUser' }));
/** Somebody whom a search found. */
export type FoundUser = z.infer<typeof FoundUser>;
