import { expect, test } from 'vitest';
import { piecesOf } from './text-links.ts';

const TEXT = '#red and #blue';

const read = (links: readonly (readonly [start: number, end: number])[]) =>
  piecesOf(
    TEXT,
    links.map(([start, end]) => ({ start, end, href: '/' })),
  )
    .map(({ text, link }) => (link ? `[${text}]` : text))
    .join('');

test('links may be given in any order', () => {
  expect(
    read([
      [9, 14],
      [0, 4],
    ]),
  ).toBe('[#red] and [#blue]');
});

test('of two links that overlap, the first counts', () => {
  expect(
    read([
      [0, 4],
      [2, 8],
    ]),
  ).toBe('[#red] and #blue');
});

test('links outside the text leave it whole', () => {
  expect(
    read([
      [-1, 2],
      [9, 99],
      [5, 5],
      [Number.NaN, 4],
    ]),
  ).toBe(TEXT);
});
