import { IMAGE_MESSAGE_CONTENT } from '@vitrine/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { asDomainError } from '../media/upload-refused.ts';
import type { Uploads } from '../media/uploads.service.ts';
import { onlyLinkOf, saidIn } from './message-content.rules.ts';
import { everybodyIn, isIn, isOfPerson } from './room-columns.ts';
import { ROOM_PICTURES } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages, roomPeople, rooms } from './rooms.table.ts';
import { pageOf } from './shown-messages.ts';

export interface GivenMessage {
  content: string;
  attachmentKey?: string | undefined;
  clientId?: string | undefined;
  replyToId?: string | undefined;
  productId?: string | undefined;
}

export interface SendMessageNeeds {
  clock: Clock;
  events: Events;
  uploads: Pick<Uploads, 'attach'>;
  /** Whether the viewer may see the product. */
  hasProduct(viewerId: string, productId: string): Promise<boolean>;
  /** Throws `too_many_messages`. */
  countMessage(personId: string): Promise<void>;
  /** Called after a link was sent, whose page is to be read. */
  onLink(): void;
  origin: string;
}

type NewRow = Pick<
  typeof roomMessages.$inferInsert,
  'kind' | 'content' | 'pictureId' | 'productId' | 'linkUrl' | 'cardDueAt' | 'replyToId' | 'clientId'
>;

/**
 * Stores a message; a repeated client id keeps the existing one. Resolves with its id. Throws `room_not_found`,
 * `message_empty`, `message_not_found`, `product_not_found`, `too_many_messages` and the refusals of uploads.
 */
export async function sendMessage(
  db: Db,
  needs: SendMessageNeeds,
  senderId: string,
  roomId: string,
  { attachmentKey, clientId, productId, replyToId, ...given }: GivenMessage,
  signal?: AbortSignal,
): Promise<string> {
  const { clock, events } = needs;
  const already = await checkSender(db, senderId, roomId, { clientId, replyToId });
  if (already) return already;
  const said = saidIn(given.content);
  if (said === undefined && attachmentKey === undefined && productId === undefined)
    throw new DomainError('message_empty');
  if (productId !== undefined && !(await needs.hasProduct(senderId, productId)))
    throw new DomainError('product_not_found');
  await needs.countMessage(senderId);
  const pictureId =
    attachmentKey === undefined ? null : await attachPicture(needs, senderId, attachmentKey, signal);
  const linkUrl = pictureId === null && productId === undefined ? onlyLinkOf(said ?? '') : undefined;
  const page = productId === undefined ? '' : pageOf(needs.origin, productId);
  const kind =
    pictureId !== null ? 'image' : linkUrl !== undefined || productId !== undefined ? 'link' : 'text';
  const id = newId();
  const isNew = await storeMessage(
    { clock, events },
    { id, roomId, senderId },
    {
      kind,
      content: said ?? (kind === 'image' ? IMAGE_MESSAGE_CONTENT : page),
      pictureId,
      productId: productId ?? null,
      linkUrl: linkUrl ?? null,
      cardDueAt: linkUrl === undefined ? null : new Date(clock()),
      replyToId: replyToId ?? null,
      clientId: clientId ?? null,
    },
  );
  if (!isNew) {
    const sent = await checkSender(db, senderId, roomId, { clientId });
    if (sent) return sent;
    // The client id is that of a message in another room.
    throw new DomainError('invalid_request');
  }
  if (linkUrl !== undefined) needs.onLink();
  return id;
}

/** Stores a message as the newest of its room. False if the sender is not in the room, or the client id is known. */
async function storeMessage(
  { clock, events }: Pick<SendMessageNeeds, 'clock' | 'events'>,
  { id, roomId, senderId }: { id: string; roomId: string; senderId: string },
  row: NewRow,
): Promise<boolean> {
  const now = new Date(clock());
  return events
    .transaction(async (tx, publish) => {
      // The update locks the room, so that the next statement sees who is in it at this number.
      const [room] = await tx
        .update(rooms)
        .set({
          number: sql`${rooms.number} + 1`,
          messageCount: sql`${rooms.messageCount} + 1`,
          lastActivityAt: now,
        })
        .where(eq(rooms.id, roomId))
        .returning({ number: rooms.number });
      if (!room) return false;
      const { number } = room;
      const people = await insertIfIn(tx, { ...row, id, roomId, senderId, number, now });
      if (people === undefined) throw new NotStored();
      await publish(roomChanged, { roomId, number: String(number), people });
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof NotStored) return false;
      throw error;
    });
}

/** Thrown to take back the number of a message that is not stored. */
class NotStored extends Error {}

/** Returns the ids of everybody in the room; undefined if nothing was stored. */
async function insertIfIn(
  tx: Queries,
  m: NewRow & { id: string; roomId: string; senderId: string; number: number; now: Date },
): Promise<string | undefined> {
  const now = m.now.toISOString();
  const { rows } = await tx.execute<{ people: string }>(sql`
    insert into ${roomMessages} (id, room_id, number, changed, kind, sender_id, content, client_id, reply_to_id,
      picture_id, product_id, link_url, card_due_at, created_at)
    select ${m.id}, ${m.roomId}, ${m.number}::bigint, ${m.number}::bigint, ${m.kind}, ${m.senderId}, ${m.content}, ${m.clientId}, ${m.replyToId},
      ${m.pictureId}, ${m.productId}, ${m.linkUrl}, ${m.cardDueAt?.toISOString() ?? null}::timestamptz, ${now}::timestamptz
    where ${isIn(m.roomId, m.senderId)}
    on conflict (sender_id, client_id) do nothing
    returning ${everybodyIn(m.roomId)} as people`);
  return rows[0]?.people;
}

/**
 * Returns the id of the message that was sent to the room with this client id, if there is one. Throws `room_not_found`, and
 * `message_not_found` if the answered message is not in the room.
 */
export async function checkSender(
  db: Db,
  senderId: string,
  roomId: string,
  { clientId, replyToId }: { clientId?: string | undefined; replyToId?: string | undefined },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ sent: string | null; is_answered: boolean }>(sql`
    select
      (select ${roomMessages.id} from ${roomMessages}
        where ${roomMessages.senderId} = ${senderId} and ${roomMessages.clientId} = ${clientId ?? null}
          and ${roomMessages.roomId} = ${roomId}) as sent,
      exists (select from ${roomMessages} where ${roomMessages.id} = ${replyToId ?? null}
        and ${roomMessages.roomId} = ${roomId} and ${isOfPerson}) as is_answered
    from ${roomPeople}
    where ${and(eq(roomPeople.roomId, roomId), eq(roomPeople.personId, senderId))}`);
  const [found] = rows;
  if (!found) throw new DomainError('room_not_found');
  if (found.sent !== null) return found.sent;
  if (replyToId !== undefined && !found.is_answered) throw new DomainError('message_not_found');
  return undefined;
}

/** Attaches an uploaded picture. Resolves with its id. Throws the refusals of uploads. */
export async function attachPicture(
  { uploads }: { uploads: Pick<Uploads, 'attach'> },
  personId: string,
  key: string,
  signal?: AbortSignal,
): Promise<string> {
  try {
    const file = await uploads.attach(personId, key, ROOM_PICTURES, signal);
    if (file.kind !== 'picture') throw new DomainError('upload_type', { about: key });
    return file.id;
  } catch (error) {
    throw asDomainError(error, key);
  }
}
