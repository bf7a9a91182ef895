import type { Errors } from '../contract/errors.ts';

/** Maximum length of a room's name in characters. */
export const ROOM_NAME_MAX = 50;

/** Maximum length of a room's description in characters. */
export const ROOM_DESCRIPTION_MAX = 200;

/** Maximum number of people in a room, its creator included. */
export const ROOM_PEOPLE_MAX = 25;

/** Maximum number of rooms that a person takes part in. */
export const ROOMS_MAX = 200;

/** Maximum length of a message in characters. */
export const MESSAGE_MAX = 2000;

/** Messages on a page. */
export const MESSAGES_PAGE_SIZE = 50;

/** Milliseconds during which a message can be edited. */
export const MESSAGE_EDIT_MS = 15 * 60_000;

/** Hours until a person who left a room can be invited again by the same person. */
export const REINVITE_HOURS = 24;

/** Content of an image message without a text. */
export const IMAGE_MESSAGE_CONTENT = 'Shared an image';

/** Returns the message that is sent with an invitation to a room. */
export const invitationTo = (roomName: string): string => `Join my dressing room: ${roomName}`;

/** Errors of dressing rooms. */
export const roomErrors = {
  room_not_found: { status: 404, text: 'This dressing room doesn’t exist, or you’re not in it.' },
  room_name_missing: { status: 400, text: 'Give the room a name.' },
  room_full: { status: 409, text: `This room is full. A room holds ${ROOM_PEOPLE_MAX} people.` },
  too_many_rooms: { status: 429, text: 'You’re in too many rooms. Leave one first.' },
  not_a_mutual_friend: { status: 403, text: 'You can only invite people who follow you back.' },
  invited_recently: {
    status: 429,
    text: 'This person left the room. You can invite them again tomorrow.',
  },
  message_empty: { status: 400, text: 'Write something first.' },
  message_not_found: { status: 404, text: 'This message doesn’t exist any more.' },
  message_not_yours: { status: 403, text: 'You can only change your own messages.' },
  message_too_old: { status: 409, text: 'A message can be edited for 15 minutes.' },
  too_many_messages: { status: 429, text: 'You’re sending too fast. Wait a moment and try again.' },
} as const satisfies Errors;
