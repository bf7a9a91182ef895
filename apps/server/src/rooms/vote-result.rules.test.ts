import { expect, test } from 'vitest';
import { resultOf } from './vote-result.rules.ts';

const counts = (...votes: number[]) =>
  votes.map((count, index) => ({ text: ['Camel', 'Black', 'Red', 'Blue'][index] ?? '', votes: count }));

test('the result of a closed vote names its winner, whatever its place in the list', () => {
  expect(resultOf(counts(0, 1))).toBe('Black won with 1 vote');
  expect(resultOf(counts(3, 1, 2))).toBe('Camel won with 3 votes');
  expect(resultOf(counts(2, 1, 3))).toBe('Red won with 3 votes');
});

test('the result of a draw names all leaders and nobody else, and without votes it says so', () => {
  expect(resultOf(counts(2, 2, 1))).toBe('It’s a draw: Camel and Black');
  expect(resultOf(counts(2, 1, 2))).toBe('It’s a draw: Camel and Red');
  expect(resultOf(counts(1, 1, 1, 1))).toBe('It’s a draw: Camel, Black, Red and Blue');
  expect(resultOf(counts(0, 0))).toBe('Nobody voted');
  expect(resultOf([])).toBe('Nobody voted');
});
