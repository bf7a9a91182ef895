import { type Friend, roomsCalls } from '@vitrine/api';
import { EVERY_PAGE, type Resource, useResource } from '../resource/useResource.ts';
import { useViewerId } from '../session/useViewerId.ts';

/** People who follow the viewer and are followed back. */
export interface Friends extends Pick<Resource<readonly Friend[]>, 'error' | 'reload'> {
  /** Undefined until loaded. */
  friends: readonly Friend[] | undefined;
}

/**
 * Returns the viewer's mutual friends.
 *
 * @param isWanted Whether to load them; false while the list is closed.
 */
export function useFriends(isWanted = true): Friends {
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined || !isWanted ? undefined : ['friends', viewer],
    async (api) => (await api(roomsCalls).mutualFriends({ params: { userId: viewer ?? '' } })).friends,
    { personal: true, aside: true, page: EVERY_PAGE, isStillTrue: () => false },
  );
  return { friends: value, error, reload };
}
