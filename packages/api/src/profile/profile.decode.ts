import { fieldsOf, firstOf, textOf } from '../contract/decode.ts';
import type { Profile } from './profile.models.ts';

export function profileFrom(answer: unknown): Profile | undefined {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(firstOf(outer.profile, outer.data)) };
  const id = textOf(firstOf(given.id, given.userId, given.user_id));
  const username = textOf(given.username);
  if (id === undefined || username === undefined) return undefined;
  return { id, username, name: textOf(given.name) ?? null, bio: textOf(given.bio) ?? null };
}
