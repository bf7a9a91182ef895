import type { PeoplePage, Person } from '@vitrine/api';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { media } from '../media/media.table.ts';
import { isBehind, pageOf, placeOf } from '../paging/place.ts';
import { people } from '../people/people.table.ts';
import { profiles } from './profile.table.ts';

export type People = ReturnType<typeof createPeople>;

type Sources = { url: string; width: number }[];

/** Width of a face in a list, in device pixels of a 2x screen. */
const FACE = 160;

/** Returns the address of the smallest picture of at least this width, else of the widest. */
export const addressOf = (sources: Sources | null | undefined, width = FACE): string | null =>
  (sources?.find((source) => source.width >= width) ?? sources?.at(-1))?.url ?? null;

export const facesOf = (personId: SQL): SQL<Sources | null> => sql`(select ${media.sources} from ${profiles}
  join ${media} on ${media.id} = ${profiles.pictureId} where ${profiles.personId} = ${personId})`;

/** Condition: one of the two people blocks the other. */
export type AreApart = (viewerId: string | Placeholder, personId: SQL) => SQL<boolean>;

export interface PeopleOptions {
  areApart: AreApart;
  followedAmong(personId: string, ids: readonly string[]): Promise<Set<string>>;
}

export const createPeople = (db: Db, { areApart, followedAmong }: PeopleOptions) => ({
  /**
   * Returns a page of the people of `relation` whose username or name contains `query`, the newest first.
   * Unless `withApart` is set, people that the viewer blocks or is blocked by are left out.
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

  /**
   * Returns the address of a person's face for lists; null if there is none, or if one of the two blocks the
   * other.
   */
  async faceFor(viewerId: string, id: string): Promise<string | null> {
    const [found] = await db
      .select({ faces: facesOf(sql`${people.id}`) })
      .from(people)
      .where(and(eq(people.id, id), sql`not ${areApart(viewerId, sql`${people.id}`)}`));
    return addressOf(found?.faces);
  },
});
