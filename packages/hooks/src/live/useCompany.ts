import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { company } from './company.ts';

const NOBODY: readonly string[] = [];

/** Returns the ids of people in the viewer's rooms who are online; undefined while that is unknown. */
export function useOnlinePeople(): ReadonlySet<string> | undefined {
  const around = company(useServices());
  return useSyncExternalStore(around.subscribe, around.online, () => undefined);
}

/** People who are typing in a room, and the viewer's own typing. */
export interface RoomTyping {
  /** Ids of the others who are typing, the first one first. */
  typing: readonly string[];
  /** Call it whenever the viewer types. */
  report(): void;
}

/** Returns who is typing in a room, and reports that the viewer is. */
export function useRoomTyping(roomId: string): RoomTyping {
  const around = company(useServices());
  const typing = useSyncExternalStore(
    around.subscribe,
    () => around.typing(roomId),
    () => NOBODY,
  );
  const report = useCallback(() => around.reportTyping(roomId), [around, roomId]);
  return { typing, report };
}
