import type { Profile } from '@vitrine/api';
import { useHeldCount } from '../optimistic/useHeldCount.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { follow } from './follow.ts';

/**
 * How many people a person follows: on the viewer's own profile with what they changed since it was read.
 *
 * @param profile Undefined while it is not known.
 */
export function useFollowingCount(profile: Pick<Profile, 'id' | 'followingCount'> | undefined): number {
  const listed = profile?.followingCount ?? 0;
  const own = useHeldCount(follow, listed);
  return useViewerId() === profile?.id ? own : listed;
}
