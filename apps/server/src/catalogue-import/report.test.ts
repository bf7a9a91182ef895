import { expect, it } from 'vitest';
import { createNotes, summaryText } from './report.ts';

const first = {
  name: 'Tasse',
  priceCents: 125,
  externalId: 'cup-1',
  source: 'table',
  brand: null,
  color: null,
  category: null,
  retailer: null,
  rating: null,
  sizes: null,
  material: null,
  description: null,
  link: null,
  image: null,
  popularity: null,
};

it('a dry run shows prices in the currency of the shop', () => {
  const tally = {
    read: 1,
    accepted: 1,
    added: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    ofNoShop: 0,
    inUsualCurrency: 0,
    firsts: [first],
  };
  const text = summaryText(tally, createNotes(undefined), true, 'EUR');
  expect(text).toContain('Tasse · €1.25 · cup-1 of table');
});
