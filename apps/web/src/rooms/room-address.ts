export const ROOMS_PATH = '/rooms';

export const roomPathOf = (id: string): string => `${ROOMS_PATH}/${id}`;

/** State of a navigation to a room, shown until the room is loaded. */
export interface RoomState {
  name: string;
  participants: readonly RoomStatePerson[];
  participantCount: number;
}

interface RoomStatePerson {
  id: string;
  name: string;
  avatar: string | null;
}

/** Validates the state of a history entry; undefined if it names no room. */
export function roomStateFrom(state: unknown): RoomState | undefined {
  const { name, participants, participantCount } = (state ?? {}) as Partial<RoomState>;
  if (typeof name !== 'string' || !Array.isArray(participants)) return undefined;
  return { name, participants, participantCount: Number(participantCount) || participants.length };
}
