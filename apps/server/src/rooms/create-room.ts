import { exceedsLetters, isBlankText, ROOM_DESCRIPTION_MAX, ROOM_NAME_MAX, visibleText } from '@vitrine/api';
import { and, eq } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { checkCompany, checkOwnRooms, holdPlaces } from './company.ts';
import { changeOf } from './room-lock.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages, roomPeople, rooms } from './rooms.table.ts';

export interface GivenRoom {
  name: string;
  description?: string | null | undefined;
  isPrivate: boolean;
  invitedFriends: readonly string[];
  clientId?: string | undefined;
}

/**
 * Creates a room with the person and friends in it; a repeated client id keeps the existing room. Resolves with its id.
 * Throws `room_name_missing`, `not_a_mutual_friend` and `too_many_rooms`.
 */
export async function createRoom(
  db: Db,
  { clock, events }: { clock: Clock; events: Events },
  personId: string,
  { clientId, isPrivate, ...given }: GivenRoom,
): Promise<string> {
  const name = given.name.trim();
  if (isBlankText(name)) throw new DomainError('room_name_missing');
  const description = visibleText(given.description ?? '') || null;
  if (exceedsLetters(name, ROOM_NAME_MAX) || exceedsLetters(description ?? '', ROOM_DESCRIPTION_MAX))
    throw new DomainError('invalid_request');
  const friends = [...new Set(given.invitedFriends)].filter((id) => id !== personId);
  const already = await createdAs(db, personId, clientId);
  if (already) return already;
  const id = newId();
  const everybody = [personId, ...friends];
  const isNew = await events.transaction(async (tx, publish) => {
    await holdPlaces(tx, everybody);
    if (await createdAs(tx, personId, clientId)) return false;
    await checkOwnRooms(tx, personId);
    await checkCompany(tx, personId, friends, everybody);
    const now = new Date(clock());
    await tx.insert(rooms).values({
      id,
      name,
      description,
      isPrivate,
      creatorId: personId,
      clientId: clientId ?? null,
      number: friends.length,
      createdAt: now,
      lastActivityAt: now,
    });
    await tx
      .insert(roomPeople)
      .values(everybody.map((one, index) => ({ roomId: id, personId: one, joined: index })));
    const lines = friends.map((one, index) => ({
      id: newId(),
      roomId: id,
      number: index + 1,
      changed: index + 1,
      kind: 'joined' as const,
      senderId: one,
      content: '',
      createdAt: now,
    }));
    if (lines.length > 0) await tx.insert(roomMessages).values(lines);
    await publish(roomChanged, changeOf(id, friends.length, everybody));
    return true;
  });
  return isNew ? id : ((await createdAs(db, personId, clientId)) ?? id);
}

async function createdAs(
  queries: Queries,
  personId: string,
  clientId: string | undefined,
): Promise<string | undefined> {
  if (clientId === undefined) return undefined;
  const [found] = await queries
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.creatorId, personId), eq(rooms.clientId, clientId)));
  return found?.id;
}

/** Counts letters as people see them. */
