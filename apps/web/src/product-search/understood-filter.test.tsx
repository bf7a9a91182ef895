import { emptyProductFilter } from '@vitrine/ui';
import { expect, test } from 'vitest';
import { chosenAfter, withUnderstoodPrice } from './understood-filter.ts';
import type { Chosen } from './useFilterAddress.ts';

const chosen: Chosen = {
  query: 'red dress under 100',
  filter: { ...emptyProductFilter, ignore: ['words'] },
};
const understood = { query: 'red dress', maxPrice: 100, priceText: 'under 100' };

test('the panel shows the understood price, unless one is chosen', () => {
  expect(withUnderstoodPrice(chosen, understood)).toMatchObject({ minPrice: 0, maxPrice: 100 });
  const own = { ...chosen, filter: { ...chosen.filter, maxPrice: 40 } };
  expect(withUnderstoodPrice(own, understood).maxPrice).toBe(40);
});

test('a chosen colour leaves the query and its price unchanged', () => {
  const next = { ...withUnderstoodPrice(chosen, understood), colors: ['Red'] };
  expect(chosenAfter(chosen, next, understood)).toEqual({
    query: 'red dress under 100',
    filter: { ...chosen.filter, colors: ['Red'] },
  });
});

test.each([200, 1000])(
  'another price, up to %d, replaces the words of the price in the query',
  (maxPrice) => {
    const next = { ...withUnderstoodPrice(chosen, understood), maxPrice };
    expect(chosenAfter(chosen, next, understood)).toEqual({
      query: 'red dress',
      filter: { ...chosen.filter, maxPrice },
    });
  },
);

test('a query that is only a price stays, since a search needs words', () => {
  const next = { ...emptyProductFilter, maxPrice: 200 };
  const priceAlone = { query: '', maxPrice: 100, priceText: 'under 100' };
  expect(chosenAfter({ ...chosen, query: 'under 100' }, next, priceAlone).query).toBe('under 100');
});
