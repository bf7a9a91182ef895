// Written by `pnpm contract` from discover.contract.ts: change that, not this.

import { fieldsOf, firstOf, idOf, listOf, textOf } from '../contract/decode.ts';
import type { FoundUser } from './discover.models.ts';

/** Reads `FoundUser` as servers send it, foreign ones too. */
export function foundUserFrom(value: unknown): FoundUser | undefined {
  const given = fieldsOf(value);
  const id = idOf(firstOf(given.id, given.userId, given.user_id));
  const username = textOf(given.username);
  if (id === undefined || username === undefined) return undefined;
  return { id, username, name: textOf(given.name) ?? null };
}

export function searchAnswerFrom(value: unknown) {
  const users = listOf(value, foundUserFrom, 'users', 'data');
  if (users === undefined) return undefined;
  return { users };
}
