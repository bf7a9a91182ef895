import type { OnWire, Profile } from '@vitrine/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { media } from '../media/media.table.ts';
import { people } from '../people/people.table.ts';
import { addressOf, facesOf, type PeopleOptions } from './people.service.ts';
import { profiles } from './profile.table.ts';

export type Profiles = ReturnType<typeof createProfiles>;

/** Widths in pixels: of the face on a profile, and of its cover. */
const LARGE_FACE = 320;
const COVER = 1600;

export interface ProfilesOptions extends PeopleOptions {
  counts: Record<'followerCount' | 'followingCount' | 'postCount', (personId: SQL) => SQL<number>>;
}

export function createProfiles(db: Db, { counts, areApart, followedAmong }: ProfilesOptions) {
  const coversOf = (
    personId: SQL,
  ): SQL<{ url: string; width: number }[] | null> => sql`(select ${media.sources}
    from ${profiles} join ${media} on ${media.id} = ${profiles.coverId} where ${profiles.personId} = ${personId})`;

  const given = { id: sql.placeholder('id'), viewerId: sql.placeholder('viewerId') };
  const personId = sql`${people.id}`;
  const seen = db
    .select({
      id: people.id,
      username: people.username,
      name: people.name,
      bio: people.bio,
      email: people.email,
      faces: facesOf(personId),
      covers: coversOf(personId),
      followerCount: counts.followerCount(personId),
      followingCount: counts.followingCount(personId),
      postCount: counts.postCount(personId),
      apart: areApart(given.viewerId, personId),
      details: profiles,
    })
    .from(people)
    .leftJoin(profiles, eq(profiles.personId, people.id))
    .where(eq(people.id, given.id))
    .prepare('profile_seen');
  const seeable = db
    .select({ apart: areApart(given.viewerId, personId) })
    .from(people)
    .where(eq(people.id, given.id))
    .prepare('profile_seeable');

  /** Throws `profile_not_found`, and `profile_blocked` if viewer or person blocks the other. */
  async function seenBy(viewerId: string, id: string) {
    const [found] = await seen.execute({ viewerId, id });
    return refuseUnlessSeen(found);
  }

  /** Throws `profile_not_found`, and `profile_blocked` if viewer or person blocks the other. */
  async function mayBeSeen(viewerId: string, id: string): Promise<void> {
    const [found] = await seeable.execute({ viewerId, id });
    refuseUnlessSeen(found);
  }

  async function picturesOf(viewerId: string, id: string, of: typeof facesOf) {
    await mayBeSeen(viewerId, id);
    const [found] = await db
      .select({ sources: of(sql`${people.id}`) })
      .from(people)
      .where(eq(people.id, id));
    return found?.sources;
  }

  return {
    mayBeSeen,
    async get(viewerId: string, id: string): Promise<OnWire<typeof Profile>> {
      const { email, faces, covers, apart: _, details, ...shown } = await seenBy(viewerId, id);
      const profile = {
        ...shown,
        profilePicture: addressOf(faces, LARGE_FACE),
        coverPhoto: addressOf(covers, COVER),
      };
      if (viewerId !== id) return { ...profile, isFollowing: (await followedAmong(viewerId, [id])).has(id) };
      const [year, month, day] = details?.birthday?.split('-') ?? [];
      return {
        ...profile,
        ...(email === null ? {} : { email }),
        email_verified: details?.emailVerified ?? false,
        ...(details?.pendingEmail ? { pending_email: details.pendingEmail } : {}),
        ...(year ? { birthday: `${month}/${day}/${year}` } : {}),
        ...(details?.gender ? { gender: details.gender } : {}),
        ...(details?.country ? { country: details.country } : {}),
      };
    },
    picture: async (viewerId: string, id: string) =>
      addressOf(await picturesOf(viewerId, id, facesOf), LARGE_FACE),
    cover: async (viewerId: string, id: string) => addressOf(await picturesOf(viewerId, id, coversOf), COVER),
    async usernameOf(id: string): Promise<string | undefined> {
      const [found] = await db.select({ username: people.username }).from(people).where(eq(people.id, id));
      return found?.username;
    },
  };
}

export async function personNamed(db: Queries, id: string): Promise<string | undefined> {
  const [found] = await db.select({ id: people.id }).from(people).where(eq(people.id, id));
  return found?.id;
}

function refuseUnlessSeen<Found extends { apart: boolean }>(found: Found | undefined): Found {
  if (!found) throw new DomainError('profile_not_found');
  if (found.apart) throw new DomainError('profile_blocked');
  return found;
}
