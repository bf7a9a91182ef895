import type { Friend, OnWire, Product, Room, RoomDetails, RoomState, Vote, VoteResults } from '@vitrine/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { Db, Queries } from '../db/client.ts';
import type { Events } from '../events/events.ts';
import { mutualFriends } from '../follow/follow.service.ts';
import { type Clock, HOUR, MINUTE } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { mayBePicture } from '../media/upload-limits.ts';
import { asDomainError } from '../media/upload-refused.ts';
import type { Uploads } from '../media/uploads.service.ts';
import { type ChangeNumber, createChangeOrder } from '../memberships/change-order.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import type { AsSeenBy } from '../products/products.service.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { createAddressTries } from '../session/address-tries.service.ts';
import { castVote, closeVote, type Wish } from './cast-vote.ts';
import { editMessage, removeMessage } from './change-message.ts';
import { createRoom, type GivenRoom } from './create-room.ts';
import { inviteFriend } from './invite-friend.ts';
import { leaveRoom } from './leave-room.ts';
import { listRooms } from './list-rooms.ts';
import { type MessagesAsked, readMessages } from './read-messages.ts';
import { isIn, unreadAfter } from './room-columns.ts';
import { ROOM_PICTURES, type RoomPictureUrl } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages, roomPeople, rooms, roomVotes } from './rooms.table.ts';
import { type GivenMessage, sendMessage } from './send-message.ts';
import { createShownMessages } from './shown-messages.ts';
import { createShownVotes } from './shown-votes.ts';
import { type GivenVote, startVote } from './start-vote.ts';

export type Rooms = ReturnType<typeof createRooms>;

type Faces = Parameters<typeof addressOf>[0];

export interface RoomsOptions {
  clock: Clock;
  events: Events;
  uploads: Pick<Uploads, 'ask' | 'attach'>;
  products: { listed(ids: readonly string[], viewerId: string): Promise<OnWire<typeof Product>[]> };
  asSeenBy: AsSeenBy;
  pictureUrl: RoomPictureUrl;
  /** Scheme and host of this site. */
  origin: string;
  /** Maximum messages of one person per minute, in all rooms. */
  mostInAMinute: number;
  /** Called after a link was sent, whose page is to be read. */
  onLink(): void;
}

/** Author of a message that a person in its room may report, and its text. */
export async function reportedMessage(
  db: Queries,
  id: string,
  reporterId: string,
): Promise<{ owner: string; text: string } | undefined> {
  const [found] = await db
    .select({ owner: roomMessages.senderId, text: roomMessages.content })
    .from(roomMessages)
    .where(
      sql`${roomMessages.id} = ${id} and ${roomMessages.kind} not in ('joined', 'left', 'closed_vote')
        and ${roomMessages.deletedAt} is null and ${isIn(sql`${roomMessages.roomId}`, reporterId)}`,
    );
  return found && found.owner !== null ? { owner: found.owner, text: found.text } : undefined;
}

