import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SessionState } from './session.ts';

/** Returns the live session: a guest, or a person with an id. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState, guest);
}

const GUEST: SessionState = { status: 'guest' };
const guest = () => GUEST;
