import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  [129, '$129.00'],
  [19.9, '$19.90'],
  [1299, '$1,299.00'],
  [1_234_567.891, '$1,234,567.89'],
  [0.01, '$0.01'],
])('the price %d is written as %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

// 1 §2, 1 §5
test.each([null, undefined, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 0.004])(
  'the price %s is not shown',
  (price) => {
    expect(formatPrice(price)).toBeNull();
  },
);

test('dollars are written in the format of the language', () => {
  expect(formatPrice(1299, 'de-DE')).toBe('1.299,00\u00a0$');
});
