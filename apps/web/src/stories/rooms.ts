import type {
  Friend,
  Message,
  MessageAttachment,
  Product,
  Room,
  RoomDetails,
  RoomPerson,
  Vote,
  VoteOption,
} from '@vitrine/api';
import type { FakeAnswers } from './fake-server.ts';
import * as profiles from './people.ts';
import { products, shopFor } from './shop.ts';

/** The present of the rooms, a Sunday. */
export const NOW = '2026-11-22T12:00:00.000Z';

const person = (username: string, name: string, id = username): RoomPerson => ({
  id,
  username,
  name,
  avatar: null,
});

const mina = person('mina.k', 'Mina Kovač', profiles.mina.id);
const jun = person('jun', 'Jun Ito', profiles.jun.id);
const lea = person('lea.v', 'Léa Vasseur');
const ana = person('ana.r', 'Ana Ribeiro');
const otis = person('otis', 'Otis Grant');
const kofi = person('kofi_m', 'Kofi Mensah');
const zofia = person('zofia99', 'Zofia Nowak');
const tama = person('tama', 'Tama Rewi');
const birgit = person('birgit', 'Birgit Holm');
const noor = person('noor.a', 'Noor Aziz');
const luca = person('luca.f', 'Luca Ferri');
const wren = person('wren', 'Wren Hale');
const sofia = person('sofia.lindqvist', 'Sofia Lindqvist');

const said = ({ id, username }: RoomPerson, content: string): Room['recentMessage'] => ({
  senderId: id,
  senderUsername: username,
  content,
  type: 'text',
  hasAttachment: false,
});

const picturesOf = (...places: number[]) => places.flatMap((place) => products[place]?.imageUrl ?? []);

/** The others of the room who are named on its card, and the number of all its people. */
type People = [count: number, ...others: RoomPerson[]];

const room = (
  id: string,
  name: string,
  [participantCount, ...participants]: People,
  more: Pick<Room, 'lastActivityAt'> & Partial<Room>,
): Room => ({
  id,
  name,
  description: null,
  participantCount,
  participants,
  participantNames: participants.map(({ username }) => username),
  messageCount: 12,
  voteCount: 2,
  unreadCount: 0,
  recentMessage: null,
  number: 12,
  ...more,
});

/** Rooms of the signed-in person. There are unread messages in the first two. */
export const rooms: readonly Room[] = [
  room('wedding', 'October wedding', [5, lea, jun, ana, otis], {
    description: 'By the lake, no heels.',
    recentMessage: said(otis, '@mina.k shorten it by two fingers, not three.'),
    pictures: picturesOf(0, 11, 6),
    unreadCount: 2,
    lastActivityAt: '2026-11-22T11:54:00.000Z',
  }),
  room('under', 'Under $100', [8, kofi, zofia, tama], {
    description: 'Nothing over a hundred. Nothing.',
    recentMessage: said(kofi, 'Pair number forty-two. Somebody stop me before forty-three does.'),
    pictures: picturesOf(5),
    unreadCount: 1,
    lastActivityAt: '2026-11-22T11:48:00.000Z',
  }),
  room('coat', 'One good coat', [3, jun, birgit], {
    recentMessage: said(mina, 'Camel or black? I have to order by Friday.'),
    pictures: picturesOf(1),
    lastActivityAt: '2026-11-22T09:00:00.000Z',
  }),
  room('lisbon', 'Lisbon, three days', [4, ana, noor, luca], {
    description: 'Cabin bag only.',
    recentMessage: said(ana, 'What goes in the cabin bag?'),
    pictures: picturesOf(13, 3),
    lastActivityAt: '2026-11-21T11:00:00.000Z',
  }),
  room('boots', 'Boots for the Velebit', [3, wren, sofia], {
    description: 'Reviewed after 500 km.',
    recentMessage: said(wren, 'After 500 km, still these. The laces went at 312.'),
    lastActivityAt: '2026-11-18T11:00:00.000Z',
  }),
  room('weekend', 'A long weekend in the mountains, and what to wear', [12, sofia, zofia, birgit], {
    description:
      'Two nights in the hut, one dinner in the valley, and nothing that has to be carried up and is not worn twice.',
    lastActivityAt: '2026-11-10T11:00:00.000Z',
  }),
];

/** The same rooms for somebody who has opened the first one. */
export const roomsWithOneOpen: readonly Room[] = rooms.map((each, place) =>
  place === 0 ? { ...each, unreadCount: 0 } : each,
);

const wedding: RoomDetails = {
  id: 'wedding',
  name: 'October wedding',
  description: 'By the lake, no heels.',
  creatorId: lea.id,
  participants: [lea, jun, ana, otis, mina],
  number: 12,
};

const friends: Friend[] = [lea, jun, ana, otis, tama, birgit].map(({ id, username, name }) => ({
  id,
  username,
  name,
  signedUrl: null,
}));

