import type { FoundUser, OnWire } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import {
  hasAllAlike,
  hasAllParts,
  likenessTo,
  mayHaveTypos,
  searchWordsOf,
  withTypos,
} from '../db/found-by.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';

/** With fewer results, typos are tolerated. */
const FEW = 5;
/** Matches that are ranked by followers. */
const MOST_RANKED = 200;

export interface FindPeopleNeeds {
  /** Query of the people that a person follows: (person_id). */
  followedPeople(personId: string): SQL;
  countsOfPeople: { followerCount(personId: SQL): SQL<number> };
}

interface Row extends Record<string, unknown> {
  id: string;
  username: string;
  name: string | null;
  faces: Parameters<typeof addressOf>[0];
  followers: number;
  followed: boolean;
}

/**
 * Finds other people by parts of username and name, despite typos: the exact username, then people that the
 * viewer follows, then others. Leaves out people that the viewer blocks or is blocked by.
 */
export async function findPeople(
  db: Db,
  { followedPeople, countsOfPeople }: FindPeopleNeeds,
  { viewerId, query, limit }: { viewerId: string; query: string; limit: number },
): Promise<OnWire<typeof FoundUser>[]> {
  const words = searchWordsOf(query);
  if (words.length === 0) return [];
  const username = query.trim().replace(/^@/, '').toLowerCase();
  const names = sql`${people.foundBy}`;
  const id = sql`${people.id}`;

  const found = (condition: SQL, likeness: SQL): SQL => sql`
    with found as materialized (
      select ${id} as id, ${people.username} = ${username} as is_exact,
        ${id} in (select person_id from (${followedPeople(viewerId)}) as follows) as followed,
        ' ' || ${names} like ${`% ${words.join(' ')}%`} as begins, ${likeness} as likeness
      from ${people}
      where ${condition} and ${id} <> ${viewerId} and ${id} <> all(${apartFrom(viewerId)})
      order by is_exact desc, followed desc, begins desc, likeness desc, ${people.username} limit ${MOST_RANKED}
    )
    select ${id} as id, ${people.username} as username, ${people.name} as name, ${facesOf(id)} as faces,
      ${countsOfPeople.followerCount(id)} as followers, followed
    from found join ${people} on ${id} = found.id
    order by is_exact desc, likeness desc, followed desc, begins desc, followers desc, ${people.username}
    limit ${limit}`;
  const rowsOf = async (queries: Queries, ...given: Parameters<typeof found>) =>
    (await queries.execute<Row>(found(...given))).rows;

  const rows = await rowsOf(db, hasAllParts(names, words), sql`1`);
  if (rows.length < Math.min(FEW, limit) && mayHaveTypos(words)) {
    const known = new Set(rows.map((row) => row.id));
    const alike = await withTypos(db, (tx) =>
      rowsOf(tx, hasAllAlike(names, words), likenessTo(names, words)),
    );
    rows.push(...alike.filter((row) => !known.has(row.id)));
  }
  return rows.slice(0, limit).map(({ faces, followers, followed, ...person }) => ({
    ...person,
    profile_picture_url: addressOf(faces),
    follower_count: followers,
    isFollowing: followed,
  }));
}
