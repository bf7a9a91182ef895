import { and, eq } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { changeOf, lockRoom, raiseTo } from './room-lock.ts';
import { letGoOf, picturesOfRoom } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomDepartures, roomMessages, roomPeople, rooms } from './rooms.table.ts';

/** Takes a person out of a room, if they are in it. The last one deletes the room with all that is in it. */
export async function leaveRoom(
  db: Db,
  { clock, events }: { clock: Clock; events: Events },
  personId: string,
  roomId: string,
): Promise<void> {
  const pictures = await events
    .transaction(async (tx, publish) => {
      const room = await lockRoom(tx, roomId, personId);
      const now = new Date(clock());
      const number = room.number + 1;
      const isLast = room.people.length === 1;
      const gone = isLast ? await picturesOfRoom(tx, roomId) : [];
      if (isLast) await tx.delete(rooms).where(eq(rooms.id, roomId));
      else await takeOut(tx, { roomId, personId, number, now });
      await publish(roomChanged, changeOf(roomId, number, room.people));
      return gone;
    })
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'room_not_found') return [];
      throw error;
    });
  await letGoOf(db, pictures, new Date(clock()));
}

async function takeOut(
  tx: Queries,
  { roomId, personId, number, now }: { roomId: string; personId: string; number: number; now: Date },
): Promise<void> {
  const [gone] = await tx
    .delete(roomPeople)
    .where(and(eq(roomPeople.roomId, roomId), eq(roomPeople.personId, personId)))
    .returning({ readNumber: roomPeople.readNumber });
  const left = { readNumber: gone?.readNumber ?? 0, leftAt: now };
  await tx
    .insert(roomDepartures)
    .values({ roomId, personId, ...left })
    .onConflictDoUpdate({ target: [roomDepartures.roomId, roomDepartures.personId], set: left });
  await tx.insert(roomMessages).values({
    id: newId(),
    roomId,
    number,
    changed: number,
    kind: 'left',
    senderId: personId,
    content: '',
    createdAt: now,
  });
  await raiseTo(tx, roomId, number);
}
