import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { media } from '../media/media.table.ts';
import { ofPerson, people } from '../people/people.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const numberOf = (name?: string) =>
  name === undefined ? bigint({ mode: 'number' }) : bigint(name, { mode: 'number' });

/** A column that names a person; it becomes null if the account is deleted. */
const byPerson = (name: string) => text(name).references(() => people.id, { onDelete: 'set null' });

/** A column that refers to a picture. */
const picture = (name: string) => text(name).references(() => media.id);

export const rooms = pgTable(
  'rooms',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text(),
    isPrivate: boolean('is_private').notNull().default(false),
    creatorId: byPerson('creator_id'),
    /** Id from the creator's client, so that a repeated request creates no second room. */
    clientId: text('client_id'),
    /**
     * Number of the latest change. Transactions raise it before they write, so the lock on this row makes the order of
     * numbers the order of commits.
     */
    number: numberOf().notNull().default(0),
    /** Messages of people, deleted ones included. */
    messageCount: integer('message_count').notNull().default(0),
    voteCount: integer('vote_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    lastActivityAt: instant('last_activity_at').notNull(),
  },
  (table) => [uniqueIndex('rooms_client').on(table.creatorId, table.clientId)],
);

const ofRoom = () =>
  text('room_id')
    .notNull()
    .references(() => rooms.id, { onDelete: 'cascade' });

/** People who are in a room now. */
export const roomPeople = pgTable(
  'room_people',
  {
    roomId: ofRoom(),
    personId: ofPerson(),
    /** The room's number at which the person joined. */
    joined: numberOf().notNull(),
    /** Place of the newest message that the person has seen. It only rises. */
    readNumber: numberOf('read_number').notNull().default(0),
    /** The room's number when the person last read page 1 of its messages. Later pages are counted from it. */
    pagedFrom: numberOf('paged_from'),
    isMuted: boolean('is_muted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.personId] }),
    index('room_people_person').on(table.personId),
  ],
);

/** People who left a room, and what they had read of it. */
export const roomDepartures = pgTable(
  'room_departures',
  {
    roomId: ofRoom(),
    personId: ofPerson(),
    readNumber: numberOf('read_number').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.personId] }),
    index('room_departures_person').on(table.personId),
  ],
);

/** The latest time at which a person brought back another who had left a room. */
export const roomReturns = pgTable(
  'room_returns',
  {
    roomId: ofRoom(),
    personId: ofPerson(),
    inviterId: ofPerson('inviter_id'),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.personId, table.inviterId] }),
    index('room_returns_person').on(table.personId),
    index('room_returns_inviter').on(table.inviterId),
  ],
);

/** Messages of people, and lines about what happened in the room. */
export const roomMessages = pgTable(
  'room_messages',
  {
    id: text().primaryKey(),
    roomId: ofRoom(),
    /** Place in the room. */
    number: numberOf().notNull(),
    /** The room's number of the latest change of this message. */
    changed: numberOf().notNull(),
    /** `joined`, `left` and `closed_vote` are lines about what the sender did. */
    kind: text().$type<'text' | 'image' | 'link' | 'vote' | 'joined' | 'left' | 'closed_vote'>().notNull(),
    senderId: byPerson('sender_id'),
    content: text().notNull(),
    /** Id from the sender's client, so that a repeated request creates no second message. */
    clientId: text('client_id'),
    replyToId: text('reply_to_id'),
    pictureId: picture('picture_id'),
    productId: text('product_id'),
    voteId: text('vote_id'),
    linkUrl: text('link_url'),
    cardTitle: text('card_title'),
    cardDescription: text('card_description'),
    cardPictureId: picture('card_picture_id'),
    cardAttempts: integer('card_attempts').notNull().default(0),
    /** Earliest time to read the page of the link; null if nothing is left to do. */
    cardDueAt: instant('card_due_at'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('room_messages_place').on(table.roomId, table.number),
    uniqueIndex('room_messages_changes').on(table.roomId, table.changed),
    uniqueIndex('room_messages_client').on(table.senderId, table.clientId),
    // The newest of these gives a room's card its pictures.
    index('room_messages_pictured')
      .on(table.roomId, table.number)
      .where(sql`${table.voteId} is not null or ${table.productId} is not null`),
    index('room_messages_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
    index('room_messages_card_picture')
      .on(table.cardPictureId)
      .where(sql`${table.cardPictureId} is not null`),
    index('room_messages_card_due').on(table.cardDueAt).where(sql`${table.cardDueAt} is not null`),
  ],
);

export const roomVotes = pgTable(
  'room_votes',
  {
    id: text().primaryKey(),
    roomId: ofRoom(),
    messageId: text('message_id').notNull(),
    /** Place of its message. */
    number: numberOf().notNull(),
    creatorId: byPerson('creator_id'),
    question: text().notNull(),
    description: text(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('room_votes_place').on(table.roomId, table.number),
    index('room_votes_creator').on(table.creatorId),
  ],
);

const ofVote = () =>
  text('vote_id')
    .notNull()
    .references(() => roomVotes.id, { onDelete: 'cascade' });

export const roomVoteOptions = pgTable(
  'room_vote_options',
  {
    id: text().primaryKey(),
    voteId: ofVote(),
    position: integer().notNull(),
    text: text().notNull(),
    pictureId: picture('picture_id'),
    linkUrl: text('link_url'),
    linkTitle: text('link_title'),
    linkDescription: text('link_description'),
    linkPictureId: picture('link_picture_id'),
    productId: text('product_id'),
  },
  (table) => [
    uniqueIndex('room_vote_options_position').on(table.voteId, table.position),
    index('room_vote_options_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
    index('room_vote_options_link_picture')
      .on(table.linkPictureId)
      .where(sql`${table.linkPictureId} is not null`),
  ],
);

/** The option that each person chose. */
export const roomVoteCasts = pgTable(
  'room_vote_casts',
  {
    voteId: ofVote(),
    personId: ofPerson(),
    optionId: text('option_id')
      .notNull()
      .references(() => roomVoteOptions.id, { onDelete: 'cascade' }),
    /** The room's number of the choice. */
    number: numberOf().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voteId, table.personId] }),
    index('room_vote_casts_option').on(table.optionId, table.number),
    index('room_vote_casts_person').on(table.personId),
  ],
);
