import { ApiError, invitationTo, roomsCalls } from '@vitrine/api';
import { useServices } from '../services/ServicesProvider.tsx';

/** How many invitations were sent; undefined if none could be tried, because the session has ended. */
export type InviteOutcome = { sent: number; failed: readonly string[] } | undefined;

/** Returns the function that adds friends to a room, one after the other. */
export function useInvite(room: {
  id: string;
  name: string;
}): (friends: readonly string[]) => Promise<InviteOutcome> {
  const { api } = useServices();
  return async (friends) => {
    const failed: string[] = [];
    for (const inviteeId of friends) {
      try {
        const body = { inviteeId, message: invitationTo(room.name) };
        await api(roomsCalls).invite({ params: { id: room.id }, body });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return undefined;
        failed.push(inviteeId);
      }
    }
    return { sent: friends.length - failed.length, failed };
  };
}
