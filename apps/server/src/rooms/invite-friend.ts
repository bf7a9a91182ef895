import { REINVITE_HOURS, ROOM_PEOPLE_MAX } from '@vitrine/api';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Events } from '../events/events.ts';
import { type Clock, HOUR } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { checkCompany, holdPlaces } from './company.ts';
import { changeOf, lockRoom, raiseTo } from './room-lock.ts';
import { roomChanged } from './rooms.events.ts';
import { roomDepartures, roomMessages, roomPeople, roomReturns } from './rooms.table.ts';

/**
 * Adds a friend to a room; somebody in it stays. Throws `room_not_found`, `not_a_mutual_friend`, `too_many_rooms`,
 * `room_full`, and `invited_recently` if the person brought back the friend less than a day ago.
 */
export const inviteFriend = (
  { clock, events }: { clock: Clock; events: Events },
  personId: string,
  roomId: string,
  friendId: string,
): Promise<void> =>
  events.transaction(async (tx, publish) => {
    await holdPlaces(tx, [friendId]);
    const room = await lockRoom(tx, roomId, personId);
    if (room.people.includes(friendId)) return;
    await checkCompany(tx, personId, [friendId], room.people);
    if (room.people.length >= ROOM_PEOPLE_MAX) throw new DomainError('room_full');
    const now = new Date(clock());
    const readNumber = await returnOf(tx, { roomId, personId: friendId, inviterId: personId }, now);
    const number = room.number + 1;
    await tx.insert(roomPeople).values({ roomId, personId: friendId, joined: number, readNumber });
    await tx.insert(roomMessages).values({
      id: newId(),
      roomId,
      number,
      changed: number,
      kind: 'joined',
      senderId: friendId,
      content: '',
      createdAt: now,
    });
    await raiseTo(tx, roomId, number, { lastActivityAt: now });
    await publish(roomChanged, changeOf(roomId, number, [...room.people, friendId]));
  });

/**
 * Notes that somebody who left comes back, and returns what they had read; 0 for a newcomer. Throws `invited_recently`.
 */
async function returnOf(
  tx: Queries,
  who: { roomId: string; personId: string; inviterId: string },
  now: Date,
): Promise<number> {
  const [left] = await tx
    .delete(roomDepartures)
    .where(and(eq(roomDepartures.roomId, who.roomId), eq(roomDepartures.personId, who.personId)))
    .returning({ readNumber: roomDepartures.readNumber });
  if (!left) return 0;
  const [recent] = await tx
    .select({ invitedAt: roomReturns.invitedAt })
    .from(roomReturns)
    .where(
      and(
        eq(roomReturns.roomId, who.roomId),
        eq(roomReturns.personId, who.personId),
        eq(roomReturns.inviterId, who.inviterId),
        gt(roomReturns.invitedAt, new Date(now.getTime() - REINVITE_HOURS * HOUR)),
      ),
    );
  if (recent) throw new DomainError('invited_recently');
  await tx
    .insert(roomReturns)
    .values({ ...who, invitedAt: now })
    .onConflictDoUpdate({
      target: [roomReturns.roomId, roomReturns.personId, roomReturns.inviterId],
      set: { invitedAt: now },
    });
  return left.readNumber;
}
