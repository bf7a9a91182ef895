import type { Profile } from '@vitrine/api';
import { useHeldCount } from '../optimistic/useRelated.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { follow } from './follow.ts';

/**
 * Returns the number of people that a person follows. For the viewer's own profile, it includes changes since
 * the fetch.
 *
 * @param profile Undefined while unknown.
 */
export function useFollowingCount(profile: Pick<Profile, 'id' | 'followingCount'> | undefined): number {
  const listed = profile?.followingCount ?? 0;
  const own = useHeldCount(follow, profile, listed);
  return useViewerId() === profile?.id ? own : listed;
}