const productAt = (place: number) => products[place] as Product;

const option = (place: number, ...voters: RoomPerson[]): VoteOption => {
  const product = productAt(place);
  return {
    id: product.id,
    text: product.name,
    product,
    voteCount: voters.length,
    voters: voters.map(({ id, username }) => ({ userId: id, userName: username })),
  };
};

const vote = (
  id: string,
  question: string,
  { id: creatorId, username: creatorName }: RoomPerson,
  more: Pick<Vote, 'createdAt' | 'options' | 'userVote'> & Partial<Vote>,
): Vote => ({ id, question, creatorId, creatorName, creatorAvatar: null, ...more });

const forTheGrass = vote('grass', 'What survives the grass?', mina, {
  createdAt: '2026-11-21T10:00:00.000Z',
  closedAt: '2026-11-21T18:00:00.000Z',
  options: [option(7, mina, otis, lea), option(2, jun), option(12)],
  userVote: productAt(7).id,
});

const forTheCeremony = vote('ceremony', 'Which one for the ceremony?', lea, {
  createdAt: '2026-11-22T11:29:00.000Z',
  options: [option(0, mina, ana), option(11, lea), option(6, jun)],
  userVote: productAt(0).id,
});

const message = (
  number: number,
  createdAt: string,
  { id: senderId, username: senderName }: RoomPerson,
  content: string,
  more?: Partial<Message>,
): Message => ({
  id: `message${number}`,
  number,
  messageType: 'text',
  content,
  senderId,
  senderName,
  senderAvatar: null,
  createdAt,
  editedAt: null,
  replyToId: null,
  attachments: [],
  ...more,
});

const coat = productAt(1);

const photo: MessageAttachment = {
  attachmentType: 'image',
  fileUrl: coat.imageUrl ?? '',
  width: coat.picture?.width,
  height: coat.picture?.height,
};

const coatPage: MessageAttachment = {
  attachmentType: 'link',
  fileUrl: coat.link ?? '',
  linkTitle: coat.name,
  linkDescription: 'Double-faced wool, unlined, made in small numbers.',
  linkImage: coat.imageUrl,
};

/** Three days. The last two messages are new. */
const messages: readonly Message[] = [
  message(1, '2026-11-20T16:00:00.000Z', otis, '', {
    messageType: 'system',
    system: { fact: 'joined', person: otis },
  }),
  message(2, '2026-11-20T16:02:00.000Z', lea, 'By the lake, no heels. Who is in?'),
  message(3, '2026-11-20T16:05:00.000Z', mina, 'Me. I need shoes for grass.'),
  message(4, '2026-11-21T09:10:00.000Z', jun, 'A photo of mine', {
    messageType: 'image',
    attachments: [photo],
  }),
  message(5, '2026-11-21T09:11:00.000Z', jun, coat.link ?? '', {
    messageType: 'link',
    attachments: [coatPage],
  }),
  message(6, forTheGrass.createdAt, mina, forTheGrass.question, { messageType: 'vote', vote: forTheGrass }),
  message(7, forTheGrass.closedAt ?? '', mina, '', {
    messageType: 'system',
    system: {
      fact: 'closed_vote',
      person: mina,
      voteId: forTheGrass.id,
      text: `${productAt(7).name} won with 3 votes`,
    },
  }),
  message(8, '2026-11-22T11:18:00.000Z', mina, '', {
    product: { ...productAt(0), isLiked: true, isInCart: true },
  }),
  message(9, '2026-11-22T11:18:30.000Z', mina, 'I keep going back to this one.'),
  message(10, forTheCeremony.createdAt, lea, forTheCeremony.question, {
    messageType: 'vote',
    vote: forTheCeremony,
  }),
  message(11, '2026-11-22T11:54:00.000Z', otis, 'The red one. It is windy up there and it will not mind.', {
    replyToId: 'message8',
    replyTo: {
      id: 'message8',
      senderId: mina.id,
      senderName: mina.username,
      content: productAt(0).name,
    },
  }),
  message(12, '2026-11-22T11:54:20.000Z', otis, '@mina.k shorten it by two fingers, not three.'),
];

/** A shop whose signed-in person takes part in these rooms. */
export const answersWith = (list: readonly Room[]): FakeAnswers => ({
  ...shopFor('person'),
  profile: { ...profiles.people.profile },
  rooms: {
    list: () => ({ rooms: [...list] }),
    unread: () => ({
      unreadCount: list.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
      rooms: list.map(({ id, unreadCount, number = 0 }) => ({ id, unreadCount, number })),
    }),
    get: () => wedding,
    messages: ({ query }) => ({
      messages: query?.after === undefined ? [...messages] : [],
      number: 12,
      readNumber: 10,
    }),
    read: ({ body }) => ({ readNumber: body.number ?? 12 }),
    mutualFriends: () => ({ friends }),
  },
});
