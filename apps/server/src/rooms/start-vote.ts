import { isBlankText, VOTE_CAPTION_MAX, VOTE_OPTIONS_MAX, VOTE_OPTIONS_MIN, visibleText } from '@vitrine/api';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { queuePictures } from '../media/picture-queue.ts';
import type { Uploads } from '../media/uploads.service.ts';
import { siteOf, webAddress } from '../outbound/web-address.ts';
import { changeOf, lockRoom } from './room-lock.ts';
import { picturesOfRooms } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages, rooms, roomVoteOptions, roomVotes } from './rooms.table.ts';
import { attachPicture, checkSender } from './send-message.ts';

export interface GivenOption {
  text?: string | undefined;
  imageUrl?: string | null | undefined;
  linkUrl?: string | null | undefined;
  linkTitle?: string | null | undefined;
  linkDescription?: string | null | undefined;
  linkImage?: string | null | undefined;
  productId?: string | undefined;
  attachmentKey?: string | undefined;
}

export interface GivenVote {
  question: string;
  description?: string | null | undefined;
  options: readonly GivenOption[];
  clientId?: string | undefined;
}

export interface StartVoteNeeds {
  clock: Clock;
  events: Events;
  uploads: Pick<Uploads, 'attach'>;
  /** Names of those products that the viewer may see, by id. */
  productNames(viewerId: string, ids: readonly string[]): Promise<Map<string, string>>;
  /** Throws `too_many_messages`. */
  countMessage(personId: string): Promise<void>;
}

/** An option that is complete, with the addresses of pictures to fetch. */
interface Checked {
  text: string;
  linkUrl: string | null;
  linkTitle: string | null;
  linkDescription: string | null;
  productId: string | null;
  attachmentKey: string | undefined;
  imageUrl: string | null;
  linkImage: string | null;
}

/**
 * Stores a vote and its message; a repeated client id keeps the existing one. Resolves with the id of the vote. Throws
 * `room_not_found`, `vote_question_missing`, `vote_options_missing`, `vote_option_incomplete`, `product_not_found`,
 * `too_many_messages` and the refusals of uploads.
 */
export async function startVote(
  db: Db,
  needs: StartVoteNeeds,
  personId: string,
  roomId: string,
  { question, description, options, clientId }: GivenVote,
  signal?: AbortSignal,
): Promise<string> {
  const { clock, events } = needs;
  const already = await startedAs(db, personId, roomId, clientId);
  if (already) return already;
  if (isBlankText(question)) throw new DomainError('vote_question_missing');
  if (options.length < VOTE_OPTIONS_MIN) throw new DomainError('vote_options_missing');
  if (options.length > VOTE_OPTIONS_MAX) throw new DomainError('invalid_request');
  const checked = await checkOptions(needs, personId, options);
  await needs.countMessage(personId);
  const uploaded: (string | null)[] = [];
  for (const { attachmentKey } of checked)
    uploaded.push(
      attachmentKey === undefined ? null : await attachPicture(needs, personId, attachmentKey, signal),
    );
  const voteId = newId();
  const isNew = await events.transaction(async (tx, publish) => {
    const { people, ...room } = await lockRoom(tx, roomId, personId);
    const now = new Date(clock());
    const number = room.number + 1;
    const messageId = newId();
    const stored = await tx
      .insert(roomMessages)
      .values({
        id: messageId,
        roomId,
        number,
        changed: number,
        kind: 'vote',
        senderId: personId,
        content: question.trim(),
        clientId: clientId ?? null,
        voteId,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [roomMessages.senderId, roomMessages.clientId] })
      .returning({ id: roomMessages.id });
    if (stored.length === 0) return false;
    const foreign = checked.flatMap(({ imageUrl, linkImage }) =>
      [imageUrl, linkImage].filter((url) => url !== null),
    );
    const fetched = await queuePictures(tx, picturesOfRooms, foreign, now);
    const next = (url: string | null) => (url === null ? null : (fetched.shift() ?? null));
    await tx.insert(roomVotes).values({
      id: voteId,
      roomId,
      messageId,
      number,
      creatorId: personId,
      question: question.trim(),
      description: visibleText(description ?? '') || null,
      createdAt: now,
    });
    await tx.insert(roomVoteOptions).values(
      checked.map(({ attachmentKey: _key, imageUrl, linkImage, ...option }, position) => {
        const pictureId = next(imageUrl) ?? uploaded[position] ?? null;
        return { ...option, id: newId(), voteId, position, pictureId, linkPictureId: next(linkImage) };
      }),
    );
    await tx
      .update(rooms)
      .set({
        number,
        lastActivityAt: now,
        messageCount: sql`${rooms.messageCount} + 1`,
        voteCount: sql`${rooms.voteCount} + 1`,
      })
      .where(eq(rooms.id, roomId));
    await publish(roomChanged, changeOf(roomId, number, people));
    return true;
  });
  if (isNew) return voteId;
  const started = await startedAs(db, personId, roomId, clientId);
  if (started) return started;
  throw new DomainError('invalid_request');
}

/** Returns the vote of the message with this client id. Throws `room_not_found`. */
async function startedAs(
  db: Db,
  personId: string,
  roomId: string,
  clientId: string | undefined,
): Promise<string | undefined> {
  const messageId = await checkSender(db, personId, roomId, { clientId });
  if (messageId === undefined) return undefined;
  const [found] = await db
    .select({ id: roomVotes.id })
    .from(roomVotes)
    .where(eq(roomVotes.messageId, messageId));
  return found?.id;
}

/** Throws `vote_option_incomplete` and `product_not_found`. */
async function checkOptions(
  { productNames }: Pick<StartVoteNeeds, 'productNames'>,
  personId: string,
  options: readonly GivenOption[],
): Promise<Checked[]> {
  const ids = options.flatMap(({ productId }) => productId ?? []);
  const names = ids.length === 0 ? new Map<string, string>() : await productNames(personId, ids);
  return options.map((option) => {
    const name = option.productId === undefined ? undefined : names.get(option.productId);
    if (option.productId !== undefined && name === undefined) throw new DomainError('product_not_found');
    const text = isBlankText(option.text ?? '') ? name?.slice(0, VOTE_CAPTION_MAX) : option.text?.trim();
    const [imageUrl, linkUrl, linkImage] = [option.imageUrl, option.linkUrl, option.linkImage].map(addressIn);
    const isSomething = imageUrl ?? linkUrl ?? option.attachmentKey ?? option.productId;
    if (text === undefined || !isSomething) throw new DomainError('vote_option_incomplete');
    return {
      text,
      linkUrl: linkUrl ?? null,
      linkTitle: linkUrl ? visibleText(option.linkTitle ?? '') || siteOf(linkUrl) : null,
      linkDescription: linkUrl ? visibleText(option.linkDescription ?? '') || null : null,
      productId: option.productId ?? null,
      attachmentKey: option.attachmentKey,
      imageUrl: option.attachmentKey === undefined ? (imageUrl ?? null) : null,
      linkImage: linkImage ?? null,
    };
  });
}

/** Returns a web address of an option; null if none is given. Throws `vote_option_incomplete` for anything else. */
function addressIn(given: string | null | undefined): string | null {
  const text = given?.trim();
  if (!text) return null;
  const address = webAddress(text);
  if (address === undefined) throw new DomainError('vote_option_incomplete');
  return address;
}
