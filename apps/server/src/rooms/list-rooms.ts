import type { OnWire, Product, Room } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { media } from '../media/media.table.ts';
import { hasBlocked } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { products } from '../products/products.table.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { isOfPerson, isoTime, shownName, unreadAfter } from './room-columns.ts';
import type { RoomPicture, RoomPictureUrl } from './room-pictures.service.ts';
import { roomMessages, roomPeople, rooms, roomVoteOptions } from './rooms.table.ts';
import { pictureColumn } from './shown-votes.ts';

type Faces = Parameters<typeof addressOf>[0];

/** People and pictures on a room's card. */
const SHOWN = 3;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  description: string | null;
  is_private: boolean;
  participant_count: number;
  first_people: { id: string; username: string; name: string | null; shown: string; faces: Faces }[] | null;
  message_count: number;
  vote_count: number;
  unread_count: number;
  last_activity_at: string;
  recent: {
    senderId: string | null;
    senderUsername: string | null;
    content: string;
    type: string;
    hasAttachment: boolean;
  } | null;
  pictured: { vote_id: string | null; product_id: string | null } | null;
  number: number;
  is_muted: boolean;
}

interface OptionRow extends Record<string, unknown> {
  vote_id: string;
  product_id: string | null;
  picture: RoomPicture | null;
  link_picture: RoomPicture | null;
}

export interface ListRoomsNeeds {
  /** Returns those products that the viewer may see, in the order of the ids. */
  listed(ids: readonly string[], viewerId: string): Promise<OnWire<typeof Product>[]>;
  pictureUrl: RoomPictureUrl;
}

const roomId = sql`${rooms.id}`;

// The people are chosen before their names and faces are read.
const firstPeople = (viewerId: string) => sql`(
  select json_agg(json_build_object('id', ${people.id}, 'username', ${people.username}, 'name', ${people.name},
    'shown', ${shownName(people)}, 'faces', ${facesOf(sql`${people.id}`)}) order by first.joined, first.person_id)
  from (
    select ${roomPeople.personId} as person_id, ${roomPeople.joined} as joined from ${roomPeople}
    where ${roomPeople.roomId} = ${roomId} and ${roomPeople.personId} <> ${viewerId}
    order by ${roomPeople.joined}, ${roomPeople.personId} limit ${SHOWN}) as first
  join ${people} on ${people.id} = first.person_id)`;

const recentMessage = (viewerId: string) => sql`(
  select json_build_object('senderId', ${people.id}, 'senderUsername', ${people.username}, 'content',
    coalesce((select ${products.name} from ${products} where ${products.id} = ${roomMessages.productId}
      and ${roomMessages.content} like '%/product/' || ${products.id}), ${roomMessages.content}),
    'type', ${roomMessages.kind},
    'hasAttachment', ${roomMessages.pictureId} is not null or ${roomMessages.productId} is not null or ${roomMessages.linkUrl} is not null)
  from ${roomMessages} left join ${people} on ${people.id} = ${roomMessages.senderId}
  where ${roomMessages.roomId} = ${roomId} and ${isOfPerson} and ${roomMessages.deletedAt} is null
    and not ${hasBlocked(viewerId, sql`${roomMessages.senderId}`)}
  order by ${roomMessages.number} desc limit 1)`;

const pictured = sql`(
  select json_build_object('vote_id', ${roomMessages.voteId}, 'product_id', ${roomMessages.productId})
  from ${roomMessages}
  where ${roomMessages.roomId} = ${roomId} and (${roomMessages.voteId} is not null or ${roomMessages.productId} is not null)
    and ${isOfPerson}
  order by ${roomMessages.number} desc limit 1)`;

