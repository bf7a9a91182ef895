import type { Message, Messages, OnWire } from '@vitrine/api';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { roomMessages, roomPeople, rooms } from './rooms.table.ts';
import type { PageOfMessages, ShownMessages } from './shown-messages.ts';

export interface MessagesAsked {
  page: number;
  limit: number;
  before?: number | undefined;
  after?: number | undefined;
  around?: string | undefined;
  include?: 'system' | undefined;
}

/**
 * Returns a page of messages, the oldest first, or with `after` a page of changes in their order. Throws
 * `room_not_found` and `message_not_found`.
 */
export async function readMessages(
  db: Db,
  { shownMessages }: { shownMessages: ShownMessages },
  viewerId: string,
  roomId: string,
  { page, limit, before, after, around, include }: MessagesAsked,
): Promise<OnWire<typeof Messages>> {
  // Changes up to this number are committed, so the page that is read next has them all.
  const { number, readNumber, pagedFrom } = await placeIn(db, viewerId, roomId);
  const withSystem = include === 'system';
  const read = (page: Exclude<PageOfMessages['page'], 'one'>, from: number, most: number, offset = 0) =>
    shownMessages(viewerId, roomId, { page, from, limit: most, offset, withSystem });

  if (after !== undefined) {
    const found = await read('changedAfter', after, limit + 1);
    const messages = found.slice(0, limit);
    const more = found.length > limit;
    const last = messages.at(-1)?.changed ?? 0;
    return { messages, number: more ? last : Math.max(number, last), more, read_number: readNumber };
  }

  const answer = (messages: OnWire<typeof Message>[], hasOlder: boolean) => ({
    messages,
    ...(hasOlder ? { previous: messages[0]?.number ?? 0 } : {}),
    number,
    read_number: readNumber,
  });

  if (around !== undefined) {
    const middle = await placeOfMessage(db, roomId, around);
    const half = Math.floor(limit / 2);
    const [older, newer] = await Promise.all([
      read('before', middle, half + 1),
      read('since', middle, limit - half + 1),
    ]);
    const messages = [...older.slice(0, half).toReversed(), ...newer.slice(0, limit - half)];
    return { ...answer(messages, older.length > half), more: newer.length > limit - half };
  }

  if (before !== undefined) {
    const found = await read('before', before, limit + 1);
    return answer(found.slice(0, limit).toReversed(), found.length > limit);
  }

  // Pages of clients that know only `page` are counted from the place at which their first one was read.
  const isFirst = page === 1;
  if (isFirst && include === undefined && (pagedFrom ?? -1) < number)
    // Without the place, later pages count from the newest message; that is no reason to refuse this one.
    await rememberPaging(db, viewerId, roomId, number).catch(() => undefined);
  const from = isFirst || include !== undefined ? number : (pagedFrom ?? number);
  const found = await read('upTo', from, limit + 1, (page - 1) * limit);
  return answer(found.slice(0, limit).toReversed(), found.length > limit);
}

/** Returns the number of a room and the viewer's markers in it. Throws `room_not_found`. */
async function placeIn(
  db: Db,
  viewerId: string,
  roomId: string,
): Promise<{ number: number; readNumber: number; pagedFrom: number | null }> {
  const [found] = await db
    .select({ number: rooms.number, readNumber: roomPeople.readNumber, pagedFrom: roomPeople.pagedFrom })
    .from(roomPeople)
    .innerJoin(rooms, eq(rooms.id, roomPeople.roomId))
    .where(and(eq(roomPeople.roomId, roomId), eq(roomPeople.personId, viewerId)));
  if (!found) throw new DomainError('room_not_found');
  return found;
}

/**
 * Stores the number of a room from which the viewer's pages count. It only rises, so of two first pages at once neither
 * makes the other's next page skip a message. Nobody else sees it, so the room's number stays and no hint is sent.
 */
async function rememberPaging(db: Db, viewerId: string, roomId: string, number: number): Promise<void> {
  await db
    .update(roomPeople)
    .set({ pagedFrom: number })
    .where(
      and(
        eq(roomPeople.roomId, roomId),
        eq(roomPeople.personId, viewerId),
        or(isNull(roomPeople.pagedFrom), lt(roomPeople.pagedFrom, number)),
      ),
    );
}

async function placeOfMessage(db: Db, roomId: string, id: string): Promise<number> {
  const [found] = await db
    .select({ number: roomMessages.number })
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, roomId), eq(roomMessages.id, id)));
  if (!found) throw new DomainError('message_not_found');
  return found.number;
}
