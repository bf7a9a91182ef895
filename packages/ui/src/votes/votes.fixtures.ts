import { boots, handbag, overcoat, pendant, runner, slingback } from '../products/products.fixtures.ts';
import { roomFaces } from '../rooms/rooms.fixtures.ts';
import type { RoomVote, VoteOption } from './vote.ts';

const detail = ['$129.00', '$340.00', '$1,210.00', '$265.00', '$189.50', undefined];

/** Options that show products. */
export const voteOptions: readonly VoteOption[] = [runner, overcoat, slingback, handbag, boots, pendant].map(
  ({ id, name, retailer, picture }, place) => ({
    id,
    text: name,
    picture,
    detail: detail[place],
    note: retailer,
    count: 0,
  }),
);

const mina = { id: '5', name: 'mina.k', own: true };

export const openVote: RoomVote = {
  id: 'v1',
  question: 'Which one for the ceremony?',
  author: 'lea.v',
  face: roomFaces['lea.v'],
  at: '2026-11-22T11:29:00Z',
  people: 5,
  choice: 'p1',
  options: [
    { ...(voteOptions[0] as VoteOption), count: 2, voters: [{ id: '4', name: 'ana.r' }, mina] },
    {
      ...(voteOptions[1] as VoteOption),
      count: 1,
      voters: [{ id: '1', name: 'lea.v', face: roomFaces['lea.v'] }],
    },
    {
      ...(voteOptions[2] as VoteOption),
      count: 1,
      voters: [{ id: '2', name: 'jun', face: roomFaces.jun }],
    },
  ],
};

/** A vote with the first options of the list, without votes. */
export const voteOf = (count: number): RoomVote => ({
  ...openVote,
  choice: null,
  options: voteOptions.slice(0, count),
});
