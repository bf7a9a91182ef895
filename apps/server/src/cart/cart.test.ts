// Runs on both databases: rows are added and removed concurrently.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

describe('POST /api/cart/checkStatuses', () => {
  it('the answer has every requested product, in the given order, including unknown ones', async () => {
    const person = await world.person();
    const [liked = '', carted = '', neither = ''] = await world.shelve({}, {}, {});
    await person.client.likes.add({ body: { productId: liked, name: 'Tea', price: 1 } });
    await person.client.cart.add({ body: { productId: carted, name: 'Tea', price: 1 } });
    const productIds = [neither, 'unknown', carted, liked, liked];
    expect(await person.client.cart.checkStatuses({ body: { userId: person.id, productIds } })).toEqual([
      { productId: neither, isLiked: false, inCart: false },
      { productId: 'unknown', isLiked: false, inCart: false },
      { productId: carted, isLiked: false, inCart: true },
      { productId: liked, isLiked: true, inCart: false },
      { productId: liked, isLiked: true, inCart: false },
    ]);
  });

  it('the answer reveals nothing of other people', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const [id = ''] = await world.shelve({});
    await other.client.likes.add({ body: { productId: id, name: 'Tea', price: 1 } });
    const answer = await person.client.cart.checkStatuses({ body: { productIds: [id] } });
    expect(answer).toEqual([{ productId: id, isLiked: false, inCart: false }]);
  });

  it('an empty request gets an empty list, and too long requests are refused', async () => {
    const { client } = await world.person();
    expect(await client.cart.checkStatuses({ body: { productIds: [] } })).toEqual([]);
    const tooMany = client.cart.checkStatuses({ body: { productIds: Array(201).fill('p') } });
    await expect(tooMany).rejects.toMatchObject({ status: 400 });
  });
});

const put = (person: Person, productId: string) =>
  person.client.cart.add({ body: { productId, name: 'Tea', price: '$1.00', quantity: 1 } });
const inCart = async (person: Person) =>
  (await person.client.cart.list({ query: { userId: person.id } })).items.map(({ productId }) => productId);

describe('POST /api/cart/addItem, DELETE /api/cart/removeItem, GET /api/cart/getItems', () => {
  it('adding twice is one item, and removing it has the same effect once and twice', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    expect(await put(person, id)).toEqual({ productId: id, inCart: true });
    expect(await put(person, id)).toEqual({ productId: id, inCart: true });
    expect(await inCart(person)).toEqual([id]);
    const remove = () => person.client.cart.remove({ body: { userId: person.id, productId: id } });
    expect(await remove()).toEqual({ productId: id, inCart: false });
    expect(await remove()).toEqual({ productId: id, inCart: false });
    expect(await inCart(person)).toEqual([]);
  });

  it('many parallel adds of one product on two instances are one item', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    const send = [world.send, world.sendToAnother];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        send[each % 2]?.('/api/cart/addItem', {
          method: 'POST',
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ productId: id, name: 'Tea', price: 1 }),
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await inCart(person)).toEqual([id]);
  });

  it('the list has the newest first with all product fields, and no items of others', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const [tea = '', mug = ''] = await world.shelve(
      { name: 'Tea', priceCents: 450, retailer: 'Leaf' },
      { name: 'Mug' },
    );
    await put(person, tea);
    await put(person, mug);
    await put(other, tea);
    await person.client.likes.add({ body: { productId: tea, name: 'Tea', price: 1 } });
    const { items } = await person.client.cart.list({ query: {} });
    expect(items).toMatchObject([
      { id: mug, productId: mug, quantity: 1, isLiked: false, isInCart: true },
      { id: tea, productId: tea, name: 'Tea', price: 4.5, retailer: 'Leaf', isLiked: true, isInCart: true },
    ]);
    expect(await person.client.cart.checkStatuses({ body: { productIds: [mug] } })).toEqual([
      { productId: mug, isLiked: false, inCart: true },
    ]);
  });

  it('adding refuses unknown products, and reports missing fields', async () => {
    const person = await world.person();
    await expect(put(person, 'gone')).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    const add = (body: object) => person.client.cart.add({ body: body as never });
    await expect(add({})).rejects.toMatchObject({ status: 400, code: 'product_id_missing' });
    await expect(add({ productId: 'p' })).rejects.toMatchObject({ code: 'product_name_missing' });
    await expect(add({ productId: 'p', name: 'Tea' })).rejects.toMatchObject({
      code: 'product_price_missing',
    });
    const twice = add({ productId: 'p', name: 'Tea', price: 1, quantity: 2 });
    await expect(twice).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('removing accepts the query as well, and never removes items of others', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const [id = ''] = await world.shelve({});
    await put(person, id);
    await put(other, id);
    const remove = (query: string) =>
      world.send(`/api/cart/removeItem?${query}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${person.token}` },
      });
    expect((await remove(`productId=${id}&userId=${other.id}`)).status).toBe(403);
    expect((await remove(`productId=${id}`)).status).toBe(200);
    expect([await inCart(person), await inCart(other)]).toEqual([[], [id]]);
  });
});
