import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { isPassword, NO_PASSWORD } from '../session/passwords.ts';
import { people } from '../session/session.table.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';

/** The ids of the demo people, by username, without those whose name somebody else had first or has made their own. */
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
