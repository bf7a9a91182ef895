import type { Message, MessageAttachment, OnWire, Product, Vote } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { preparedValue } from '../db/prepared-value.ts';
import { media } from '../media/media.table.ts';
import { hasBlocked } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { products as productRows } from '../products/products.table.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { isIn, isOfPerson, isoTime, shownName } from './room-columns.ts';
import type { RoomPicture } from './room-pictures.service.ts';
import { roomMessages, roomVotes } from './rooms.table.ts';
import { pictureColumn, type ShownVotes, type ShownVotesOptions } from './shown-votes.ts';

interface Row {
  id: string;
  number: number;
  changed: number;
  kind: (typeof roomMessages.$inferSelect)['kind'];
  content: string;
  client_id: string | null;
  sender_id: string | null;
  username: string | null;
  name: string | null;
  shown_name: string | null;
  faces: Parameters<typeof addressOf>[0];
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  reply_to_id: string | null;
  quoted: {
    id: string;
    sender_id: string | null;
    sender_name: string | null;
    content: string;
    is_deleted: boolean;
    is_blocked: boolean;
  } | null;
  product_id: string | null;
  vote_id: string | null;
  link_url: string | null;
  card_title: string | null;
  card_description: string | null;
  picture: RoomPicture | null;
  card_picture: RoomPicture | null;
  from_blocked: boolean;
}

export type ShownMessages = ReturnType<typeof createShownMessages>;

const viewer = sql`${sql.placeholder('viewerId')}::text`;
const room = sql`${sql.placeholder('roomId')}::text`;
const from = sql`${sql.placeholder('from')}::text`;
const placeFrom = sql`${from}::bigint`;
const { number, changed } = roomMessages;

/** Condition and order of the messages of a page, by its name. */
const PAGES = {
  changedAfter: { where: sql`${changed} > ${placeFrom}`, order: sql`changed` },
  before: { where: sql`${number} < ${placeFrom}`, order: sql`number desc` },
  upTo: { where: sql`${number} <= ${placeFrom}`, order: sql`number desc` },
  since: { where: sql`${number} >= ${placeFrom}`, order: sql`number` },
  /** The message of an id, for a person in the room. */
  one: { where: sql`${roomMessages.id} = ${from} and ${isIn(room, viewer)}`, order: sql`number` },
};

export interface PageOfMessages {
  page: keyof typeof PAGES;
  /** The number with which a page begins or ends, or the id of one message. */
  from: number | string;
  limit: number;
  offset?: number;
  /** Whether lines about what happened are included. */
  withSystem: boolean;
}

export interface ShownMessagesOptions extends ShownVotesOptions {
  votes: ShownVotes;
  /** Scheme and host of this site, where products have pages. */
  origin: string;
}

/** Condition: the line is about what happened. */
const isFact = (kind: Row['kind']): kind is 'joined' | 'left' | 'closed_vote' =>
  kind === 'joined' || kind === 'left' || kind === 'closed_vote';

