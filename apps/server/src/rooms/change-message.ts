import { IMAGE_MESSAGE_CONTENT, MESSAGE_EDIT_MS } from '@vitrine/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { onlyLinkOf, saidIn } from './message-content.rules.ts';
import { changeOf, lockRoom, raiseTo } from './room-lock.ts';
import { letGoOf } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages, rooms, roomVoteOptions, roomVotes } from './rooms.table.ts';

interface Needs {
  clock: Clock;
  events: Events;
}

type Row = typeof roomMessages.$inferSelect;

async function messageIn(tx: Queries, roomId: string, id: string): Promise<Row | undefined> {
  const [found] = await tx
    .select()
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, roomId), eq(roomMessages.id, id)));
  return found;
}

const EDITABLE: readonly Row['kind'][] = ['text', 'image', 'link'];

/**
 * Changes the text of a message. Throws `room_not_found`, `message_not_found`, `message_not_yours`, `message_too_old` and
 * `message_empty`.
 */
export async function editMessage(
  db: Db,
  { clock, events, onLink }: Needs & { onLink(): void },
  personId: string,
  { roomId, id, content }: { roomId: string; id: string; content: string },
): Promise<void> {
  const { isNewLink, gone } = await events.transaction(async (tx, publish) => {
    const room = await lockRoom(tx, roomId, personId);
    const message = await messageIn(tx, roomId, id);
    if (!message || message.deletedAt !== null || !EDITABLE.includes(message.kind))
      throw new DomainError('message_not_found');
    if (message.senderId !== personId) throw new DomainError('message_not_yours');
    if (!(clock() - message.createdAt.getTime() <= MESSAGE_EDIT_MS)) throw new DomainError('message_too_old');
    const said = saidIn(content) ?? (message.kind === 'image' ? IMAGE_MESSAGE_CONTENT : undefined);
    if (said === undefined) throw new DomainError('message_empty');
    if (said === message.content) return { isNewLink: false, gone: [] };
    const now = new Date(clock());
    const number = room.number + 1;
    // A product that was found behind a link goes with the link.
    const hasOwnCard = message.kind === 'image' || (message.productId !== null && message.linkUrl === null);
    const link = hasOwnCard ? undefined : onlyLinkOf(said);
    const isNewLink = link !== undefined && link !== message.linkUrl;
    const card =
      hasOwnCard || link === message.linkUrl
        ? {}
        : {
            kind: link === undefined ? ('text' as const) : ('link' as const),
            linkUrl: link ?? null,
            productId: null,
            cardTitle: null,
            cardDescription: null,
            cardPictureId: null,
            cardAttempts: 0,
            cardDueAt: link === undefined ? null : now,
          };
    await tx
      .update(roomMessages)
      .set({ content: said, editedAt: now, changed: number, ...card })
      .where(eq(roomMessages.id, id));
    await raiseTo(tx, roomId, number);
    await publish(roomChanged, changeOf(roomId, number, room.people));
    const replaced = 'cardPictureId' in card ? message.cardPictureId : null;
    return { isNewLink, gone: replaced === null ? [] : [replaced] };
  });
  await letGoOf(db, gone, new Date(clock()));
  if (isNewLink) onLink();
}

/**
 * Deletes a message: its text, picture, product and vote go, its place stays. Deleting it again has no effect. Throws
 * `room_not_found` and `message_not_yours`.
 */
export async function removeMessage(
  db: Db,
  { clock, events }: Needs,
  personId: string,
  { roomId, id }: { roomId: string; id: string },
): Promise<void> {
  const pictures = await events.transaction(async (tx, publish) => {
    const room = await lockRoom(tx, roomId, personId);
    const message = await messageIn(tx, roomId, id);
    if (!message || message.deletedAt !== null) return [];
    if (message.senderId !== personId || !(EDITABLE.includes(message.kind) || message.kind === 'vote'))
      throw new DomainError('message_not_yours');
    const number = room.number + 1;
    const ofVote = await removeVoteOf(tx, message);
    await tx
      .update(roomMessages)
      .set({ ...NOTHING, deletedAt: new Date(clock()), changed: number })
      .where(eq(roomMessages.id, id));
    await raiseTo(tx, roomId, number);
    await publish(roomChanged, changeOf(roomId, number, room.people));
    return [message.pictureId, message.cardPictureId, ...ofVote].filter((picture) => picture !== null);
  });
  await letGoOf(db, pictures, new Date(clock()));
}

/** The content of a deleted message. */
const NOTHING = {
  kind: 'text',
  content: '',
  replyToId: null,
  pictureId: null,
  productId: null,
  voteId: null,
  linkUrl: null,
  cardTitle: null,
  cardDescription: null,
  cardPictureId: null,
  cardDueAt: null,
} as const;

/** Deletes the vote of a message, if it has one. Returns its pictures. */
async function removeVoteOf(tx: Queries, { kind, voteId, roomId }: Row): Promise<(string | null)[]> {
  if (kind !== 'vote' || voteId === null) return [];
  const options = await tx
    .select({ picture: roomVoteOptions.pictureId, link: roomVoteOptions.linkPictureId })
    .from(roomVoteOptions)
    .where(eq(roomVoteOptions.voteId, voteId));
  await tx.delete(roomVotes).where(eq(roomVotes.id, voteId));
  await tx
    .update(rooms)
    .set({ voteCount: sql`${rooms.voteCount} - 1` })
    .where(eq(rooms.id, roomId));
  return options.flatMap(({ picture, link }) => [picture, link]);
}
