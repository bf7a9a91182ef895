import type { PeoplePage, Person } from '@vitrine/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isBehind, pageOf, placeOf } from '../db/place.ts';
import { media } from '../media/media.table.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { people } from '../session/session.table.ts';
import { profiles } from './profile.table.ts';

export type People = ReturnType<typeof createPeople>;

type Sources = { url: string; width: number }[];

/** Pixels of a face in a list, on a screen with two for each. */
const FACE = 160;

/** The address of the smallest picture that is as wide, or of the widest. */
export const addressOf = (sources: Sources | null | undefined, width = FACE): string | null =>
  (sources?.find((source) => source.width >= width) ?? sources?.at(-1))?.url ?? null;

/** The pictures of the face of a person that an expression names. */
export const facesOf = (personId: SQL): SQL<Sources | null> => sql`(select ${media.sources} from ${profiles}
  join ${media} on ${media.id} = ${profiles.pictureId} where ${profiles.personId} = ${personId})`;

export interface PeopleOptions {
  /** Those of these people whom somebody follows. */
  followedAmong(personId: string, ids: readonly string[]): Promise<Set<string>>;
}

/** Lists of people. */
export const createPeople = (db: Db, { followedAmong }: PeopleOptions) => ({
  /**
   * A page of people, the newest first, without those that the viewer is kept apart from.
   *
   * @param relation A query of (person_id, at).
   */
  async page(
    viewerId: string,
    relation: SQL,
    {
      query = '',
      cursor,
      limit,
      withApart = false,
    }: { query?: string | undefined; cursor?: string | undefined; limit: number; withApart?: boolean },
  ): Promise<PeoplePage> {
    const sought = `%${query
      .trim()
      .replace(/^@/, '')
      .replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await db.execute<
      Omit<Person, 'profilePicture'> & { at: string; faces: Sources | null }
    >(sql`
      select related.at::text as at, ${people.id} as id, ${people.username} as username, ${people.name} as name,
        ${facesOf(sql`${people.id}`)} as faces
      from (${relation}) as related join ${people} on ${people.id} = related.person_id
      where ${isBehind(placeOf(cursor), sql`related.at`, sql`related.person_id`)}
        and ${withApart ? sql`true` : sql`not ${areApart(viewerId, sql`${people.id}`)}`}
        and (${people.username} ilike ${sought} or coalesce(${people.name}, '') ilike ${sought})
      order by related.at desc, related.person_id desc limit ${limit + 1}`);
    const { page, ...next } = pageOf(rows, limit);
    const followed = await followedAmong(
      viewerId,
      page.map(({ id }) => id),
    );
    const users = page.map(({ at: _, faces, ...person }) => ({
      ...person,
      profilePicture: addressOf(faces),
      ...(person.id === viewerId ? {} : { isFollowing: followed.has(person.id) }),
    }));
    return { users, ...next };
  },

  /** The address of somebody's face, as lists show it; null where there is none, or one of the two keeps the other away. */
  async faceFor(viewerId: string, id: string): Promise<string | null> {
    const [found] = await db
      .select({ faces: facesOf(sql`${people.id}`) })
      .from(people)
      .where(and(eq(people.id, id), sql`not ${areApart(viewerId, sql`${people.id}`)}`));
    return addressOf(found?.faces);
  },
});