/** Rooms, their people, messages and votes. Every call throws `room_not_found` for people outside the room. */
export function createRooms(db: Db, options: RoomsOptions) {
  const { clock, events, uploads, products, asSeenBy, pictureUrl, origin } = options;
  const tries = createAddressTries(db, clock, {
    kind: 'message',
    most: options.mostInAMinute,
    window: MINUTE,
    code: 'too_many_messages',
  });
  const sweepTries = nowAndThen(clock, HOUR, tries.sweep);
  const voteOrder = createChangeOrder(db, { relation: 'room votes', clock });
  const muteOrder = createChangeOrder(db, { relation: 'room mutes', clock });

  async function productsFor(viewerId: string, ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, OnWire<typeof Product>>();
    const listed = await products.listed([...new Set(ids)], viewerId);
    const seen = await asSeenBy(viewerId, listed);
    return new Map(seen.map((product) => [product.id, product]));
  }

  const shownVotes = createShownVotes(db, { productsFor, pictureUrl });
  const shownMessages = createShownMessages(db, { votes: shownVotes, productsFor, pictureUrl, origin });

  const needs = {
    ...options,
    hasProduct: async (viewerId: string, id: string) => (await products.listed([id], viewerId)).length > 0,
    productNames: async (viewerId: string, ids: readonly string[]) =>
      new Map((await products.listed(ids, viewerId)).map(({ id, name }) => [id, name])),
    async countMessage(personId: string) {
      await tries.count({ household: personId, site: personId });
      await sweepTries();
    },
  };
  const listNeeds = {
    listed: (ids: readonly string[], viewerId: string) => products.listed(ids, viewerId),
    pictureUrl,
  };

  async function room(viewerId: string, id: string): Promise<OnWire<typeof Room>> {
    const [found] = await listRooms(db, listNeeds, viewerId, sql`${rooms.id} = ${id}`);
    if (!found) throw new DomainError('room_not_found');
    return found;
  }

  async function checkIsIn(personId: string, roomId: string): Promise<void> {
    const [found] = await db
      .select({ id: roomPeople.roomId })
      .from(roomPeople)
      .where(and(eq(roomPeople.roomId, roomId), eq(roomPeople.personId, personId)));
    if (!found) throw new DomainError('room_not_found');
  }

  async function message(viewerId: string, roomId: string, id: string) {
    const [found] = await shownMessages(viewerId, roomId, {
      page: 'one',
      from: id,
      limit: 1,
      withSystem: true,
    });
    if (!found) throw new DomainError('room_not_found');
    return found;
  }

  const isVoteOf = (viewerId: string, id: string): SQL =>
    sql`${roomVotes.id} = ${id} and ${isIn(sql`${roomVotes.roomId}`, viewerId)}`;

  /** Throws `vote_not_found`. */
  async function vote(viewerId: string, id: string): Promise<OnWire<typeof Vote>> {
    const [found] = await shownVotes(viewerId, isVoteOf(viewerId, id));
    if (!found) throw new DomainError('vote_not_found');
    return found;
  }

  /** Throws `vote_not_found`. */
  async function results(viewerId: string, id: string): Promise<OnWire<typeof VoteResults>> {
    // Read first, so that a later change is not missed.
    const [known] = await db
      .select({ changed: roomMessages.changed })
      .from(roomVotes)
      .innerJoin(roomMessages, eq(roomMessages.id, roomVotes.messageId))
      .where(eq(roomVotes.id, id));
    const { options: found, userVote } = await vote(viewerId, id);
    return { results: found, userVote: userVote ?? null, ...known };
  }

  return {
    list: (viewerId: string) => listRooms(db, listNeeds, viewerId),

    /** Throws like `createRoom`. */
    async create(personId: string, given: GivenRoom): Promise<OnWire<typeof Room>> {
      return room(personId, await createRoom(db, { clock, events }, personId, given));
    },

    async get(viewerId: string, id: string): Promise<OnWire<typeof RoomDetails>> {
      const [found] = await db
        .select({ room: rooms, readNumber: roomPeople.readNumber, isMuted: roomPeople.isMuted })
        .from(roomPeople)
        .innerJoin(rooms, eq(rooms.id, roomPeople.roomId))
        .where(and(eq(roomPeople.roomId, id), eq(roomPeople.personId, viewerId)));
      if (!found) throw new DomainError('room_not_found');
      const inIt = await db
        .select({
          id: people.id,
          username: people.username,
          name: people.name,
          faces: facesOf(sql`${people.id}`),
        })
        .from(roomPeople)
        .innerJoin(people, eq(people.id, roomPeople.personId))
        .where(eq(roomPeople.roomId, id))
        .orderBy(roomPeople.joined, roomPeople.personId);
      return {
        id,
        name: found.room.name,
        description: found.room.description,
        isPrivate: found.room.isPrivate,
        creator_id: found.room.creatorId,
        participants: inIt.map(({ faces, ...person }) => ({ ...person, avatar: addressOf(faces) })),
        number: found.room.number,
        read_number: found.readNumber,
        isMuted: found.isMuted,
      };
    },

    leave: (personId: string, roomId: string) => leaveRoom(db, { clock, events }, personId, roomId),

    /** Throws like `inviteFriend`. */
    invite: (personId: string, roomId: string, friendId: string) =>
      inviteFriend({ clock, events }, personId, roomId, friendId),

    /** Throws like `readMessages`. */
    messages: (viewerId: string, roomId: string, asked: MessagesAsked) =>
      readMessages(db, { shownMessages }, viewerId, roomId, asked),

    /** Returns an address for a picture. Throws the refusals of uploads. */
    async askUpload(
      personId: string,
      { roomId, fileType, fileSize }: { roomId: string; fileType: string; fileSize?: number | undefined },
    ) {
      await checkIsIn(personId, roomId);
      if (!mayBePicture(fileType)) throw new DomainError('upload_type');
      try {
        const asked = { contentType: fileType, fileSize, form: ROOM_PICTURES, picturesOnly: true };
        const { key, url, headers } = await uploads.ask(personId, asked);
        return { key, uploadUrl: url, headers };
      } catch (error) {
        throw asDomainError(error);
      }
    },

    /** Throws like `sendMessage`. */
    async send(personId: string, roomId: string, given: GivenMessage, signal?: AbortSignal) {
      const sent = await sendMessage(db, needs, personId, roomId, given, signal);
      return message(personId, roomId, sent);
    },

    /** Throws like `editMessage`. */
    async edit(personId: string, given: { roomId: string; id: string; content: string }) {
      await editMessage(db, options, personId, given);
      return message(personId, given.roomId, given.id);
    },

    /** Throws `message_not_yours`. */
    remove: (personId: string, given: { roomId: string; id: string }) =>
      removeMessage(db, { clock, events }, personId, given),

    /** Raises the marker of what a person has read, at most to the room's number. Resolves with the marker. */
    read: (personId: string, roomId: string, number?: number): Promise<number> =>
      events.transaction(async (tx, publish) => {
        const { rows } = await tx.execute<{ before: number; read: number; number: number }>(sql`
          update ${roomPeople} set read_number = greatest(${roomPeople.readNumber}, least(${number ?? null}::bigint, room.number))
          from (select ${rooms.number} as number from ${rooms} where ${rooms.id} = ${roomId}) as room,
            (select ${roomPeople.readNumber} as number from ${roomPeople}
              where ${roomPeople.roomId} = ${roomId} and ${roomPeople.personId} = ${personId}) as before
          where ${roomPeople.roomId} = ${roomId} and ${roomPeople.personId} = ${personId}
          returning before.number as before, ${roomPeople.readNumber} as read, room.number as number`);
        const [done] = rows;
        if (!done) throw new DomainError('room_not_found');
        // The person's other tabs and devices count anew.
        if (done.read > done.before)
          await publish(roomChanged, { roomId, number: String(done.number), people: personId });
        return done.read;
      }),

    /** Resolves with whether the room is muted then. A change with a lower number than the last has no effect. */
    async mute(personId: string, roomId: string, isMuted: boolean, number?: ChangeNumber): Promise<boolean> {
      await muteOrder.sweepNowAndThen();
      return events.transaction(async (tx, publish) => {
        const own = and(eq(roomPeople.roomId, roomId), eq(roomPeople.personId, personId));
        const [held] = await tx.select().from(roomPeople).where(own).for('update');
        if (!held) throw new DomainError('room_not_found');
        if (number) {
          const [claimed] = await muteOrder.claim(tx).execute(muteOrder.claimedBy(number, roomId));
          if (!claimed) return held.isMuted;
        }
        if (held.isMuted === isMuted) return isMuted;
        await tx.update(roomPeople).set({ isMuted }).where(own);
        const [found] = await tx.select({ number: rooms.number }).from(rooms).where(eq(rooms.id, roomId));
        await publish(roomChanged, { roomId, number: String(found?.number ?? 0), people: personId });
        return isMuted;
      });
    },

    /** Returns the numbers of all rooms of a viewer, and how many messages are unread in those that are not muted. */
    async unread(viewerId: string): Promise<{ unread_count: number; rooms: OnWire<typeof RoomState>[] }> {
      const { rows } = await db.execute<OnWire<typeof RoomState> & { is_muted: boolean }>(sql`
        select ${rooms.id} as id, ${rooms.number} as number, ${roomPeople.isMuted} as is_muted,
          ${unreadAfter(sql`${rooms.id}`, viewerId, sql`${roomPeople.readNumber}`)} as unread_count
        from ${roomPeople} join ${rooms} on ${rooms.id} = ${roomPeople.roomId}
        where ${roomPeople.personId} = ${viewerId} order by ${rooms.id}`);
      return {
        unread_count: rows.reduce((sum, row) => sum + (row.is_muted ? 0 : row.unread_count), 0),
        rooms: rows.map(({ is_muted: _, ...state }) => state),
      };
    },

    /** Returns everybody who follows the viewer and is followed back, by name. */
    async mutualFriends(viewerId: string): Promise<OnWire<typeof Friend>[]> {
      const { rows } = await db.execute<{
        id: string;
        username: string;
        name: string | null;
        faces: Faces;
      }>(sql`
        select ${people.id} as id, ${people.username} as username, ${people.name} as name, ${facesOf(sql`${people.id}`)} as faces
        from (${mutualFriends(viewerId)}) as friend join ${people} on ${people.id} = friend.person_id
        where not ${areApart(viewerId, sql`${people.id}`)}
        order by lower(coalesce(nullif(btrim(${people.name}), ''), ${people.username})), ${people.id}`);
      return rows.map(({ faces, ...friend }) => ({ ...friend, signedUrl: addressOf(faces) }));
    },

    async votes(viewerId: string, roomId: string): Promise<OnWire<typeof Vote>[]> {
      await checkIsIn(viewerId, roomId);
      return shownVotes(viewerId, sql`${roomVotes.roomId} = ${roomId}`);
    },

    /** Throws like `startVote`. */
    async startVote(personId: string, roomId: string, given: GivenVote, signal?: AbortSignal) {
      return vote(personId, await startVote(db, needs, personId, roomId, given, signal));
    },

    /** Throws like `castVote`. */
    async castVote(personId: string, voteId: string, wish: Wish, number?: ChangeNumber) {
      await voteOrder.sweepNowAndThen();
      await castVote({ clock, events, order: voteOrder }, personId, voteId, wish, number);
      return results(personId, voteId);
    },

    voteResults: results,

    /** Throws like `closeVote`. */
    async closeVote(personId: string, voteId: string) {
      await closeVote({ clock, events }, personId, voteId);
      return vote(personId, voteId);
    },
  };
}
