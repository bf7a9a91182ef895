import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('holds what was put in once, until it is taken out, and nobody else’s', async () => {
  const [person, other] = [await world.person(), await world.person()];
  const [productId = ''] = await world.shelve({});
  const { dismissals } = person.client;
  for (const time of ['once', 'twice']) {
    expect(await dismissals.add({ body: { productId } }), time).toEqual({ productId, holds: true });
  }
  expect((await dismissals.list({})).products.map(({ id }) => id)).toEqual([productId]);
  expect(await other.client.dismissals.list({})).toEqual({ products: [] });
  expect(await dismissals.remove({ body: { productId } })).toEqual({ productId, holds: false });
  expect(await dismissals.list({})).toEqual({ products: [] });
});

it('never undoes a change that was made after it', async () => {
  const { client } = await world.person();
  const [productId = ''] = await world.shelve({});
  expect(await client.dismissals.remove({ body: { productId, sequence: 2 } })).toMatchObject({
    holds: false,
  });
  expect(await client.dismissals.add({ body: { productId, sequence: 1 } })).toMatchObject({ holds: false });
});

it('refuses what is no product', async () => {
  const { client } = await world.person();
  await expect(client.dismissals.add({ body: { productId: 'gone' } })).rejects.toMatchObject({
    code: 'product_not_found',
  });
});
