import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';
import { Product } from '../products/products.models.ts';
import { MESSAGE_MAX, ROOM_DESCRIPTION_MAX, ROOM_NAME_MAX, ROOM_PEOPLE_MAX } from './rooms.rules.ts';
import { Vote } from './votes.models.ts';

const number = z.int().check(z.gte(0), reads({ otherwise: 0 }));
const time = z.string().check(z.meta({ description: 'ISO 8601.' }), reads({ otherwise: '' }));

/** A person who takes part in a room. */
export const RoomPerson = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id'] })),
    username: z.string().check(reads({ otherwise: '' })),
    name: z.nullable(z.string()),
    avatar: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'URL of a picture, valid for at least an hour.' }),
        reads({ from: ['avatar', 'signedUrl', 'profile_picture_url'], as: webLinkOf }),
      ),
    isOnline: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Absent if it is unknown, or may not be shown.' })),
  })
  .check(z.meta({ id: 'RoomPerson' }));
/** A person who takes part in a room. */
export type RoomPerson = Decoded<z.infer<typeof RoomPerson>>;

/** The newest message of a room, for its card. */
export const RecentMessage = z
  .object({
    senderId: z.optional(Id),
    senderUsername: z.string().check(reads({ otherwise: '' })),
    // Required, so that a room without messages has none.
    content: z.string(),
    type: z.string().check(reads({ from: ['type', 'message_type'], otherwise: 'text' })),
    hasAttachment: z.boolean().check(reads({ otherwise: false })),
  })
  .check(z.meta({ id: 'RecentMessage' }));
/** The newest message of a room, for its card. */
export type RecentMessage = Decoded<z.infer<typeof RecentMessage>>;

/** A room in the list of a person's rooms. */
export const Room = z
  .object({
    id: Id.check(reads({ from: ['id', 'roomId', 'room_id'] })),
    name: z.string().check(reads({ otherwise: '', most: mostUnits(ROOM_NAME_MAX) })),
    description: z.nullable(z.string()).check(reads({ most: mostUnits(ROOM_DESCRIPTION_MAX) })),
    isPrivate: z.optional(z.boolean()),
    participant_count: number,
    participants: z.array(RoomPerson).check(
      z.meta({
        description: 'The first people of the room, those who joined first; the viewer is not among them.',
      }),
      reads({ otherwise: [] }),
    ),
    participantNames: z.array(z.string()).check(reads({ otherwise: [] })),
    message_count: number,
    vote_count: number,
    unread_count: number,
    last_activity_at: time,
    recentMessage: z.nullable(RecentMessage),
    pictures: z
      .optional(z.array(z.string()))
      .check(z.meta({ description: 'At most three pictures of the newest vote or product.' })),
    number: z
      .optional(z.int())
      .check(z.meta({ description: 'The number of its latest change; every change raises it.' })),
    isMuted: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'Room' }));
/** A room in the list of a person's rooms. */
export type Room = Decoded<z.infer<typeof Room>>;

/** A room with all its people. */
export const RoomDetails = z
  .object({
    id: Id.check(reads({ otherwise: '' })),
    name: z.string().check(reads({ otherwise: '', most: mostUnits(ROOM_NAME_MAX) })),
    description: z.nullable(z.string()).check(reads({ most: mostUnits(ROOM_DESCRIPTION_MAX) })),
    isPrivate: z.optional(z.boolean()),
    creator_id: z.optional(z.nullable(Id)),
    participants: z
      .array(RoomPerson)
      .check(
        z.meta({ description: 'Everybody in the room, the viewer included, in the order of joining.' }),
        reads({ otherwise: [] }),
      ),
    number: z.optional(z.int()),
    read_number: z
      .optional(z.int())
      .check(z.meta({ description: 'The number of the newest message that the viewer has seen.' })),
    isMuted: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'RoomDetails' }));
/** A room with all its people. */
export type RoomDetails = Decoded<z.infer<typeof RoomDetails>>;

