import { discoverCalls, USERNAME_LOOKUP_LIMIT } from '@vitrine/api';
import { useCallback } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** The result of a lookup. `guest`: the viewer is a guest, and is asked to sign in first. */
export type UsernameLookup =
  | { status: 'found'; userId: string }
  | { status: 'notFound' | 'failed' | 'guest'; userId?: undefined };

/** Returns a function that looks a person up by username, ignoring case. It never rejects. */
export function useUsernameLookup(): { lookup(username: string): Promise<UsernameLookup> } {
  const { api, session, signInGate } = useServices();
  const lookup = useCallback(
    async (username: string): Promise<UsernameLookup> => {
      const { userId } = session.getState();
      if (userId === undefined) {
        signInGate.ask({ kind: 'profile', username });
        return { status: 'guest' };
      }
      try {
        const query = { query: username, limit: USERNAME_LOOKUP_LIMIT, userId };
        const { users } = await api(discoverCalls).search({ query });
        const isTheirs = (user: { username: string }) =>
          user.username.toLowerCase() === username.toLowerCase();
        const user = users.find(isTheirs);
        return user ? { status: 'found', userId: user.id } : { status: 'notFound' };
      } catch {
        return { status: 'failed' };
      }
    },
    [api, session, signInGate],
  );
  return { lookup };
}
