import { expect, test } from 'vitest';
import { readAmount } from './readAmount.ts';

test.each([
  ['49', 49],
  [' 49.90 ', 49.9],
  ['49,9', 49.9],
  ['$1,299.50', 1299.5],
  ['1.299,50', 1299.5],
  ['1.299', 1299],
  ['1,299', 1299],
  ['1,234,567', 1234567],
  ['1 299,5', 1299.5],
  ["1'299.00", 1299],
  ['USD 80', 80],
  ['80 us$', 80],
  ['0.995', 1],
  ['.5', 0.5],
  ['12.', 12],
  ['٤٩٫٥', 49.5],
  ['１２０', 120],
])('%s is %d dollars', (typed, dollars) => {
  expect(readAmount(typed)).toBe(dollars);
});

test.each(['', '  ', 'abc', '-5', '50 €', '5-6', '.', '1e3', 'cheap'])('"%s" is no amount', (typed) => {
  expect(readAmount(typed)).toBeUndefined();
});