/** A picture or link of a message. */
export const MessageAttachment = z
  .object({
    attachment_type: z.string().check(reads({ otherwise: 'image' })),
    file_url: z
      .string()
      .check(
        z.meta({ description: 'A link, or the address of a picture, which is valid for ten minutes.' }),
        reads({ from: ['file_url', 'fileUrl', 'url'], as: webLinkOf }),
      ),
    link_title: z.optional(z.nullable(z.string())),
    link_description: z.optional(z.nullable(z.string())),
    link_image: z.optional(z.nullable(z.string())).check(reads({ as: webLinkOf })),
    width: z.optional(z.nullable(z.int())).check(z.meta({ description: 'Pixels of the picture.' })),
    height: z.optional(z.nullable(z.int())),
  })
  .check(z.meta({ id: 'MessageAttachment' }));
/** A picture or link of a message. */
export type MessageAttachment = Decoded<z.infer<typeof MessageAttachment>>;

/** The message that another one answers. */
export const QuotedMessage = z
  .object({
    id: Id,
    sender_id: z.optional(z.nullable(Id)),
    sender_name: z.string().check(reads({ otherwise: '' })),
    content: z.string().check(reads({ otherwise: '' })),
    isDeleted: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'QuotedMessage' }));
/** The message that another one answers. */
export type QuotedMessage = Decoded<z.infer<typeof QuotedMessage>>;

/** A fact of a room, shown as a line between messages. */
export const RoomFact = z
  .object({
    fact: z.string().check(z.meta({ description: '`joined`, `left` or `closed_vote`.' })),
    person: z.optional(z.nullable(RoomPerson)),
    vote_id: z.optional(z.nullable(Id)),
    text: z.optional(z.nullable(z.string())).check(z.meta({ description: 'The result of a closed vote.' })),
  })
  .check(z.meta({ id: 'RoomFact' }));
/** A fact of a room, shown as a line between messages. */
export type RoomFact = Decoded<z.infer<typeof RoomFact>>;

/** A message of a room. */
export const Message = z
  .object({
    id: Id.check(reads({ from: ['id', 'messageId', 'message_id'] })),
    number: z
      .optional(z.int())
      .check(z.meta({ description: 'Its place in the room. Numbers rise, with gaps.' })),
    changed: z.optional(z.int()).check(z.meta({ description: 'The number of its latest change.' })),
    clientId: z.optional(z.string()),
    message_type: z.string().check(
      z.meta({
        description: '`text`, `image`, `link` or `vote`; `system` only for clients that ask for it.',
      }),
      reads({ from: ['message_type', 'messageType', 'type'], otherwise: 'text' }),
    ),
    content: z
      .string()
      .check(reads({ from: ['content', 'text'], otherwise: '', most: mostUnits(MESSAGE_MAX) })),
    sender_id: z.nullable(Id),
    sender_name: z.string().check(reads({ from: ['sender_name', 'senderName', 'username'], otherwise: '' })),
    sender_avatar: z.nullable(z.string()).check(reads({ as: webLinkOf })),
    created_at: time,
    edited_at: z.nullable(z.string()),
    deleted_at: z.optional(z.nullable(z.string())),
    reply_to_id: z.nullable(Id),
    reply_to: z.optional(z.nullable(QuotedMessage)),
    attachments: z.array(MessageAttachment).check(reads({ otherwise: [] })),
    product: z.optional(z.nullable(Product)),
    vote: z.optional(z.nullable(Vote)),
    system: z.optional(z.nullable(RoomFact)),
    fromBlocked: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether the viewer blocked the sender; the message is collapsed.' })),
  })
  .check(z.meta({ id: 'Message' }));
/** A message of a room. */
export type Message = Decoded<z.infer<typeof Message>>;

/** A page of messages, or of changes. */
export const Messages = z
  .object({
    messages: z
      .array(Message)
      .check(z.meta({ description: 'The oldest first.' }), reads({ under: ['messages', 'data'] })),
    previous: z
      .optional(z.int())
      .check(z.meta({ description: 'Send it as `before` for older messages; absent if there are none.' })),
    number: z.optional(z.int()).check(z.meta({ description: 'Send it as `after` for later changes.' })),
    more: z.optional(z.boolean()).check(z.meta({ description: 'Whether there are more changes.' })),
    read_number: z.optional(z.int()),
  })
  .check(z.meta({ id: 'Messages' }));
