import { fieldsOf, firstOf, listUnder, textOf } from '../contract/decode.ts';
import type { FoundUser } from './discover.models.ts';

export function foundFrom(answer: unknown): { users: FoundUser[] } | undefined {
  const users = listUnder(answer, 'users', 'data')?.flatMap((value) => {
    const given = fieldsOf(value);
    const id = textOf(firstOf(given.id, given.userId, given.user_id));
    const username = textOf(given.username);
    if (id === undefined || username === undefined) return [];
    return [{ id, username, name: textOf(given.name) ?? null }];
  });
  return users && { users };
}
