import * as z from 'zod/mini';
import { Id } from '../products/products.models.ts';

export const Profile = z
  .object({ id: Id, username: z.string(), name: z.nullable(z.string()), bio: z.nullable(z.string()) })
  .check(z.meta({ id: 'Profile' }));
export type Profile = z.infer<typeof Profile>;
