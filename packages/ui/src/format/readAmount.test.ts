import { expect, test } from 'vitest';
import { moneyOf } from './money.ts';
import { readAmount } from './readAmount.ts';

const dollars = moneyOf('en-US', 'USD');

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
])('the typed text %s is read as %d dollars', (typed, amount) => {
  expect(readAmount(typed, dollars)).toBe(amount);
});

test.each(['', '  ', 'abc', '-5', '50 €', '5-6', '.', '1e3', 'cheap'])(
  'the typed text "%s" is no amount',
  (typed) => {
    expect(readAmount(typed, dollars)).toBeUndefined();
  },
);

test.each([
  ['en-US', 'JPY', '¥4,990', 4990],
  ['ja-JP', 'JPY', '￥４，９９０', 4990],
  ['ja-JP', 'JPY', '4990.4 JPY', 4990],
  ['en-US', 'KWD', '1.250 KWD', 1.25],
  ['en-US', 'KWD', '1,250', 1250],
  ['ar-KW', 'KWD', 'د.ك.\u200f ١٬٢٩٩٫٥٠٠', 1299.5],
  ['ar-KW', 'KWD', '١٫٢٥٠', 1.25],
  ['en-IN', 'INR', '₹1,29,999.50', 129999.5],
  ['de-DE', 'EUR', '1.299 €', 1299],
  ['de-DE', 'EUR', '49,90 eur', 49.9],
])('in the locale %s, an amount in %s can be typed as %s', (locale, currency, typed, amount) => {
  expect(readAmount(typed, moneyOf(locale, currency))).toBe(amount);
});

test.each(['$5', '5 USD', '¥'])('the typed text %s is no amount in yen', (typed) => {
  expect(readAmount(typed, moneyOf('en-US', 'JPY'))).toBeUndefined();
});