/** Returns rooms of a viewer, the latest activity first, in a number of statements that does not grow with the rooms. */
export async function listRooms(
  db: Db,
  { listed, pictureUrl }: ListRoomsNeeds,
  viewerId: string,
  which: SQL = sql`true`,
): Promise<OnWire<typeof Room>[]> {
  const mine = alias(roomPeople, 'mine');
  const { rows } = await db.execute<Row>(sql`
    select ${rooms.id} as id, ${rooms.name} as name, ${rooms.description} as description, ${rooms.isPrivate} as is_private,
      (select count(*)::int from ${roomPeople} where ${roomPeople.roomId} = ${roomId}) as participant_count,
      ${firstPeople(viewerId)} as first_people, ${rooms.messageCount} as message_count, ${rooms.voteCount} as vote_count,
      ${unreadAfter(roomId, viewerId, sql`${mine.readNumber}`)} as unread_count,
      ${isoTime(sql`${rooms.lastActivityAt}`)} as last_activity_at, ${recentMessage(viewerId)} as recent, ${pictured} as pictured,
      ${rooms.number} as number, ${mine.isMuted} as is_muted
    from ${roomPeople} as ${mine} join ${rooms} on ${rooms.id} = ${mine.roomId}
    where ${mine.personId} = ${viewerId} and ${which}
    order by ${rooms.lastActivityAt} desc, ${rooms.id}`);
  const pictures = await picturesOf(db, { listed, pictureUrl }, viewerId, rows);
  return rows.map(({ first_people, recent, is_private, is_muted, pictured: _, ...room }) => ({
    ...room,
    isPrivate: is_private,
    isMuted: is_muted,
    participants: (first_people ?? []).map(({ faces, shown: __, ...person }) => ({
      ...person,
      avatar: addressOf(faces),
    })),
    participantNames: (first_people ?? []).map(({ shown }) => shown),
    recentMessage: recent && {
      ...(recent.senderId === null ? {} : { senderId: recent.senderId }),
      senderUsername: recent.senderUsername ?? '',
      content: recent.content,
      type: recent.type,
      hasAttachment: recent.hasAttachment,
    },
    pictures: pictures.get(room.id) ?? [],
  }));
}

/** Returns the pictures of the newest vote or product of each room, by the room's id. */
async function picturesOf(
  db: Db,
  { listed, pictureUrl }: ListRoomsNeeds,
  viewerId: string,
  rows: readonly Row[],
): Promise<Map<string, string[]>> {
  const votes = rows.flatMap((row) => row.pictured?.vote_id ?? []);
  const options = votes.length === 0 ? [] : await optionsOf(db, votes);
  const productIds = [
    ...rows.flatMap((row) => row.pictured?.product_id ?? []),
    ...options.flatMap(({ product_id }) => product_id ?? []),
  ];
  const shown = productIds.length === 0 ? [] : await listed([...new Set(productIds)], viewerId);
  const ofProduct = new Map(shown.map(({ id, picture }) => [id, addressOf(picture?.sources, 320)]));
  const byVote = Map.groupBy(options, ({ vote_id }) => vote_id);
  const found = await Promise.all(
    rows.map(async ({ id, pictured }): Promise<[string, string[]]> => {
      const own = pictured?.vote_id ? (byVote.get(pictured.vote_id) ?? []) : [];
      const ofOptions = await Promise.all(
        own.map(async ({ picture, link_picture, product_id }) => {
          const stored = picture ?? link_picture;
          if (stored) return pictureUrl(id, viewerId, stored);
          return product_id === null ? null : ofProduct.get(product_id);
        }),
      );
      const all = [pictured?.product_id ? ofProduct.get(pictured.product_id) : null, ...ofOptions];
      return [id, all.filter((address) => typeof address === 'string').slice(0, SHOWN)];
    }),
  );
  return new Map(found);
}

async function optionsOf(db: Db, votes: readonly string[]): Promise<OptionRow[]> {
  const picture = alias(media, 'picture');
  const linkPicture = alias(media, 'link_picture');
  const { rows } = await db.execute<OptionRow>(sql`
    select ${roomVoteOptions.voteId} as vote_id, ${roomVoteOptions.productId} as product_id,
      ${pictureColumn(picture)} as picture, ${pictureColumn(linkPicture)} as link_picture
    from ${roomVoteOptions}
    left join ${media} as ${picture} on ${picture.id} = ${roomVoteOptions.pictureId} and ${picture.state} = 'ready'
    left join ${media} as ${linkPicture} on ${linkPicture.id} = ${roomVoteOptions.linkPictureId} and ${linkPicture.state} = 'ready'
    where ${roomVoteOptions.voteId} = any(${sql.param([...votes])}::text[])
    order by ${roomVoteOptions.voteId}, ${roomVoteOptions.position}`);
  return rows;
}
