import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { reads } from '../contract/reading.ts';

/** A person as others see them. */
export const Profile = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id'] })),
    username: z.string(),
    name: z.nullable(z.string()),
    bio: z.nullable(z.string()).check(reads({ most: 2000 })),
  })
  .check(z.meta({ id: 'Profile' }), reads({ within: ['profile', 'data'] }));
/** A person as others see them. */
export type Profile = z.infer<typeof Profile>;
