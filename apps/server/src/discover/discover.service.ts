import type { FoundUser } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { people } from '../session/session.table.ts';

export type Discover = ReturnType<typeof createDiscover>;

/** Finding people. */
export const createDiscover = (db: Db) => ({
  /**
   * People by username, with or without its @: the exact one first, then those that begin so, then those alike. Who is kept apart from the
   * viewer is not among them.
   */
  async usersNamed(viewerId: string, query: string, limit: number): Promise<FoundUser[]> {
    const name = query.trim().replace(/^@/, '').toLowerCase();
    if (name === '') return [];
    const beginsSo = sql`${people.username} like ${`${name.replace(/[\\%_]/g, '\\$&')}%`}`;
    return db
      .select({ id: people.id, username: people.username, name: people.name })
      .from(people)
      .where(
        sql`(${beginsSo} or ${people.username} % ${name}) and not ${areApart(viewerId, sql`${people.id}`)}`,
      )
      .orderBy(
        sql`${people.username} = ${name} desc, ${beginsSo} desc, similarity(${people.username}, ${name}) desc`,
        people.username,
      )
      .limit(limit);
  },
});
