// Written by `pnpm contract` from profile.contract.ts: change that, not this.

import { firstOf, idOf, textOf } from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import type { Profile } from './profile.models.ts';

/** Reads `Profile` as servers send it, foreign ones too. */
export function profileFrom(value: unknown): Profile | undefined {
  const given = fieldsWithin(value, 'profile', 'data');
  const id = idOf(firstOf(given.id, given.userId, given.user_id));
  const username = textOf(given.username);
  if (id === undefined || username === undefined) return undefined;
  return { id, username, name: textOf(given.name) ?? null, bio: textOf(given.bio, 2000) ?? null };
}
