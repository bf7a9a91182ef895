import { expect, test } from 'vitest';
import { fewGroups, groupByRetailer, isSummedUp, piecesOf, sumsOf } from './cart-sums.ts';

const dollars = (amount: number) => [{ currency: 'USD', amount }];

const item = (id: string, retailer: string | null, price: number | null) => ({
  id,
  name: id,
  retailer,
  price,
});

test('items are grouped by shop, and shops are in the order of their first item', () => {
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

test('a shop has a sum if the sum differs from the price of its only item', () => {
  const groups = groupByRetailer([
    item('a', 'Northlane', 129),
    item('b', 'Northlane', 20),
    item('c', 'Soleil', 74),
    { ...item('d', null, 10), quantity: 2 },
  ]);
  expect(groups.map(isSummedUp)).toEqual([true, false, true]);
});

test('a short list of shops joins the last ones and the items without a shop', () => {
  const groups = groupByRetailer([
    item('a', null, 1),
    item('b', 'Northlane', 2),
    item('c', 'Soleil', 3),
    item('d', 'Rue Verso', 4),
  ]);
  const listed = (most: number, from = groups) =>
    fewGroups(from, most).map(({ retailer, items }) => [retailer, items.map(({ id }) => id)]);
  expect(listed(9).at(-1)).toEqual([null, ['a']]);
  expect(listed(3)).toEqual([
    ['Northlane', ['b']],
    ['Soleil', ['c']],
    [null, ['a', 'd']],
  ]);
  expect(listed(3, groups.slice(1))).toHaveLength(3);
  expect(listed(3, groups.slice(1)).at(-1)).toEqual(['Rue Verso', ['d']]);
});

test('pieces are counted with their quantities', () => {
  expect(piecesOf([item('a', null, 1), { ...item('b', null, 2), quantity: 3 }])).toBe(4);
});

test('sums of a cart are exact to the cent', () => {
  expect(sumsOf([{ ...item('a', null, 1.255), quantity: 2 }], 'KWD')).toEqual([
    { currency: 'KWD', amount: 2.51 },
  ]);
  expect(sumsOf([item('a', null, 0.1), item('b', null, 0.2)], 'USD')).toEqual(dollars(0.3));
  expect(sumsOf([{ ...item('a', null, 19.99), quantity: 3 }], 'USD')).toEqual(dollars(59.97));
});

test('prices in several currencies have a sum for each currency', () => {
  const prices = [{ ...item('a', null, 10), currency: 'EUR' }, item('b', null, 5), item('c', null, 2)];
  expect(sumsOf(prices, 'USD')).toEqual([
    { currency: 'EUR', amount: 10 },
    { currency: 'USD', amount: 7 },
  ]);
  expect(sumsOf(prices, 'EUR')).toEqual([{ currency: 'EUR', amount: 17 }]);
});

// 1 §5
test.each([null, 0, -5, Number.NaN, 0.004])(
  'an item with the price %s is not counted in the sum',
  (price) => {
    expect(sumsOf([item('a', null, price), item('b', null, 20)], 'USD')).toEqual(dollars(20));
  },
);

test('ten thousand items of one shop are one group', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => item(`n${place}`, 'Northlane', 1));
  const groups = groupByRetailer(many);
  expect(groups.map(({ items }) => sumsOf(items, 'USD'))).toEqual([dollars(10_000)]);
});
