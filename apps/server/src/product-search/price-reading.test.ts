import { beforeAll, describe, expect, it } from 'vitest';
import { leastWork, usualWork } from '../testing/processor-time.ts';
import { readPrice } from './price-reading.ts';

describe('the price in a query of a shop that sells in another currency', () => {
  const pounds = { currency: 'GBP', locale: 'en-GB' };
  const yen = { currency: 'JPY', locale: 'ja' };
  const crowns = { currency: 'SEK', locale: 'sv-SE' };
  it.each([
    ['dress under £50', pounds, { maxPrice: 50, priceText: 'under £50', rest: 'dress' }],
    ['dress, 50 quid or 60 pounds', pounds, { maxPrice: 60, priceText: '60 pounds' }],
    ['£20+ shirt', pounds, { minPrice: 20, priceText: '£20+', rest: 'shirt' }],
    ['¥5,000 bag', yen, { maxPrice: 5000, priceText: '¥5,000', rest: 'bag' }],
    ['bag 5000円', yen, { maxPrice: 5000, priceText: '5000円', rest: 'bag' }],
    ['klänning 400 kr', crowns, { maxPrice: 400, priceText: '400 kr', rest: 'klänning' }],
    ['dress under $50', pounds, { maxPrice: 50, priceText: 'under $50', rest: 'dress' }],
  ])('the price is read from: %s', (query, money, read) => {
    expect(readPrice(query, money)).toMatchObject(read);
  });

  it('the sign of that currency is no price in other shops', () => {
    expect(readPrice('dumbbell 20 pounds')).toEqual({ rest: 'dumbbell 20 pounds' });
  });
});

describe('the price in a query', () => {
  it.each([
    ['red dress under 100', { maxPrice: 100, priceText: 'under 100', rest: 'red dress' }],
    ['UNDER 50', { maxPrice: 50, priceText: 'UNDER 50', rest: '' }],
    ['dress below $49.99', { maxPrice: 49.99, priceText: 'below $49.99', rest: 'dress' }],
    ['boots that cost less than 150', { maxPrice: 150, priceText: 'that cost less than 150', rest: 'boots' }],
    ['$100 shoes', { maxPrice: 100, priceText: '$100', rest: 'shoes' }],
    ['shoes, 100 dollars', { maxPrice: 100, priceText: '100 dollars', rest: 'shoes' }],
    ['boots <100', { maxPrice: 100, priceText: '<100', rest: 'boots' }],
    ['100 or less bag', { maxPrice: 100, priceText: '100 or less', rest: 'bag' }],
    ['watch up to 1.5k', { maxPrice: 1500, priceText: 'up to 1.5k', rest: 'watch' }],
    ['shoes under 50 in red', { maxPrice: 50, priceText: 'under 50', rest: 'shoes in red' }],
    ['watch over $1,000', { minPrice: 1000, priceText: 'over $1,000', rest: 'watch' }],
    ['at least 80 boots', { minPrice: 80, priceText: 'at least 80', rest: 'boots' }],
    ['shirt $20+', { minPrice: 20, priceText: '$20+', rest: 'shirt' }],
    [
      'bags between 100 and 50 for her',
      { minPrice: 50, maxPrice: 100, priceText: 'between 100 and 50', rest: 'bags for her' },
    ],
    ['dress 50-100$', { minPrice: 50, maxPrice: 100, priceText: '50-100$', rest: 'dress' }],
    [
      'over 50 shirt under 100',
      { minPrice: 50, maxPrice: 100, priceText: 'over 50 under 100', rest: 'shirt' },
    ],
    ['dress around $80', { minPrice: 64, maxPrice: 96, priceText: 'around $80', rest: 'dress' }],
    [
      'rotes Kleid unter 1.299,50 €',
      { maxPrice: 1299.5, priceText: 'unter 1.299,50 €', rest: 'rotes Kleid' },
    ],
    ['robe moins de 50 euros', { maxPrice: 50, priceText: 'moins de 50 euros', rest: 'robe' }],
    ['bolso entre 50 y 100', { minPrice: 50, maxPrice: 100, priceText: 'entre 50 y 100', rest: 'bolso' }],
  ])('the price is read from: %s', (query, read) => {
    expect(readPrice(query)).toEqual(read);
  });

  it.each([
    '50 ml perfume',
    'perfume under 50 ml',
    'jeans 501',
    'size 38-40',
    'under armour shirt',
    'up to 100k mAh',
    'over 5kg',
    '90s jeans',
    'under',
    '$',
    '<3 ring',
    'under 99999999999999',
  ])('the query has no price: %s', (query) => {
    expect(readPrice(query)).toEqual({ rest: query });
  });

  let most: number;
  beforeAll(async () => {
    most = 100 * (await usualWork(() => readPrice('red dress with pockets '.repeat(22))));
  });
  it.each(['under ', '1', '$1,', 'between 1 and ', ' ', '1 - ', 'from 1 to '])(
    'repetitions of “%s” take no longer than a hundred ordinary texts of that length',
    async (part) => {
      const text = part.repeat(500).slice(0, 500);
      expect(await leastWork(() => readPrice(text), most)).toBeLessThan(most);
    },
  );
});