/** A page of messages, or of changes. */
export type Messages = Decoded<z.infer<typeof Messages>>;

export const ClientId = z
  .optional(z.string().check(z.maxLength(64)))
  .check(z.meta({ description: 'Idempotency key of the client: a repeat returns the existing message.' }));

export const NewMessage = z
  .object({
    messageType: z._default(z.enum(['text', 'image', 'link']), 'text'),
    content: z._default(z.string().check(mostLetters(MESSAGE_MAX)), ''),
    timestamp: z
      .optional(z.union([z.string().check(z.maxLength(40)), z.number()]))
      .check(z.meta({ description: 'Ignored: the server’s time counts.' })),
    attachmentKey: z.optional(z.string().check(z.maxLength(200))),
    attachmentType: z.optional(z.string().check(z.maxLength(100))),
    attachmentFileName: z.optional(z.string().check(z.maxLength(300))),
    attachmentFileSize: z.optional(z.number()),
    clientId: ClientId,
    replyToId: z.optional(Id),
    productId: z.optional(Id).check(z.meta({ description: 'A product to show in the room.' })),
  })
  .check(z.meta({ id: 'NewMessage' }));

/** A stored message, with its id and the server's time. */
export const MessageSent = z
  .object({
    id: Id.check(reads({ from: ['id', 'messageId', 'message_id'] })),
    timestamp: z.string().check(reads({ from: ['timestamp', 'created_at'], otherwise: '' })),
    message: z.optional(Message),
  })
  .check(z.meta({ id: 'MessageSent' }));
/** A stored message, with its id and the server's time. */
export type MessageSent = Decoded<z.infer<typeof MessageSent>>;

export const NewRoom = z
  .object({
    name: z.string().check(mostLetters(ROOM_NAME_MAX * 4)),
    description: z.optional(z.nullable(z.string().check(mostLetters(ROOM_DESCRIPTION_MAX * 4)))),
    isPrivate: z._default(z.boolean(), false),
    maxParticipants: z._default(z.int(), ROOM_PEOPLE_MAX),
    invitedFriends: z._default(z.array(Id).check(z.maxLength(ROOM_PEOPLE_MAX - 1)), []),
    clientId: z
      .optional(z.string().check(z.maxLength(64)))
      .check(z.meta({ description: 'Idempotency key of the client: a repeat returns the existing room.' })),
  })
  .check(z.meta({ id: 'NewRoom' }));

/** A person who follows the viewer and is followed back. */
export const Friend = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id'] })),
    username: z.string().check(reads({ otherwise: '' })),
    name: z.nullable(z.string()),
    signedUrl: z
      .nullable(z.string())
      .check(reads({ from: ['signedUrl', 'avatar', 'profile_picture_url'], as: webLinkOf })),
  })
  .check(z.meta({ id: 'Friend' }));
/** A person who follows the viewer and is followed back. */
export type Friend = Decoded<z.infer<typeof Friend>>;

/** The numbers of a room, by which a client knows whether it lacks changes. */
export const RoomState = z
  .object({
    id: Id,
    number,
    unread_count: number,
  })
  .check(z.meta({ id: 'RoomState' }));
/** The numbers of a room, by which a client knows whether it lacks changes. */
export type RoomState = Decoded<z.infer<typeof RoomState>>;

/** Whether the viewer muted a room. */
export const RoomMuted = z
  .object({ holds: z.boolean().check(reads({ from: ['holds', 'muted'], otherwise: ASKED })) })
  .check(z.meta({ id: 'RoomMuted' }));
/** Whether the viewer muted a room. */
export type RoomMuted = Decoded<z.infer<typeof RoomMuted>>;

export const RoomUploadWish = z
  .object({
    roomId: Id,
    fileType: z.string().check(z.maxLength(100), z.meta({ description: 'Its content type.' })),
    fileSize: z.optional(z.int().check(z.gte(1))).check(z.meta({ description: 'Bytes.' })),
  })
  .check(z.meta({ id: 'RoomUploadWish' }));
