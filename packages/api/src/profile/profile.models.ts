import * as z from 'zod/mini';
import { fieldsOf, firstOf, textOf } from '../contract/decode.ts';
import { Id } from '../products/products.models.ts';

export const Profile = z
  .object({ id: Id, username: z.string(), name: z.nullable(z.string()), bio: z.nullable(z.string()) })
  .check(z.meta({ id: 'Profile' }));
export type Profile = z.infer<typeof Profile>;

export function profileFrom(answer: unknown): unknown {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(firstOf(outer.profile, outer.data)) };
  return {
    id: textOf(firstOf(given.id, given.userId, given.user_id)),
    username: textOf(given.username),
    name: textOf(given.name) ?? null,
    bio: textOf(given.bio) ?? null,
  };
}
