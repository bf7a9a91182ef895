import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { reads } from '../contract/reading.ts';
import { productErrors } from '../products/products.rules.ts';
import { uploadErrors } from '../uploads/upload-errors.ts';
import { UploadPlace } from '../uploads/uploads.models.ts';
import {
  Friend,
  Message,
  MessageSent,
  Messages,
  NewMessage,
  NewRoom,
  Room,
  RoomDetails,
  RoomMuted,
  RoomState,
  RoomUploadWish,
} from './rooms.models.ts';
import { MESSAGE_MAX, MESSAGES_PAGE_SIZE, roomErrors } from './rooms.rules.ts';
import { NewVote, Vote, VoteCast, VoteResults } from './votes.models.ts';
import { voteErrors } from './votes.rules.ts';

const {
  room_not_found,
  room_name_missing,
  room_full,
  too_many_rooms,
  not_a_mutual_friend,
  invited_recently,
  message_empty,
  message_not_found,
  message_not_yours,
  message_too_old,
  too_many_messages,
} = roomErrors;
const { product_not_found } = productErrors;
const {
  vote_not_found,
  vote_option_unknown,
  vote_question_missing,
  vote_options_missing,
  vote_option_incomplete,
  vote_closed,
  vote_not_yours,
} = voteErrors;

const ofRoom = z.object({ id: Id });
const ofVote = z.object({ id: Id });
const ofMessage = z.object({ id: Id, messageId: Id });
const roomList = z.object({ rooms: z.array(Room).check(reads({ under: ['rooms', 'data'] })) });
const place = z.optional(z.coerce.number().check(z.int(), z.gte(0)));

