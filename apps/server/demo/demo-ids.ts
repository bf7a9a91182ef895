import { inArray } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import { people } from '../src/people/people.table.ts';
import { isPassword, NO_PASSWORD } from '../src/session/passwords.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';

/** Returns the ids of demo people by username, without accounts that belong to real people. */
export async function demoIds(tx: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: people.id, username: people.username, passwordHash: people.passwordHash })
    .from(people)
    .where(
      inArray(
        people.username,
        DEMO_PEOPLE.map(({ username }) => username),
      ),
    );
  const ids = new Map<string, string>();
  for (const { id, username, passwordHash } of rows) {
    const isDemo =
      passwordHash === NO_PASSWORD ||
      (username === DEMO_PEOPLE[0]?.username && (await isPassword(DEMO_PASSWORD, passwordHash)));
    if (isDemo) ids.set(username, id);
  }
  return ids;
}
