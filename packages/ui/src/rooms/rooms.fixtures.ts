import { faces, overcoat, runner } from '../products/products.fixtures.ts';
import type { RoomMessage } from './room-message.ts';

export const now = Date.parse('2026-11-22T12:00:00Z');

const [lea, jun, otis] = faces;

/** Faces of the people of the room by username. */
export const roomFaces = { 'lea.v': lea, jun, otis } as const;

export const roomPeople = [
  { id: '1', name: 'lea.v', picture: lea },
  { id: '2', name: 'jun', picture: jun },
  { id: '3', name: 'otis', picture: otis },
  { id: '4', name: 'ana.r' },
  { id: '5', name: 'mina.k' },
];

export const roomPhoto = { ...overcoat.picture, src: overcoat.picture?.src ?? '' };

export const productMessage: RoomMessage = {
  id: '3',
  author: 'mina.k',
  own: true,
  at: '2026-11-22T11:18:00Z',
  text: '',
};

export const replyMessage: RoomMessage = {
  id: '7',
  author: 'otis',
  face: otis,
  at: '2026-11-22T11:54:00Z',
  quote: { id: '4', author: 'mina.k', own: true, text: runner.name },
  text: 'The red one. It is windy up there and it will not mind.',
};

/** A conversation with each kind of message. */
export const roomMessages: readonly RoomMessage[] = [
  { id: '1', kind: 'notice', author: 'otis', at: '2026-11-21T16:00:00Z', text: 'otis joined' },
  {
    id: '2',
    author: 'lea.v',
    face: lea,
    at: '2026-11-21T16:02:00Z',
    text: 'By the lake, no heels. Who is in?',
  },
  productMessage,
  {
    id: '4',
    author: 'mina.k',
    own: true,
    at: '2026-11-22T11:18:30Z',
    text: 'I keep going back to this one.',
  },
  {
    id: '5',
    author: 'jun',
    face: jun,
    at: '2026-11-22T11:30:00Z',
    text: 'A photo of mine',
    picture: roomPhoto,
  },
  {
    id: '6',
    author: 'jun',
    face: jun,
    at: '2026-11-22T11:31:00Z',
    text: 'https://atelierbrume.example/wool-overcoat',
    link: {
      url: 'https://atelierbrume.example/wool-overcoat',
      title: 'Wool Overcoat, Camel',
      description: 'Double-faced wool, unlined, made in small numbers.',
    },
  },
  replyMessage,
  {
    id: '8',
    author: 'otis',
    face: otis,
    at: '2026-11-22T11:54:20Z',
    text: '@mina.k shorten it by two fingers, not three.',
    edited: true,
  },
];

/** Friends who can be invited. */
export const roomFriends = [
  { id: '1', username: 'lea.v', name: 'Léa Vasseur', face: lea },
  { id: '2', username: 'jun', name: 'Jun Hayashi', face: jun },
  { id: '3', username: 'otis', face: otis },
  { id: '4', username: 'ana.r', name: 'Ana Ribeiro' },
];

/** Rooms in which to ask, the latest first. */
export const askedRooms = [
  {
    id: 'r1',
    name: 'October wedding',
    people: roomPeople,
    lastActivityAt: '2026-11-22T11:54:00Z',
  },
  { id: 'r2', name: 'One good coat', people: roomPeople.slice(1, 4), lastActivityAt: '2026-11-22T09:00:00Z' },
  {
    id: 'r3',
    name: 'Under $100',
    people: roomPeople.slice(2),
    peopleCount: 8,
    lastActivityAt: '2026-11-21T10:00:00Z',
  },
];

/** Nine rooms. */
export const manyRooms = [1, 2, 3].flatMap((round) =>
  askedRooms.map((room) => ({ ...room, id: `${room.id}/${round}`, name: `${room.name} ${round}` })),
);
