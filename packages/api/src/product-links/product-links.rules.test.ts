import { expect, test } from 'vitest';
import { hasPriceChanged, isSimilarProduct } from './product-links.rules.ts';

test.each([
  [39.9, 'search', true],
  [40, 'search', false],
  [null, 'search', false],
  [10, null, false],
])(
  'a match with confidence %j from %j is a similar product: %j',
  (matchConfidence, fallbackSource, expected) => {
    expect(isSimilarProduct({ matchConfidence, fallbackSource })).toBe(expected);
  },
);

test.each([
  [20, 20, false],
  [20, 20.01, false],
  [20.01, 20, false],
  [0.29, 0.28, false],
  [20, 20.011, true],
  [20.02, 20, true],
  [null, 20, false],
  [20, null, false],
])('prices of %j and %j dollars count as changed: %j', (one, other, expected) => {
  expect(hasPriceChanged(one, other)).toBe(expected);
});