export function createShownMessages(
  db: Db,
  { votes, productsFor, pictureUrl, origin }: ShownMessagesOptions,
) {
  const sender = alias(people, 'sender');
  const quoted = alias(roomMessages, 'quoted');
  const quotedSender = alias(people, 'quoted_sender');
  const picture = alias(media, 'picture');
  const card = alias(media, 'card_picture');

  const columns = sql`
    ${roomMessages.id} as id, ${roomMessages.number} as number, ${roomMessages.changed} as changed, ${roomMessages.kind} as kind,
    ${roomMessages.content} as content, ${roomMessages.clientId} as client_id, ${roomMessages.senderId} as sender_id,
    ${sender.username} as username, ${sender.name} as name, ${shownName(sender)} as shown_name,
    ${facesOf(sql`${sender.id}`)} as faces, ${isoTime(sql`${roomMessages.createdAt}`)} as created_at,
    ${isoTime(sql`${roomMessages.editedAt}`)} as edited_at, ${isoTime(sql`${roomMessages.deletedAt}`)} as deleted_at,
    ${roomMessages.replyToId} as reply_to_id,
    case when ${quoted.id} is null then null else json_build_object(
      'id', ${quoted.id}, 'sender_id', ${quoted.senderId}, 'sender_name', ${shownName(quotedSender)}, 'content',
      coalesce((select ${productRows.name} from ${productRows} where ${productRows.id} = ${quoted.productId}), ${quoted.content}),
      'is_deleted', ${quoted.deletedAt} is not null, 'is_blocked', ${hasBlocked(viewer, sql`${quoted.senderId}`)}) end as quoted,
    ${roomMessages.productId} as product_id, ${roomMessages.voteId} as vote_id, ${roomMessages.linkUrl} as link_url,
    ${roomMessages.cardTitle} as card_title, ${roomMessages.cardDescription} as card_description,
    ${pictureColumn(picture)} as picture, ${pictureColumn(card)} as card_picture,
    ${hasBlocked(viewer, sql`${roomMessages.senderId}`)} as from_blocked`;

  // Planning takes ten times as long as reading, so these statements are planned once.
  const rowsOf = (page: keyof typeof PAGES) => {
    const { where, order } = PAGES[page];
    return preparedValue(
      db,
      `room_messages_${page}`,
      sql<Row[]>`${sql`(
        select coalesce(json_agg(page order by ${order}), '[]') from (
          select ${columns}
          from ${roomMessages}
          left join ${people} as ${sender} on ${sender.id} = ${roomMessages.senderId}
          left join ${roomMessages} as ${quoted} on ${quoted.id} = ${roomMessages.replyToId} and ${quoted.roomId} = ${roomMessages.roomId}
          left join ${people} as ${quotedSender} on ${quotedSender.id} = ${quoted.senderId}
          left join ${media} as ${picture} on ${picture.id} = ${roomMessages.pictureId} and ${picture.state} = 'ready'
          left join ${media} as ${card} on ${card.id} = ${roomMessages.cardPictureId} and ${card.state} = 'ready'
          where ${roomMessages.roomId} = ${room} and ${where} and (${sql.placeholder('withSystem')}::boolean or ${isOfPerson})
          order by ${order} limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
        ) as page)`}`,
    );
  };
  const read = {
    changedAfter: rowsOf('changedAfter'),
    before: rowsOf('before'),
    upTo: rowsOf('upTo'),
    since: rowsOf('since'),
    one: rowsOf('one'),
  };

  async function attachmentsOf(
    viewerId: string,
    roomId: string,
    row: Row,
    product: OnWire<typeof Product> | null | undefined,
  ): Promise<OnWire<typeof MessageAttachment>[]> {
    const attachments: OnWire<typeof MessageAttachment>[] = [];
    const file = row.picture && (await pictureUrl(roomId, viewerId, row.picture));
    if (row.picture && file) {
      const { width, height } = row.picture;
      attachments.push({ attachment_type: 'image', file_url: file, width, height });
    }
    if (row.product_id !== null)
      attachments.push({
        attachment_type: 'link',
        file_url: row.link_url ?? pageOf(origin, row.product_id),
        link_title: product?.name ?? null,
        link_description: product?.brand ?? product?.retailer ?? null,
        link_image: product?.image_url ?? null,
      });
    else if (row.link_url !== null)
      attachments.push({
        attachment_type: 'link',
        file_url: row.link_url,
        link_title: row.card_title,
        link_description: row.card_description,
        link_image: row.card_picture && (await pictureUrl(roomId, viewerId, row.card_picture)),
      });
    return attachments;
  }

  async function shownTo(
    viewerId: string,
    roomId: string,
    row: Row,
    {
      products,
      voteById,
    }: { products: Map<string, OnWire<typeof Product>>; voteById: Map<string, OnWire<typeof Vote>> },
  ): Promise<OnWire<typeof Message>> {
    const place = { id: row.id, number: row.number, changed: row.changed, created_at: row.created_at };
    if (isFact(row.kind)) {
      const person =
        row.sender_id === null
          ? null
          : { id: row.sender_id, username: row.username ?? '', name: row.name, avatar: addressOf(row.faces) };
      return {
        ...place,
        message_type: 'system',
        content: '',
        sender_id: null,
        sender_name: '',
        sender_avatar: null,
        edited_at: null,
        reply_to_id: null,
        attachments: [],
        system: { fact: row.kind, person, vote_id: row.vote_id, text: row.content || null },
      };
    }
    const product = row.product_id === null ? undefined : (products.get(row.product_id) ?? null);
    const { quoted } = row;
    return {
      ...place,
      ...(row.client_id !== null && row.sender_id === viewerId ? { clientId: row.client_id } : {}),
      message_type: row.kind,
      content: row.content,
      sender_id: row.sender_id,
      sender_name: row.shown_name ?? '',
      sender_avatar: addressOf(row.faces),
      edited_at: row.edited_at,
      deleted_at: row.deleted_at,
      reply_to_id: row.reply_to_id,
      ...(quoted && {
        reply_to: {
          id: quoted.id,
          sender_id: quoted.sender_id,
          sender_name: quoted.sender_name ?? '',
          content: quoted.is_blocked ? '' : quoted.content,
          ...(quoted.is_deleted ? { isDeleted: true } : {}),
        },
      }),
      attachments: await attachmentsOf(viewerId, roomId, row, product),
      ...(product === undefined ? {} : { product }),
      ...(row.vote_id === null ? {} : { vote: voteById.get(row.vote_id) ?? null }),
      ...(row.from_blocked ? { fromBlocked: true } : {}),
    };
  }

  /** Returns messages of a room as a person in it sees them. */
  return async function shown(
    viewerId: string,
    roomId: string,
    { page, from, limit, offset = 0, withSystem }: PageOfMessages,
  ): Promise<OnWire<typeof Message>[]> {
    const rows = await read[page]({ viewerId, roomId, from: String(from), limit, offset, withSystem });
    const voteIds = rows.flatMap(({ kind, vote_id }) =>
      kind === 'vote' && vote_id !== null ? [vote_id] : [],
    );
    const found =
      voteIds.length === 0
        ? []
        : await votes(viewerId, sql`${roomVotes.id} = any(${sql.param(voteIds)}::text[])`);
    const voteById = new Map(found.map((vote) => [vote.id, vote]));
    const products = await productsFor(
      viewerId,
      rows.flatMap(({ product_id }) => product_id ?? []),
    );
    return Promise.all(rows.map((row) => shownTo(viewerId, roomId, row, { products, voteById })));
  };
}

/** Address of a product's page on this site. */
export const pageOf = (origin: string, productId: string): string =>
  `${origin}/product/${encodeURIComponent(productId)}`;
