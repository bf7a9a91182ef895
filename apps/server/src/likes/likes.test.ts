// Runs on both databases: rows are added and removed concurrently.

import { likePayloadOf } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function like(person: Person, productId: string) {
  const product = await person.client.products.get({ params: { id: productId } });
  return person.client.likes.add({ body: likePayloadOf(person.id, product) });
}
const likedBy = async (person: Person) =>
  (await person.client.likes.list({ query: { userId: person.id } })).products.map(({ id }) => id);

describe('POST /api/likes/add', () => {
  it('liking twice counts once, and unliking removes the like', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    expect(await like(person, id)).toEqual({ productId: id, isLiked: true });
    expect(await like(person, id)).toEqual({ productId: id, isLiked: true });
    expect(await likedBy(person)).toEqual([id]);
    const unlike = () => person.client.likes.remove({ body: { productId: id } });
    expect(await unlike()).toEqual({ productId: id, isLiked: false });
    expect(await unlike()).toEqual({ productId: id, isLiked: false });
    expect(await likedBy(person)).toEqual([]);
  });

  it('many parallel likes of one product count once', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    await Promise.all(Array.from({ length: 20 }, () => like(person, id)));
    expect(await likedBy(person)).toEqual([id]);
  });

  it('parallel likes and unlikes of one product on two instances end in one of the two states', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    const ask = (path: string, method: string, body: object, each: number) =>
      (each % 2 ? world.send : world.sendToAnother)(path, {
        method,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, each) =>
        each % 3
          ? ask('/api/likes/add', 'POST', { productId: id, name: 'Tea', price: 1 }, each)
          : ask('/api/likes/remove', 'DELETE', { productId: id }, each),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await like(person, id);
    expect(await likedBy(person)).toEqual([id]);
  });

  it('every list shows a new like at once', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({ popularity: 1_000_000 });
    await like(person, id);
    const feed = await person.client.products.popular({ query: {} });
    expect(feed.products[0]).toMatchObject({ id, isLiked: true, isInCart: false });
    const seenByGuest = await world.client().products.get({ params: { id } });
    expect(seenByGuest).not.toHaveProperty('isLiked');
  });

  it('an unknown product cannot be liked', async () => {
    const person = await world.person();
    const call = person.client.likes.add({ body: { productId: 'gone', name: 'Gone', price: 1 } });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
  });

  it.each([
    [{}, 'product_id_missing'],
    [{ productId: 'p' }, 'product_name_missing'],
    [{ productId: 'p', name: 'Tea' }, 'product_price_missing'],
    [{ productId: 'p', name: 'Tea', price: 'free' }, 'invalid_price_format'],
  ])('a like with missing fields is refused with the reason: %o', async (body, code) => {
    const { client } = await world.person();
    await expect(client.likes.add({ body: body as never })).rejects.toMatchObject({ status: 400, code });
  });
});

describe('DELETE /api/likes/remove', () => {
  it('a like is removed by query as well, and the body has priority', async () => {
    const person = await world.person();
    const [first = '', second = ''] = await world.shelve({}, {});
    await like(person, first);
    await like(person, second);
    const remove = (query: string, body?: object) =>
      world.send(`/api/likes/remove?${query}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    expect((await remove(`productId=${first}`)).status).toBe(200);
    expect(await likedBy(person)).toEqual([second]);
    expect((await remove(`productId=${first}`, { productId: second })).status).toBe(200);
    expect(await likedBy(person)).toEqual([]);
  });

  it('removing the like of another person is refused, with their id in any field', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const [id = ''] = await world.shelve({});
    await like(other, id);
    const answer = await world.send(`/api/likes/remove?userId=${other.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: person.id, productId: id }),
    });
    expect(answer.status).toBe(403);
    expect(await likedBy(other)).toEqual([id]);
  });
});

describe('GET /api/likes/getLikes', () => {
  it('the list has the newest like first, and no likes of others', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const ids = await world.shelve({}, {}, {});
    for (const id of ids) await like(person, id);
    await like(other, ids[1] ?? '');
    expect(await likedBy(person)).toEqual(ids.toReversed());
  });
});
