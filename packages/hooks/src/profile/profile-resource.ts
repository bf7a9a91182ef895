import { type Client, type Profile, profileCalls } from '@vitrine/api';
import type { Services } from '../services/services.ts';
import { personThing } from './person-thing.ts';

/** Cache key of a profile, with the viewer, since the answer depends on the viewer. */
export const profileKey = (viewer: string, id: string): readonly string[] => ['profile', viewer, id];

export async function fetchProfile(
  services: Services,
  api: Client,
  { viewer, id }: { viewer: string | undefined; id: string },
): Promise<Profile> {
  const askedAt = services.relations.moment();
  const profile = await api(profileCalls).get({ params: { id }, query: { requestingUserId: viewer } });
  services.relations.observe(personThing, [profile], askedAt);
  return profile;
}
