import { expect, test } from 'vitest';
import { groupByRetailer, isSummedUp, sumsOf } from './cart-sums.ts';

const dollars = (amount: number) => [{ currency: 'USD', amount }];

const item = (id: string, retailer: string | null, price: number | null) => ({
  id,
  name: id,
  retailer,
  price,
});

test('items stand with their shop, shops in the order of their first item', () => {
  const groups = groupByRetailer([
    item('a', 'Northlane', 129),
    item('b', 'Soleil', 74),
    item('c', ' Northlane ', 189.5),
    item('d', null, 10),
    item('e', '', null),
  ]);
  expect(
    groups.map(({ retailer, items }) => [retailer, items.map(({ id }) => id), sumsOf(items, 'USD')]),
  ).toEqual([
    ['Northlane', ['a', 'c'], dollars(318.5)],
    ['Soleil', ['b'], dollars(74)],
    [null, ['d', 'e'], dollars(10)],
  ]);
});

test('a shop is summed up where its sum is not the price of its only item', () => {
  const groups = groupByRetailer([
    item('a', 'Northlane', 129),
    item('b', 'Northlane', 20),
    item('c', 'Soleil', 74),
    { ...item('d', null, 10), quantity: 2 },
  ]);
  expect(groups.map(isSummedUp)).toEqual([true, false, true]);
});

test('sums are exact to the cent', () => {
  expect(sumsOf([item('a', null, 0.1), item('b', null, 0.2)], 'USD')).toEqual(dollars(0.3));
  expect(sumsOf([{ ...item('a', null, 19.99), quantity: 3 }], 'USD')).toEqual(dollars(59.97));
});

test('what is sold in several currencies is not added up as if it were one', () => {
  const prices = [{ ...item('a', null, 10), currency: 'EUR' }, item('b', null, 5), item('c', null, 2)];
  expect(sumsOf(prices, 'USD')).toEqual([
    { currency: 'EUR', amount: 10 },
    { currency: 'USD', amount: 7 },
  ]);
  expect(sumsOf(prices, 'EUR')).toEqual([{ currency: 'EUR', amount: 17 }]);
});

// 1 §5
test.each([null, 0, -5, Number.NaN, 0.004])('an item that costs %s counts nothing', (price) => {
  expect(sumsOf([item('a', null, price), item('b', null, 20)], 'USD')).toEqual(dollars(20));
});

test('ten thousand items of one shop are one group', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => item(`n${place}`, 'Northlane', 1));
  const groups = groupByRetailer(many);
  expect(groups.map(({ items }) => sumsOf(items, 'USD'))).toEqual([dollars(10_000)]);
});
