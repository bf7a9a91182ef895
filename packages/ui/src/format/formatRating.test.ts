import { expect, test } from 'vitest';
import { formatRating } from './formatRating.ts';

// 1 §5, D42
test.each([
  [4.8, '4.8', 4],
  [4.96, '5.0', 4],
  [5, '5.0', 5],
  [4, '4.0', 4],
  [0.4, '0.4', 0],
  [7, '5.0', 5],
])('the rating %d reads %s beside %i stars', (rating, text, stars) => {
  expect(formatRating(rating)).toEqual({ text, stars });
});

test.each([null, undefined, 0, -1, Number.NaN])('the rating %s is not shown', (rating) => {
  expect(formatRating(rating)).toBeNull();
});

test('a rating has the decimal separator of the language', () => {
  expect(formatRating(4.8, 'de-DE')?.text).toBe('4,8');
});
