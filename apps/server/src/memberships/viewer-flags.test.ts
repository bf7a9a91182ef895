import { expect, it } from 'vitest';
import { createViewerFlags } from './viewer-flags.ts';

const asked: string[][] = [];
const flags = createViewerFlags(
  (['isWished', 'isFollowed', 'isSaved'] as const).map((flag, index) => ({
    flag,
    among: async (viewerId: string, ids: readonly string[]) => {
      asked.push([flag, viewerId, ...ids]);
      return new Set(ids.filter((id) => Number(id) % 3 === index));
    },
  })),
);

it('things carry every flag of their viewer, and each relation is asked once for all of them', async () => {
  asked.length = 0;
  const seen = await flags.asSeenBy('mina', [
    { id: '1', name: 'Tea' },
    { id: '3', name: 'Mug' },
  ]);
  expect(seen).toEqual([
    { id: '1', name: 'Tea', isWished: false, isFollowed: true, isSaved: false },
    { id: '3', name: 'Mug', isWished: true, isFollowed: false, isSaved: false },
  ]);
  expect(asked).toEqual([
    ['isWished', 'mina', '1', '3'],
    ['isFollowed', 'mina', '1', '3'],
    ['isSaved', 'mina', '1', '3'],
  ]);
});

it('a guest sees things as they are, and nothing is asked', async () => {
  asked.length = 0;
  expect(await flags.asSeenBy(undefined, [{ id: '1' }])).toEqual([{ id: '1' }]);
  expect(asked).toEqual([]);
});
