import { expect, test } from 'vitest';
import { caretIn } from './useSteadyCaret.ts';

test.each([
  ['minaK', 5, 'minak', 5, 'a capital at the end'],
  ['mi na', 3, 'mina', 2, 'a blank in the middle, which is dropped'],
  ['mXYna', 3, 'mxyna', 3, 'capitals pasted in the middle'],
  ['12', 2, '12/', 3, 'a slash that comes by itself'],
  ['12/35/42000', 5, '12/35/4200', 5, 'a digit too many'],
  [`ab${'x'.repeat(29)}`, 2, `ab${'x'.repeat(28)}`, 2, 'a text that is full'],
  ['1134/2000', 2, '13/42/000', 1, 'a digit that goes with its slash'],
])('%j with the caret at %i becomes %j with the caret at %i: %s', (text, caret, taken, place) => {
  expect(caretIn(taken, { text, caret })).toBe(place);
});
