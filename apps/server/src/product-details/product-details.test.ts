import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogueImporter } from '../composition/catalogue-importer.ts';
import { openWorld, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const details = (id: string) => world.client().productDetails.get({ params: { id } });

const coat = {
  source: 'shop.example',
  externalId: 'coat',
  name: 'Coat',
  priceCents: 34_000,
  retailer: null,
  brand: null,
  color: null,
  category: null,
  rating: null,
  sizes: ['XS', 'S', 'M "tall", {1}'],
  material: '90% wool, 10% cashmere',
  description: 'Double-faced. Falls to the knee.',
  link: null,
  image: null,
  popularity: null,
};

it('sizes, material and description of an imported product are known, and follow its shop', async () => {
  const importer = createCatalogueImporter(world.database.db);
  await importer.store([coat]);
  const [{ id } = { id: '' }] = (await world.client().products.popular({ query: {} })).products;
  const { sizes, material, description } = coat;
  expect(await details(id)).toEqual({ sizes, material, description });
  expect(await importer.store([coat])).toEqual({ added: 0, updated: 0, unchanged: 1 });

  const changed = { ...coat, sizes: ['M', 'L'], material: null };
  expect(await importer.store([changed])).toEqual({ added: 0, updated: 1, unchanged: 0 });
  expect(await details(id)).toEqual({ sizes: ['M', 'L'], material: null, description });
});

it('a product without details has none, and an unknown product is not found', async () => {
  const [id = ''] = await world.shelve({ name: 'Hat' });
  expect(await details(id)).toEqual({ sizes: [], material: null, description: null });
  expect((await world.send('/api/products/nothing/details')).status).toBe(404);
});

it('lists of products send no details', async () => {
  await world.shelve({ name: 'Scarf', sizes: ['One size'], material: 'Silk', description: 'Light.' });
  const answer = await (await world.send('/api/products/popular')).text();
  expect(answer).toContain('Scarf');
  expect(answer).not.toMatch(/One size|Silk|Light/);
});
