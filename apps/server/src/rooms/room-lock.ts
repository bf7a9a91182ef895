import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { roomPeople, rooms } from './rooms.table.ts';

export interface LockedRoom {
  /** Number of the latest change. */
  number: number;
  /** Ids of the people in the room, those who joined first at the front. */
  people: string[];
}

/**
 * Locks a room until the transaction ends, so that numbers are committed in their order. Throws `room_not_found` if the
 * person is not in the room.
 */
export async function lockRoom(tx: Queries, roomId: string, personId: string): Promise<LockedRoom> {
  const [room] = await tx
    .select({ number: rooms.number })
    .from(rooms)
    .where(eq(rooms.id, roomId))
    .for('no key update');
  if (!room) throw new DomainError('room_not_found');
  // A statement sees what was committed when it began, so the people are read after the lock is held.
  const found = await tx
    .select({ id: roomPeople.personId })
    .from(roomPeople)
    .where(eq(roomPeople.roomId, roomId))
    .orderBy(asc(roomPeople.joined), asc(roomPeople.personId));
  const people = found.map(({ id }) => id);
  if (!people.includes(personId)) throw new DomainError('room_not_found');
  return { number: room.number, people };
}

/** Stores the number of the latest change of a locked room. */
export async function raiseTo(
  tx: Queries,
  roomId: string,
  number: number,
  more: Partial<typeof rooms.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(rooms)
    .set({ ...more, number })
    .where(eq(rooms.id, roomId));
}

/** Values of `roomChanged`. */
export const changeOf = (roomId: string, number: number, people: readonly string[]) => ({
  roomId,
  number: String(number),
  people: people.join(','),
});
