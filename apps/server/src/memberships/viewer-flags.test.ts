import { expect, it } from 'vitest';
import { createViewerFlags } from './viewer-flags.ts';

const asked: string[][] = [];
const asking = (flag: string, index: number) => async (viewerId: string, ids: readonly string[]) => {
  asked.push([flag, viewerId, ...ids]);
  return new Set(ids.filter((id) => Number(id) % 3 === index));
};
const flags = createViewerFlags({
  isWished: asking('isWished', 0),
  isFollowed: asking('isFollowed', 1),
  isSaved: asking('isSaved', 2),
});

it('things have every flag of their viewer, with one query per relation', async () => {
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

it('a guest gets things without flags, and no query runs', async () => {
  asked.length = 0;
  expect(await flags.asSeenBy(undefined, [{ id: '1' }])).toEqual([{ id: '1' }]);
  expect(asked).toEqual([]);
});
