import type { DiscoverResults, FoundUser, OnWire } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import type { PostSearch } from '../posts/post-search.service.ts';
import { type FindPeopleNeeds, findPeople } from './find-people.ts';

export type Discover = ReturnType<typeof createDiscover>;

interface Search {
  viewerId: string;
  query: string;
  limit: number;
}

export interface DiscoverNeeds extends FindPeopleNeeds {
  postSearch: PostSearch;
}

export const createDiscover = (db: Db, { postSearch, ...needs }: DiscoverNeeds) => ({
  findPeople: (search: Search) => findPeople(db, needs, search),

  /**
   * Finds people, hashtags and posts, at most `limit` of each. Leaves out the viewer, own and filtered posts, and
   * people that the viewer blocks or is blocked by.
   */
  async find(search: Search): Promise<OnWire<typeof DiscoverResults>> {
    const [users, hashtags, posts] = await Promise.all([
      findPeople(db, needs, search),
      postSearch.findHashtags(search),
      postSearch.find(search),
    ]);
    return { users, hashtags, posts };
  },

  /**
   * Returns people by username, with or without its @: the exact match, then prefixes, then similar names.
   * People that the viewer blocks or is blocked by are left out.
   */
  async usersNamed(viewerId: string, query: string, limit: number): Promise<OnWire<typeof FoundUser>[]> {
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
