import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';
import { cartItems } from './cart.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('tells of every product asked for, in the order asked, unknown ones too', async () => {
  const person = await world.person();
  const [liked = '', carted = '', neither = ''] = await world.shelve({}, {}, {});
  await person.client.likes.add({ body: { productId: liked, name: 'Tea', price: 1 } });
  await world.database.db.insert(cartItems).values({ personId: person.id, productId: carted });
  const productIds = [neither, 'unknown', carted, liked, liked];
  expect(await person.client.cart.checkStatuses({ body: { userId: person.id, productIds } })).toEqual([
    { productId: neither, isLiked: false, inCart: false },
    { productId: 'unknown', isLiked: false, inCart: false },
    { productId: carted, isLiked: false, inCart: true },
    { productId: liked, isLiked: true, inCart: false },
    { productId: liked, isLiked: true, inCart: false },
  ]);
});

it('tells nothing of what others did', async () => {
  const [person, other] = [await world.person(), await world.person()];
  const [id = ''] = await world.shelve({});
  await other.client.likes.add({ body: { productId: id, name: 'Tea', price: 1 } });
  const answer = await person.client.cart.checkStatuses({ body: { productIds: [id] } });
  expect(answer).toEqual([{ productId: id, isLiked: false, inCart: false }]);
});

it('answers an empty question with an empty list, and refuses too long ones', async () => {
  const { client } = await world.person();
  expect(await client.cart.checkStatuses({ body: { productIds: [] } })).toEqual([]);
  const tooMany = client.cart.checkStatuses({ body: { productIds: Array(201).fill('p') } });
  await expect(tooMany).rejects.toMatchObject({ status: 400 });
});
