import { expect, test } from 'vitest';
import { messagePieces } from './message-pieces.ts';

const marked = (text: string, names: string[] = []) =>
  messagePieces(text, names).flatMap(({ kind, text: piece }) =>
    kind === 'plain' ? [] : [`${kind} ${piece}`],
  );

test('mentions of people in the room are marked in any case, and other names are not', () => {
  expect(marked('@mina.k shorten it, @Otis. Not @nobody or me@otis', ['mina.k', 'otis'])).toEqual([
    'mention @mina.k',
    'mention @Otis',
  ]);
});

test('a web address is marked without the punctuation after it', () => {
  expect(marked('See https://shop.example/coat?a=1, (or http://b.example).')).toEqual([
    'address https://shop.example/coat?a=1',
    'address http://b.example',
  ]);
});

test('script addresses are plain text', () => {
  expect(marked('javascript:alert(1) data:text/html,x')).toEqual([]);
});

test('the pieces of a text add up to the text', () => {
  const text = `@otis ${'https://a.example/ '.repeat(100)}👩‍👩‍👧 @otis`;
  expect(
    messagePieces(text, ['otis'])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
