import type { FoundUser } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { people } from '../session/session.table.ts';

export type Discover = ReturnType<typeof createDiscover>;

/** Finding people. */
export const createDiscover = (db: Db) => ({
  /** People by username, with or without its @: the exact one first, then those that begin so, then those alike. */
  async usersNamed(query: string, limit: number): Promise<FoundUser[]> {
    const name = query.trim().replace(/^@/, '').toLowerCase();
    if (name === '') return [];
    const beginsSo = sql`${people.username} like ${`${name.replace(/[\\%_]/g, '\\$&')}%`}`;
    return db
      .select({ id: people.id, username: people.username, name: people.name })
      .from(people)
      .where(sql`${beginsSo} or ${people.username} % ${name}`)
      .orderBy(
        sql`${people.username} = ${name} desc, ${beginsSo} desc, similarity(${people.username}, ${name}) desc`,
        people.username,
      )
      .limit(limit);
  },
});
