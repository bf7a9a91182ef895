import { expect, test } from 'vitest';
import { leadersOf, percentsOf, sharesOf, type VoteOption } from './vote.ts';

const options = (...counts: number[]): VoteOption[] =>
  counts.map((count, place) => ({ id: `${place}`, text: `${place}`, count }));

test('shares are parts of all votes, and none without votes', () => {
  const two = options(2, 1, 1);
  const shares = sharesOf(two);
  expect(two.map((option) => shares.of(option))).toEqual([0.5, 0.25, 0.25]);
  const none = options(0, Number.NaN, -3);
  expect(none.map((option) => sharesOf(none).of(option))).toEqual([0, 0, 0]);
});

test.each([
  [
    [2, 2, 3],
    [28, 28, 43],
  ],
  [
    [1, 1, 1],
    [33, 33, 33],
  ],
  [
    [1, 2],
    [33, 67],
  ],
  [
    [1, 1, 4],
    [16, 16, 67],
  ],
  [
    [167, 167, 166],
    [33, 33, 33],
  ],
  [
    [29, 71],
    [29, 71],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])(
  'the percents of %j votes are %j, equal for equal counts and never more than 100 together',
  (counts, percents) => {
    const all = options(...counts);
    expect(all.map(percentsOf(all))).toEqual(percents);
  },
);

test('the options with the most votes lead, and nobody does without votes', () => {
  expect(leadersOf(options(2, 1, 2)).map(({ id }) => id)).toEqual(['0', '2']);
  expect(leadersOf(options(0, 0))).toEqual([]);
});
