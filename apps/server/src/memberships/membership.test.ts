// Runs on both databases: changes of one row wait for each other in transactions.

import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../kernel/clock.ts';
import { tokenHashOf } from '../kernel/tokens.ts';
import { createLikes } from '../likes/likes.service.ts';
import { likes } from '../likes/likes.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { membershipChanges } from './membership-changes.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

type Change = (person: Person, productId: string, sequence?: number) => Promise<boolean>;

const ways: { relation: string; add: Change; remove: Change; held(person: Person): Promise<string[]> }[] = [
  {
    relation: 'likes',
    add: async ({ client }, productId, sequence) =>
      (await client.likes.add({ body: { productId, name: 'Tea', price: 1, sequence } })).isLiked,
    remove: async ({ client }, productId, sequence) =>
      (await client.likes.remove({ body: { productId, sequence } })).isLiked,
    held: async ({ client }) => (await client.likes.list({ query: {} })).products.map(({ id }) => id),
  },
  {
    relation: 'cart_items',
    add: async ({ client }, productId, sequence) =>
      (await client.cart.add({ body: { productId, name: 'Tea', price: 1, sequence } })).inCart,
    remove: async ({ client }, productId, sequence) =>
      (await client.cart.remove({ body: { productId, sequence } })).inCart,
    held: async ({ client }) => (await client.cart.list({ query: {} })).items.map(({ id }) => id),
  },
];

async function anotherSessionOf(person: Person): Promise<Person> {
  const { username, password } = person;
  const { token } = await world.client().session.login({ body: { username, password } });
  return { ...person, token: token ?? '', client: world.client(token) };
}

describe.each(ways)('numbered changes of $relation', ({ relation, add, remove, held }) => {
  it('changes in the wrong order end in the latest state, and their answers have it', async () => {
    const person = await world.person();
    const [removed = '', added = ''] = await world.shelve({}, {});
    expect(await remove(person, removed, 2)).toBe(false);
    expect(await add(person, removed, 1)).toBe(false);
    expect(await add(person, added, 4)).toBe(true);
    expect(await remove(person, added, 3)).toBe(true);
    expect(await held(person)).toEqual([added]);
  });

  it('repeated changes have no effect', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    for (const time of ['once', 'twice']) expect(await add(person, id, 1), time).toBe(true);
    for (const time of ['once', 'twice']) expect(await remove(person, id, 2), time).toBe(false);
    expect(await held(person)).toEqual([]);
  });

  it('changes count per product', async () => {
    const person = await world.person();
    const [one = '', other = ''] = await world.shelve({}, {});
    expect(await add(person, one, 9)).toBe(true);
    expect(await add(person, other, 1)).toBe(true);
    expect((await held(person)).toSorted()).toEqual([one, other].toSorted());
  });

  it.each([
    ['there', 22],
    ['gone', 21],
  ])('twenty parallel changes on two instances end like the last one: %s', async (outcome, highest) => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    const another = { ...person, client: world.client(person.token, world.sendToAnother) };
    // Even numbers add, odd ones remove. 7 and 20 have no common factor, so each number comes once, in mixed
    // order.
    const numbers = Array.from({ length: 20 }, (_, place) => (place * 7) % 20).map(
      (each) => each + highest - 19,
    );
    await Promise.all(
      numbers.map((sequence, place) =>
        (sequence % 2 === 0 ? add : remove)(place % 2 ? person : another, id, sequence),
      ),
    );
    expect(await held(person)).toEqual(outcome === 'there' ? [id] : []);
  });

  it('a change undoes an older one that was still under way', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    const session = tokenHashOf(person.token);
    const isHeld = await holding(
      world.database,
      async (tx) => {
        const now = new Date(world.clock.now);
        await tx
          .insert(membershipChanges)
          .values({ session, relation, thingId: id, sequence: 1, changedAt: now });
        await tx.execute(
          sql`insert into ${sql.identifier(relation)} (person_id, product_id) values (${person.id}, ${id})`,
        );
      },
      () => remove(person, id, 2),
    );
    expect(isHeld).toBe(false);
    expect(await held(person)).toEqual([]);
  });

  it('changes of two sessions are not compared', async () => {
    const person = await world.person();
    const elsewhere = await anotherSessionOf(person);
    const [id = ''] = await world.shelve({});
    expect(await add(person, id, 500)).toBe(true);
    expect(await remove(elsewhere, id, 3)).toBe(false);
    expect(await add(person, id, 499)).toBe(false);
    expect(await add(elsewhere, id, 4)).toBe(true);
    expect(await remove(person, id, 501)).toBe(false);
  });

  it('numbered changes do not affect those without a number', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    expect(await add(person, id, 7)).toBe(true);
    expect(await remove(person, id)).toBe(false);
    expect(await add(person, id)).toBe(true);
    expect(await held(person)).toEqual([id]);
  });

  it('a refused change can be made once the product exists', async () => {
    const person = await world.person();
    const refused = add(person, 'later', 2);
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    const [id = ''] = await world.shelve({ id: 'later' });
    expect(await add(person, id, 1)).toBe(true);
    await remove(person, id, 3);
    await world.database.db.execute(sql`delete from products where id = 'later'`);
  });
});

