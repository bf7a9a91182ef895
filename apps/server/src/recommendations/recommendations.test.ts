// Runs on both databases: the ranking is hand-written SQL.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../products/products.table.ts';
import { beginningsOnly, idsNearestTo } from '../products/similar-products.service.ts';
import { openWorld, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.database.db.delete(products));

const coat = {
  name: 'Wool Overcoat',
  category: 'Jackets',
  brand: 'Brume',
  color: 'Brown',
  priceCents: 30_000,
};
const pictured = (url: string) => ({
  pictureWidth: 640,
  pictureHeight: 800,
  pictureSources: [{ url, width: 640 }],
});

async function similarTo(id: string | undefined, query: { limit?: number } = {}) {
  const answer = await world.client().recommendations.similar({ params: { id: id ?? '' }, query });
  return answer.products.map((product) => product.id);
}

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Number of table rows that a query reads, from its plan. */
function rowsRead([{ Plan: top }]: [{ Plan: PlanNode }]): number {
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return nodes(top)
    .filter((node) => node['Relation Name'])
    .reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0);
}

describe('more like this: GET /api/products/{id}/similar', () => {
  it('similar products are of the same kind, the nearest in name, brand, colour and price first', async () => {
    const [shown, popular, twin, sameBrand, sameColor, sameName] = await world.shelve(
      coat,
      { ...coat, name: 'Anorak', brand: 'Nord', color: 'Red', priceCents: 9000 },
      { ...coat },
      { ...coat, name: 'Parka', color: 'Blue', priceCents: 90_000 },
      { ...coat, name: 'Parka', brand: 'Nord', priceCents: 31_000 },
      { ...coat, brand: 'Nord', color: 'Red', priceCents: 200_000 },
      { ...coat, category: 'Toys' },
      { ...coat, isListed: false },
    );
    const found = await similarTo(shown);
    expect(found[0]).toBe(twin);
    expect(found.slice(1, 4).sort()).toEqual([sameBrand, sameColor, sameName].sort());
    expect(found.slice(4)).toEqual([popular]);
  });

  it('similar products repeat no picture, neither the product’s nor each other’s', async () => {
    const [shown, first, , other] = await world.shelve(
      { ...coat, ...pictured('/a.webp') },
      { ...coat, ...pictured('/b.webp') },
      { ...coat, ...pictured('/b.webp') },
      { ...coat, ...pictured('/c.webp') },
      { ...coat, ...pictured('/a.webp') },
    );
    expect(await similarTo(shown)).toEqual([first, other]);
  });

  it('products without a category are compared by brand and words, and never at random', async () => {
    const [shown, named] = await world.shelve(
      { ...coat, category: null },
      { ...coat, category: 'Coats', name: 'Long Overcoat', color: null },
      { ...coat, category: 'Toys', name: 'Teddy Bear' },
    );
    expect(await similarTo(shown)).toEqual([named]);
    const [lonely] = await world.shelve({ name: 'Thing', category: null, brand: null, color: null });
    expect(await similarTo(lonely)).toEqual([]);
  });

  it('products without a price or a name of words have similar ones, with the viewer’s likes', async () => {
    const [shown, liked] = await world.shelve(
      { ...coat, name: '№ 5', priceCents: null },
      { ...coat, name: '№ 5', priceCents: 0 },
    );
    const person = await world.person();
    await person.client.likes.add({ body: { productId: liked ?? '', name: 'Coat', price: 1 } });
    const answer = await person.client.recommendations.similar({ params: { id: shown ?? '' }, query: {} });
    expect(answer.products).toMatchObject([{ id: liked, isLiked: true }]);
  });

  it('the query reads only the most popular of a kind and of a brand, however many products there are', async () => {
    const { db } = world.database;
    await db.execute(sql`
      insert into products (id, name, category, brand, color, price_cents, popularity)
      select 'many' || n, 'Coat ' || n, 'Jackets', 'Brand ' || n % 3, 'Red', n, n from generate_series(1, 4000) as n`);
    const product = await world.client().products.get({ params: { id: 'many7' } });
    const read = await db.transaction(async (tx) => {
      await tx.execute(beginningsOnly);
      const { rows } = await tx.execute(sql`explain (analyze, format json) ${idsNearestTo(product, 12)}`);
      return rowsRead(rows[0]?.['QUERY PLAN'] as [{ Plan: PlanNode }]);
    });
    expect(read).toBeLessThan(1000);
    expect(await similarTo('many7')).toHaveLength(12);
  });

  it('the number of results is as requested, and an unknown product is not found', async () => {
    const [shown] = await world.shelve(...Array.from({ length: 30 }, () => coat));
    expect(await similarTo(shown)).toHaveLength(12);
    expect(await similarTo(shown, { limit: 3 })).toHaveLength(3);
    expect((await world.send(`/api/products/${shown}/similar?limit=25`)).status).toBe(400);
    expect((await world.send('/api/products/nothing/similar')).status).toBe(404);
  });
});

describe('products by their ids: GET /api/products?ids=', () => {
  const named = async (client: ReturnType<World['client']>, ids: readonly (string | undefined)[]) =>
    (await client.recommendations.named({ query: { ids: ids.join(',') } })).products;

  it('named products come once each, in the given order, without missing ones, with the viewer’s flags', async () => {
    const [first = '', second, brought] = await world.shelve(
      coat,
      { ...coat, name: 'Parka' },
      { ...coat, name: 'Brought by a link', isListed: false },
    );
    const guest = world.client();
    const found = await named(guest, [brought, 'gone', second, first, second, 'no:such.thing']);
    expect(found.map(({ id }) => id)).toEqual([brought, second, first]);
    expect(await named(guest, ['gone'])).toEqual([]);

    const person = await world.person();
    await person.client.likes.add({ body: { productId: first, name: 'Coat', price: 1 } });
    expect(await named(person.client, [first, second])).toMatchObject([
      { id: first, isLiked: true },
      { id: second, isLiked: false },
    ]);
  });

  it.each(['', '?ids=', '?ids=a,', '?ids=a b', `?ids=${'a'.repeat(65)}`, `?ids=${Array(13).fill('a')}`])(
    'the ids %j are refused, because they name none or too many',
    async (query) => {
      expect((await world.send(`/api/products${query}`)).status).toBe(400);
    },
  );
});
