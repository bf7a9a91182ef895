import { USERNAME_LOOKUP_LIMIT } from '@vitrine/api';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** Whose name it is. `guest`: asked to sign in, after which `useOpenProfileAfterSignIn` is told. */
export type UsernameLookup =
  | { status: 'found'; userId: string }
  | { status: 'notFound' | 'failed' | 'guest'; userId?: undefined };

const OPEN_PROFILE = 'openProfile';

/** Finds out whose name it is (1 §7). Never rejects. */
export function useUsernameLookup(): { lookup(username: string): Promise<UsernameLookup> } {
  const { api, session, signInGate } = useServices();
  const lookup = useCallback(
    async (username: string): Promise<UsernameLookup> => {
      const { userId } = session.getState();
      if (userId === undefined) {
        signInGate.ask({ kind: 'profile' }, { kind: OPEN_PROFILE, payload: { username } });
        return { status: 'guest' };
      }
      try {
        const query = { query: username, limit: USERNAME_LOOKUP_LIMIT, userId };
        const { users } = await api.discover.search({ query });
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

/** Told, after the sign-in, whose profile a guest wanted to open (D85). */
export function useOpenProfileAfterSignIn(open: (username: string) => void): void {
  const { signInGate } = useServices();
  const tell = useEffectEvent(open);
  useEffect(
    () =>
      signInGate.onCarryOut(OPEN_PROFILE, (payload) => {
        if (typeof payload !== 'object' || payload === null || !('username' in payload)) return;
        if (typeof payload.username === 'string') tell(payload.username);
      }),
    [signInGate],
  );
}
