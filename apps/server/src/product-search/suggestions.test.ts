// Runs on both databases: categories and colours are counted with hand-written SQL.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../kernel/clock.ts';
import { createProducts } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { facesOf } from '../profile/people.service.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createBrands } from './brands.service.ts';
import { createSearch } from './product-search.service.ts';
import { createSuggestions } from './suggestions.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.database.db.delete(products);
});

function beginning(locale = 'en-US') {
  const { db } = world.database;
  const apartFrom = () => sql<string[]>`array[]::text[]`;
  const clock = () => world.clock.now;
  const search = createSearch(db, { products: createProducts(db, { apartFrom, facesOf }), apartFrom });
  return createSuggestions(db, { clock, search, brands: createBrands(db, clock), locale });
}

const many = (count: number, like: object) => Array.from({ length: count }, () => like);

it('an empty shop has no suggestions', async () => {
  expect(await beginning()()).toEqual({ lists: [], queries: [] });
});

it('the most frequent categories are suggested, each with its own colour, and each finds such a product', async () => {
  await world.shelve(
    ...many(5, { name: 'Arc Lamp', category: 'Lamps', color: 'Black', verified: true }),
    ...many(2, { name: 'Stem Lamp', category: 'Lamps', color: 'White' }),
    ...many(4, { name: 'Reed Chair', category: 'Chairs', color: 'Black' }),
    ...many(1, { name: 'Oak Chair', category: 'Chairs', color: 'Brown' }),
    ...many(3, { name: 'Wool Rug', category: 'Rugs', color: 'Teal and a little of grey' }),
    ...many(2, { name: 'Tea Cup', category: 'Cups', color: 'Blue' }),
    { name: 'Long Table', category: 'Tables', color: 'Brown' },
    { name: 'Hidden Vase', category: 'Vases', color: 'Red', isListed: false },
  );
  const suggested = await beginning()();
  expect(suggested).toEqual({
    lists: ['popular', 'verified'],
    queries: ['black lamps', 'brown chairs', 'rugs', 'blue cups'],
  });
  for (const query of suggested.queries) {
    const { results } = await world.client().search.query({ body: { query } });
    const [, category = query] = query.split(' ');
    expect(results[0]?.category?.toLowerCase(), query).toBe(category);
  }
});

it('colours are left out in languages that put them after the noun', async () => {
  await world.shelve({ name: 'Lampe', category: 'Lampes', color: 'Noir' });
  expect((await beginning('fr-FR')()).queries).toEqual(['lampes']);
});

it('brands are suggested if there are too few categories, and empty lists are not', async () => {
  await world.shelve(
    ...many(2, { name: 'One', brand: 'Kiln' }),
    { name: 'Other', brand: 'Fern' },
    { name: 'Third', brand: 'A brand with a name that no chip can hold' },
  );
  expect(await beginning()()).toEqual({ lists: ['popular'], queries: ['Kiln', 'Fern'] });
});

it('products of an import are suggested to the next visitor; otherwise suggestions are counted once a minute', async () => {
  const suggestions = beginning();
  expect((await suggestions()).lists).toEqual([]);
  await world.shelve({ name: 'Arc Lamp', category: 'Lamps', color: 'Black' });
  const counted = suggestions();
  expect((await counted).queries).toEqual(['black lamps']);
  expect(await suggestions()).toBe(await counted);
  world.clock.now += MINUTE;
  const anew = await suggestions();
  expect(anew).not.toBe(await counted);
  expect(anew).toEqual(await counted);
});
