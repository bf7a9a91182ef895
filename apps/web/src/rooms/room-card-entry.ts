import type { Room } from '@vitrine/api';
import type { RoomEntry } from '@vitrine/ui';
import type { RoomState } from './room-address.ts';

/** Returns a room as the cards and rows of rooms show it. */
export const roomEntryOf = (room: Room, viewer: string | undefined): RoomEntry => ({
  id: room.id,
  name: room.name,
  description: room.description,
  people: room.participants.map(({ id, username, name, avatar }) => ({
    id,
    name: username || name,
    picture: avatar,
  })),
  count: room.participantCount,
  unread: room.unreadCount,
  at: room.lastActivityAt,
  pictures: room.pictures,
  recent: room.recentMessage && {
    author: room.recentMessage.senderUsername,
    own: room.recentMessage.senderId !== undefined && room.recentMessage.senderId === viewer,
    text: room.recentMessage.content,
  },
});

/** Returns the state of the navigation to a room, by which its bar shows at once. */
export const stateOfRoom = ({ name, participants, participantCount }: Room): RoomState => ({
  name,
  participants: participants.map((person) => ({
    id: person.id,
    name: person.username || person.name || '',
    avatar: person.avatar,
  })),
  participantCount,
});
