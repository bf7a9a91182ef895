import { type Client, type Profile, profileCalls } from '@vitrine/api';
import { observePeople } from '../follow/follow-knowledge.ts';
import type { Services } from '../services/services.ts';

/** The key under which a profile is kept: the viewer decides what is in it. */
export const profileKey = (viewer: string, id: string): readonly string[] => ['profile', viewer, id];

/** Fetches a profile, and tells the relations whom it is about. */
export async function fetchProfile(
  services: Services,
  api: Client,
  { viewer, id }: { viewer: string | undefined; id: string },
): Promise<Profile> {
  const askedAt = services.relations.moment();
  const profile = await api(profileCalls).get({ params: { id }, query: { requestingUserId: viewer } });
  observePeople(services, [profile], askedAt);
  return profile;
}
