import type { Profile } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import { people } from '../session/session.table.ts';

export type Profiles = ReturnType<typeof createProfiles>;

/** What people show of themselves. */
export const createProfiles = (db: Db) => ({
  /** Throws `profile_not_found`. */
  async get(id: string): Promise<Profile> {
    const [profile] = await db
      .select({ id: people.id, username: people.username, name: people.name, bio: people.bio })
      .from(people)
      .where(eq(people.id, id));
    if (!profile) throw new DomainError('profile_not_found');
    return profile;
  },
});