export const roomsContract = area({
  description: 'Dressing rooms, with their messages and votes.',
  calls: {
    list: endpoint({
      method: 'GET',
      path: '/api/dressingroom/rooms',
      who: 'person',
      summary: 'The rooms that the viewer takes part in, the latest activity first',
      response: roomList,
    }),
    listOld: endpoint({
      method: 'GET',
      path: '/api/dressing-room/rooms',
      who: 'person',
      summary: 'The same as /api/dressingroom/rooms',
      response: roomList,
    }),
    create: endpoint({
      method: 'POST',
      path: '/api/dressingroom/rooms',
      who: 'person',
      summary: 'Create a room, with the viewer and invited friends in it',
      body: NewRoom,
      response: Room,
      status: 201,
      errors: { room_name_missing, room_full, too_many_rooms, not_a_mutual_friend },
    }),
    get: endpoint({
      method: 'GET',
      path: '/api/dressingroom/rooms/{id}',
      who: 'person',
      summary: 'A room with its people',
      params: ofRoom,
      response: RoomDetails,
      errors: { room_not_found },
    }),
    leave: endpoint({
      method: 'DELETE',
      path: '/api/dressingroom/rooms/{id}/leave',
      who: 'person',
      summary: 'Leave a room; no error if the viewer has left it',
      description: 'The last person to leave deletes the room.',
      params: ofRoom,
      response: z.object({ left: z.boolean().check(reads({ otherwise: true })) }),
    }),
    invite: endpoint({
      method: 'POST',
      path: '/api/dressingroom/rooms/{id}/invite',
      who: 'person',
      summary: 'Add a friend to a room; no error for somebody in it',
      params: ofRoom,
      body: z.object({ inviteeId: Id, message: z.optional(z.string().check(z.maxLength(300))) }),
      response: z.object({ invited: z.boolean().check(reads({ otherwise: true })) }),
      errors: { room_not_found, room_full, too_many_rooms, not_a_mutual_friend, invited_recently },
    }),
    messages: endpoint({
      method: 'GET',
      path: '/api/dressingroom/rooms/{id}/messages',
      who: 'person',
      summary: 'Messages of a room',
      description:
        'The newest page; with `before` an older one; with `after` what changed since that number, edits, deletions and votes included, in the order of changes.',
      params: ofRoom,
      query: z.object({
        page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1).check(
          z.meta({
            description:
              'Page 1 has the newest messages. Later pages continue it: messages that came after the viewer read page 1 move nothing. Reading page 1 again begins anew.',
          }),
        ),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), MESSAGES_PAGE_SIZE),
        before: place,
        after: place,
        around: z
          .optional(Id)
          .check(z.meta({ description: 'A message: the page that has it in its middle.' })),
        include: z.optional(z.enum(['system'])).check(
          z.meta({
            description:
              '`system`: also lines about people who joined or left, and deleted messages as such.',
          }),
        ),
      }),
      response: Messages,
      errors: { room_not_found, message_not_found },
    }),
    askUpload: endpoint({
      method: 'POST',
      path: '/api/dressingroom/get-message-upload-url',
      who: 'person',
      summary: 'Upload URL for a picture of a message',
      body: RoomUploadWish,
      response: UploadPlace,
      errors: { ...uploadErrors, room_not_found },
    }),
    send: endpoint({
      method: 'POST',
      path: '/api/dressingroom/rooms/{id}/messages',
      who: 'person',
      summary: 'Send a message',
      params: ofRoom,
      body: NewMessage,
      response: MessageSent,
      status: 201,
      errors: {
        ...uploadErrors,
        room_not_found,
        message_empty,
        message_not_found,
        product_not_found,
        too_many_messages,
      },
    }),
    edit: endpoint({
      method: 'PUT',
      path: '/api/dressingroom/rooms/{id}/messages/{messageId}',
      who: 'person',
      summary: 'Change the text of one’s own message',
      params: ofMessage,
      body: z.object({ content: z.string().check(mostLetters(MESSAGE_MAX)) }),
      response: Message,
      errors: { room_not_found, message_not_found, message_not_yours, message_empty, message_too_old },
      extension: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/dressingroom/rooms/{id}/messages/{messageId}',
      who: 'person',
      summary: 'Delete one’s own message; no error if it is deleted',
      params: ofMessage,
      response: z.object({ deleted: z.boolean().check(reads({ otherwise: true })) }),
      errors: { room_not_found, message_not_yours },
      extension: true,
    }),
    read: endpoint({
      method: 'PUT',
      path: '/api/dressingroom/rooms/{id}/read',
      who: 'person',
      summary: 'Mark messages as read: those up to a number, or all',
      params: ofRoom,
      body: z.object({ number: z.optional(z.int().check(z.gte(0))) }),
      response: z.object({ read_number: z.int().check(reads({ otherwise: 0 })) }),
      errors: { room_not_found },
    }),
    mute: endpoint({
      method: 'PUT',
      path: '/api/dressingroom/rooms/{id}/mute',
      who: 'person',
      summary: 'Mute a room, or not',
      params: ofRoom,
      body: z.object({ muted: z.boolean(), sequence: Sequence }),
      response: RoomMuted,
      errors: { room_not_found },
      asked: true,
      extension: true,
    }),
    unread: endpoint({
      method: 'GET',
      path: '/api/dressingroom/unread',
      who: 'person',
      summary: 'The numbers of all rooms of the viewer, and of unread messages',
      description: 'Muted rooms are not counted in `unread_count`.',
      response: z.object({
        unread_count: z.int().check(reads({ otherwise: 0 })),
        rooms: z.array(RoomState).check(reads({ otherwise: [] })),
      }),
      extension: true,
    }),
    mutualFriends: endpoint({
      method: 'GET',
      path: '/api/follow/mutual-friends/{userId}',
      who: 'person',
      summary: 'People who follow the viewer and are followed back',
      params: z.object({ userId: Id }),
      response: z.object({ friends: z.array(Friend).check(reads({ under: ['friends', 'users', 'data'] })) }),
    }),
    votes: endpoint({
      method: 'GET',
      path: '/api/dressingroom/rooms/{id}/votes',
      who: 'person',
      summary: 'The votes of a room, the newest first',
      params: ofRoom,
      response: z.object({ votes: z.array(Vote).check(reads({ under: ['votes', 'data'] })) }),
      errors: { room_not_found },
    }),
    startVote: endpoint({
      method: 'POST',
      path: '/api/dressingroom/rooms/{id}/votes',
      who: 'person',
      summary: 'Start a vote',
      params: ofRoom,
      body: NewVote,
      response: Vote,
      status: 201,
      errors: {
        ...uploadErrors,
        room_not_found,
        product_not_found,
        too_many_messages,
        vote_question_missing,
        vote_options_missing,
        vote_option_incomplete,
      },
    }),
    castVote: endpoint({
      method: 'POST',
      path: '/api/dressingroom/votes/{id}/vote',
      who: 'person',
      summary: 'Choose an option, move the vote, or take it back',
      params: ofVote,
      body: VoteCast,
      response: VoteResults,
      errors: { vote_not_found, vote_option_unknown, vote_closed },
    }),
    voteResults: endpoint({
      method: 'GET',
      path: '/api/dressingroom/votes/{id}/results',
      who: 'person',
      summary: 'The counts of a vote, and the viewer’s choice',
      params: ofVote,
      response: VoteResults,
      errors: { vote_not_found },
    }),
    closeVote: endpoint({
      method: 'POST',
      path: '/api/dressingroom/votes/{id}/close',
      who: 'person',
      summary: 'Close one’s own vote; no error if it is closed',
      params: ofVote,
      response: Vote,
      errors: { vote_not_found, vote_not_yours },
      extension: true,
    }),
  },
});