describe('a numbered change', () => {
  it('the number may be in the query', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({});
    const like = ways[0] as (typeof ways)[number];
    const headers = { authorization: `Bearer ${person.token}` };
    const removed = await world.send(`/api/likes/remove?productId=${id}&sequence=2`, {
      method: 'DELETE',
      headers,
    });
    expect(removed.status).toBe(200);
    expect(await like.add(person, id, 1)).toBe(false);
  });

  it.each(['-1', '1.5', 'first', '9007199254740993'])('the number %s is refused', async (sequence) => {
    const person = await world.person();
    const headers = { authorization: `Bearer ${person.token}` };
    const path = `/api/cart/removeItem?productId=p&sequence=${sequence}`;
    expect((await world.send(path, { method: 'DELETE', headers })).status).toBe(400);
  });

  it('numbers are compared for a day, and then deleted', async () => {
    const own = await openWorld();
    const person = await own.person();
    const [first = '', second = ''] = await own.shelve({}, {});
    const numbers = async () =>
      (await own.database.db.select({ rows: count() }).from(membershipChanges))[0]?.rows;
    const like = (productId: string, sequence: number) =>
      person.client.likes.add({ body: { productId, name: 'Tea', price: 1, sequence } });
    await like(first, 5);
    own.clock.now += DAY - HOUR;
    await person.client.likes.remove({ body: { productId: first, sequence: 4 } });
    await like(second, 6);
    expect(await numbers()).toBe(2);
    own.clock.now += 2 * HOUR;
    await like(second, 7);
    expect(await numbers()).toBe(1);
    expect((await person.client.likes.list({ query: {} })).products).toHaveLength(2);
    await own[Symbol.asyncDispose]();
  });
});

describe('replaced things', () => {
  it('each person gets the replacement once, with the time of the first, and other things stay', async () => {
    const { db } = world.database;
    const [one, both, another] = [await world.person(), await world.person(), await world.person()];
    const [old = '', older = '', replacement = '', unconcerned = ''] = await world.shelve({}, {}, {}, {});
    const since = (day: number) => new Date(Date.UTC(2026, 0, day));
    await db.insert(likes).values([
      { personId: one.id, productId: old, createdAt: since(3) },
      { personId: one.id, productId: older, createdAt: since(2) },
      { personId: both.id, productId: old, createdAt: since(4) },
      { personId: both.id, productId: replacement, createdAt: since(5) },
      { personId: another.id, productId: unconcerned, createdAt: since(6) },
    ]);
    const membership = createLikes(db, () => world.clock.now);
    await db.transaction((tx) =>
      membership.replace(tx, [
        { id: old, by: replacement },
        { id: older, by: replacement },
      ]),
    );
    const of = ({ id }: Person) =>
      db
        .select({ productId: likes.productId, since: likes.createdAt })
        .from(likes)
        .where(eq(likes.personId, id));
    expect(await of(one)).toEqual([{ productId: replacement, since: since(2) }]);
    expect(await of(both)).toEqual([{ productId: replacement, since: since(5) }]);
    expect(await of(another)).toEqual([{ productId: unconcerned, since: since(6) }]);
  });
});
