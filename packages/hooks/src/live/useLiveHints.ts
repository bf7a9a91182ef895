import type { LiveEvent } from '@vitrine/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useListener } from '../emitter/useListener.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type LiveState, liveHints } from './live.ts';

/** Returns the state of the live hints, for a line such as 'Reconnecting…'. */
export function useLiveState(): LiveState {
  const live = liveHints(useServices());
  return useSyncExternalStore(live.subscribe, live.getState, () => 'off');
}

/** Hears live events of a type while the component is mounted. */
export function useLiveHints(type: string, listener: (event: LiveEvent) => void): void {
  const live = liveHints(useServices());
  const subscribe = useCallback((hear: (event: LiveEvent) => void) => live.on(type, hear), [live, type]);
  useListener(subscribe, listener);
}
