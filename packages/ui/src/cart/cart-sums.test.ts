import { expect, test } from 'vitest';
import { groupByRetailer, isSummedUp, sumOf } from './cart-sums.ts';

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
    groups.map(({ retailer, items, subtotal }) => [retailer, items.map(({ id }) => id), subtotal]),
  ).toEqual([
    ['Northlane', ['a', 'c'], 318.5],
    ['Soleil', ['b'], 74],
    [null, ['d', 'e'], 10],
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
  expect(sumOf([item('a', null, 0.1), item('b', null, 0.2)])).toBe(0.3);
  expect(sumOf([{ ...item('a', null, 19.99), quantity: 3 }])).toBe(59.97);
});

// 1 §5
test.each([null, 0, -5, Number.NaN, 0.004])('an item that costs %s counts nothing', (price) => {
  expect(sumOf([item('a', null, price), item('b', null, 20)])).toBe(20);
});

test('ten thousand items of one shop are one group', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => item(`n${place}`, 'Northlane', 1));
  expect(groupByRetailer(many)).toMatchObject([{ retailer: 'Northlane', subtotal: 10_000 }]);
});
