import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  [129, '$129.00'],
  [19.9, '$19.90'],
  [1299, '$1,299.00'],
  [1_234_567.891, '$1,234,567.89'],
  [0.01, '$0.01'],
])('%d is shown as %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

// 1 §2, 1 §5
test.each([null, undefined, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 0.004])(
  '%s is no price to show',
  (price) => {
    expect(formatPrice(price)).toBeNull();
  },
);

test('another language writes the same dollars its own way', () => {
  expect(formatPrice(1299, 'de-DE')).toBe('1.299,00\u00a0$');
});
