import * as z from 'zod/mini';
import { Id } from '../products/products.models.ts';

/** Somebody whom a search found (1 §3). */
export const FoundUser = z
  .object({ id: Id, username: z.string(), name: z.nullable(z.string()) })
  .check(z.meta({ id: 'FoundUser' }));
export type FoundUser = z.infer<typeof FoundUser>;
