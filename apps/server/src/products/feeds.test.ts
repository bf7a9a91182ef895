// Runs on both databases: snapshots are built in transactions, with hand-written SQL.

import type { ProductPage } from '@vitrine/api';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { feedPositions, feedSnapshots } from '../ranked-feeds/ranked-feeds.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { products } from './products.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.database.db.delete(products);
  await world.database.db.delete(feedSnapshots);
});

const ids = (page: ProductPage) => page.products.map((product) => product.id);
const many = (count: number, like = {}) => Array.from({ length: count }, () => like);
const snapshotsOf = async (feed: 'popular' | 'verified' | 'personalized') =>
  (await world.database.db.select().from(feedSnapshots).where(eq(feedSnapshots.feed, feed))).length;
/** Pretends that rankings were built quickly, as slow ones would stay in use longer. */
const rankedQuickly = () => world.database.db.update(feedSnapshots).set({ builtInMs: 0 });
const like = (person: Person, id = '') =>
  person.client.likes.add({ body: { productId: id, name: 'Tea', price: 1 } });

describe('the popular feed: GET /api/products/popular', () => {
  it('the popular feed shows the whole catalogue page by page, the most popular first', async () => {
    const shelved = await world.shelve(...many(45));
    const guest = world.client().products;
    const first = await guest.popular({ query: {} });
    const third = await guest.popular({ query: { page: 3, snapshot: first.snapshot ?? undefined } });
    expect(ids(first)).toEqual(shelved.slice(0, 20));
    expect(ids(third)).toEqual(shelved.slice(40));
    expect(first.pagination).toEqual({ page: 1, pages: 3 });
  });

  it('the popular feed never repeats a product on a later page while products come and go', async () => {
    const shelved = await world.shelve(...many(60));
    const guest = world.client().products;
    const seen: string[] = [];
    let snapshot: string | undefined;
    for (let page = 1; page <= 3; page += 1) {
      const answer = await guest.popular({ query: { page, snapshot } });
      seen.push(...ids(answer));
      snapshot = answer.snapshot ?? undefined;
      await world.shelve(...many(7, { popularity: 1000 }));
      await world.database.db.delete(products).where(eq(products.id, shelved[page * 20 + 3] ?? ''));
      await guest.popular({ query: {} }); // another visitor opens the feed and gets a new ranking
    }
    expect(seen).toEqual(shelved.filter((id) => id !== shelved[23] && id !== shelved[43]));
  });

  it('the next visitor of the popular feed sees a new product', async () => {
    await world.shelve(...many(3));
    const guest = world.client().products;
    await guest.popular({ query: {} });
    const [added] = await world.shelve({ popularity: 1000 });
    expect(ids(await guest.popular({ query: {} }))[0]).toBe(added);
  });

  it('the popular feed is ranked once for all who open it at the same time', async () => {
    await world.shelve(...many(30));
    const guest = world.client().products;
    const pages = await Promise.all(Array.from({ length: 12 }, () => guest.popular({ query: {} })));
    expect(new Set(pages.map(({ snapshot }) => snapshot)).size).toBe(1);
    expect(await snapshotsOf('popular')).toBe(1);
  });

  it('the popular feed is ranked once for all instances', async () => {
    await world.shelve(...many(30));
    const send = [world.send, world.sendToAnother];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, each) => send[each % 2]?.('/api/products/popular')),
    );
    expect(answers.every((answer) => answer?.status === 200)).toBe(true);
    expect(await snapshotsOf('popular')).toBe(1);
  });

  it('the popular feed is ranked again after ten minutes, and viewers who scroll keep theirs for an hour', async () => {
    const shelved = await world.shelve(...many(30));
    const guest = world.client().products;
    const first = await guest.popular({ query: {} });
    const secondPage = { page: 2, snapshot: first.snapshot ?? undefined };
    world.clock.now += 10 * MINUTE;
    const later = await guest.popular({ query: {} });
    expect(later.snapshot).not.toBe(first.snapshot);
    world.clock.now += 50 * MINUTE;
    await guest.popular({ query: {} });
    expect((await guest.popular({ query: secondPage })).snapshot).toBe(first.snapshot);
    world.clock.now += HOUR;
    await guest.popular({ query: {} });
    const fallenBack = await guest.popular({ query: secondPage });
    expect(fallenBack.snapshot).not.toBe(first.snapshot);
    expect(ids(fallenBack)).toEqual(shelved.slice(20));
    const [rows] = await world.database.db.select({ left: count() }).from(feedPositions);
    expect(rows?.left).toBe(30 * (await snapshotsOf('popular')));
  });

  it('a feed that takes long to rank shows its old ranking meanwhile', async () => {
    await world.shelve(...many(3));
    const guest = world.client().products;
    const before = await guest.popular({ query: {} });
    await world.database.db.update(feedSnapshots).set({ builtInMs: 4000 });
    const [added = ''] = await world.shelve({ popularity: 1000 });

    world.clock.now += 79_000; // ranking may take a twentieth of the time
    expect((await guest.popular({ query: {} })).snapshot).toBe(before.snapshot);
    expect(await snapshotsOf('popular')).toBe(1);
    world.clock.now += 1000;
    expect((await guest.popular({ query: {} })).snapshot).toBe(before.snapshot);
    await expect.poll(async () => ids(await guest.popular({ query: {} }))).toContain(added);

    await world.database.db.update(feedSnapshots).set({ builtInMs: 4000 });
    const [late = ''] = await world.shelve({ popularity: 2000 });
    world.clock.now += 20 * MINUTE;
    expect(ids(await guest.popular({ query: {} }))).toContain(late);
  });

  it('the popular feed is empty far beyond its end', async () => {
    await world.shelve(...many(3));
    const page = await world.client().products.popular({ query: { page: 100_000, limit: 100 } });
    expect(page).toMatchObject({ products: [], pagination: { page: 100_000, pages: 1 } });
  });

  it('the popular feed is empty while the catalogue is', async () => {
    const page = await world.client().products.popular({ query: {} });
    expect(page).toMatchObject({ products: [], pagination: { page: 1, pages: 0 } });
  });

  it('the popular feed does not show the ranking of another feed', async () => {
    await world.shelve(...many(3), { verified: true });
    const guest = world.client().products;
    const verified = await guest.verified({ query: {} });
    const popular = await guest.popular({ query: { snapshot: verified.snapshot ?? undefined } });
    expect(popular.products).toHaveLength(4);
  });
});

describe('the verified feed: GET /api/products/verified', () => {
  it('the verified feed shows verified products only', async () => {
    const shelved = await world.shelve({}, { verified: true }, {}, { verified: true });
    const page = await world.client().products.verified({ query: {} });
    expect(ids(page)).toEqual([shelved[1], shelved[3]]);
    expect(page.products.every(({ verified }) => verified)).toBe(true);
  });
});

describe('the personalized feed: GET /api/products/personalized', () => {
  it('the personalized feed requires a signed-in person', async () => {
    const call = world.client().products.personalized({ query: {} });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('the personalized feed is empty for a person without likes', async () => {
    await world.shelve(...many(3, { category: 'Shoes' }));
    const { client } = await world.person();
    const page = await client.products.personalized({ query: {} });
    expect(page).toMatchObject({ products: [], pagination: { page: 1, pages: 0 } });
  });

  it('the personalized feed shows products similar to liked ones first, and not the liked ones', async () => {
    const person = await world.person();
    const [boots, sandals, hat, mug] = await world.shelve(
      { category: 'Shoes', brand: 'Fjord', color: 'Red' },
      { category: 'Shoes', brand: 'Coast', color: 'Blue', priceCents: 90_000 },
      { category: 'Hats', brand: 'Coast', color: 'Red', priceCents: 90_000, popularity: 50 },
      { category: 'Mugs', brand: 'Kiln', color: 'Blue', priceCents: 90_000, popularity: 99 },
    );
    await like(person, boots);
    const page = await person.client.products.personalized({ query: {} });
    expect(ids(page)).toEqual([sandals, hat]);
    expect(ids(page)).not.toContain(mug);
  });

  it('a like does not rank the personalized feed again for its reader, but for the next visit', async () => {
    const person = await world.person();
    const shelved = await world.shelve(...many(45, { category: 'Shoes' }));
    await like(person, shelved[0]);
    const first = await person.client.products.personalized({ query: {} });
    await like(person, shelved[30]);
    const named = await person.client.products.personalized({
      query: { page: 2, snapshot: first.snapshot ?? undefined },
    });
    const unnamed = await person.client.products.personalized({ query: { page: 2 } });
    expect(ids(named)).toEqual(shelved.slice(21, 41));
    expect(ids(unnamed)).toEqual(ids(named));
    await rankedQuickly();
    const fresh = await person.client.products.personalized({ query: { limit: 100 } });
    expect(ids(fresh)).not.toContain(shelved[30]);
  });

  it.each([
    [
      'a cart',
      (person: Person, id: string) =>
        person.client.cart.add({ body: { productId: id, name: 'x', price: 1 } }),
    ],
    [
      'a saved search',
      (person: Person) =>
        person.client.savedSearches.save({ params: { userId: person.id }, body: { query: 'boots' } }),
    ],
    ['a search', (person: Person) => person.client.search.query({ body: { query: 'bots' } })],
  ])('the personalized feed also follows %s', async (_, show) => {
    const person = await world.person();
    const [boot = '', another] = await world.shelve(
      { name: 'Boots', category: 'Shoes' },
      { name: 'Ankle Boots', category: 'Shoes' },
      { name: 'Mug', category: 'Mugs', popularity: 99 },
    );
    await show(person, boot);
    const seen = ids(await person.client.products.personalized({ query: {} }));
    expect(seen).toContain(another);
    expect(seen.length).toBeLessThan(3);
  });

  it('the personalized feed shows no products of the cart', async () => {
    const person = await world.person();
    const [liked, carted = '', other] = await world.shelve(...many(3, { category: 'Shoes' }));
    await like(person, liked);
    await person.client.cart.add({ body: { productId: carted, name: 'x', price: 1 } });
    expect(ids(await person.client.products.personalized({ query: {} }))).toEqual([other]);
  });

  it('the personalized feed follows new interests more than old ones', async () => {
    const person = await world.person();
    const shoes = await world.shelve(...many(30, { category: 'Shoes' }));
    const hats = await world.shelve(...many(30, { category: 'Hats', popularity: -5000 }));
    for (const id of [...shoes.slice(0, 10), ...hats.slice(0, 10)]) await like(person, id);
    const feed = await person.client.products.personalized({ query: { limit: 10 } });
    const categories = feed.products.map(({ category }) => category);
    expect(categories[0]).toBe('Hats');
    expect(categories.filter((category) => category === 'Hats').length).toBeGreaterThan(5);
  });

  it('the personalized feed never fills nine places in a row with one brand while there is another', async () => {
    const person = await world.person();
    const [liked] = await world.shelve(
      ...many(40, { category: 'Shoes', brand: 'Fjord' }),
      ...many(40, { category: 'Shoes', brand: 'Coast', popularity: -5000 }),
    );
    await like(person, liked);
    const feed = await person.client.products.personalized({ query: { limit: 40 } });
    const brands = feed.products.map(({ brand }) => brand);
    expect(brands[0]).toBe('Fjord');
    for (let from = 0; from + 9 <= brands.length; from += 1)
      expect(new Set(brands.slice(from, from + 9)).size, `from place ${from}`).toBe(2);
  });

  it('the personalized feed shows at most a third of one category on a screen, despite many likes of it', async () => {
    const person = await world.person();
    const bags = await world.shelve(...many(60, { category: 'Bags', color: 'Red' }));
    await world.shelve(
      ...many(20, { category: 'Shoes', color: 'Red' }),
      ...many(30, { category: 'Hats', popularity: -500 }),
      ...many(30, { category: 'Mugs', popularity: -900 }),
    );
    for (const id of bags.slice(0, 5)) await like(person, id);
    const feed = await person.client.products.personalized({ query: { limit: 60 } });
    const categories = feed.products.map(({ category }) => category);
    expect(categories).toHaveLength(60);
    expect(categories[0]).toBe('Bags');
    for (let from = 0; from + 12 <= categories.length; from += 1) {
      const screen = categories.slice(from, from + 12);
      for (const category of new Set(screen))
        expect(screen.filter((other) => other === category).length, `from place ${from}`).toBeLessThan(5);
    }
  });

  it('the personalized feed states a reason for each product, on every page', async () => {
    const person = await world.person();
    const [bag, , boot = ''] = await world.shelve(
      { name: 'Tote', category: 'Bags', brand: 'Fjord', color: 'Red' },
      { name: 'Clutch', category: 'Bags' },
      { name: 'Ankle Boot', category: 'Shoes' },
      { name: 'Sandal', category: 'Shoes' },
      { name: 'Wide Straw Hat', category: 'Hats' },
      { name: 'Glazed Mug', category: 'Mugs' },
      { name: 'Fjord Kettle', category: 'Kettles', brand: 'Fjord', color: 'Red' },
      { name: 'Red Lamp', category: 'Lamps', color: 'Red' },
      ...many(3, { name: 'Satchel', category: 'Bags', popularity: -5000 }),
    );
    await like(person, bag);
    await person.client.cart.add({ body: { productId: boot, name: 'x', price: 1 } });
    await person.client.search.query({ body: { query: 'straw hat' } });
    await person.client.savedSearches.save({ params: { userId: person.id }, body: { query: 'mug' } });
    const first = await person.client.products.personalized({ query: { limit: 5 } });
    const next = { limit: 5, page: 2, snapshot: first.snapshot ?? undefined };
    const second = await person.client.products.personalized({ query: next });
    const why = Object.fromEntries(
      [...first.products, ...second.products].map(({ name, reason }) => [name, reason]),
    );
    expect(why).toMatchObject({
      Clutch: { code: 'liked', about: 'Tote' },
      Sandal: { code: 'inCart', about: 'Ankle Boot' },
      'Wide Straw Hat': { code: 'searched', about: 'straw hat' },
      'Glazed Mug': { code: 'savedSearch', about: 'mug' },
      'Fjord Kettle': { code: 'brand' },
      'Red Lamp': { code: 'color' },
    });
    const popular = await person.client.products.popular({ query: {} });
    expect(popular.products.some(({ reason }) => reason)).toBe(false);
  });

  it('products between ones that are too much alike have the reason “popular”', async () => {
    const person = await world.person();
    const [bag] = await world.shelve(...many(9, { category: 'Bags' }), { name: 'Mug', category: 'Mugs' });
    await like(person, bag);
    const feed = await person.client.products.personalized({ query: {} });
    expect(feed.products.map(({ category, reason }) => [category, reason?.code]).slice(0, 3)).toEqual([
      ['Bags', 'liked'],
      ['Bags', 'liked'],
      ['Mugs', 'popular'],
    ]);
  });

  it('a dismissed product is hidden, and similar ones become fewer, until it is taken back', async () => {
    const person = await world.person();
    const [shoe, hat, another = ''] = await world.shelve(
      { category: 'Shoes' },
      { category: 'Hats' },
      ...many(3, { category: 'Shoes' }),
      ...many(3, { category: 'Hats' }),
    );
    await like(person, hat);
    await like(person, shoe);
    const feed = async () => {
      await rankedQuickly();
      return (await person.client.products.personalized({ query: {} })).products;
    };
    expect((await feed())[0]).toMatchObject({ id: another, category: 'Shoes' });
    await person.client.dismissals.add({ body: { productId: another } });
    expect((await feed())[0]).toMatchObject({ category: 'Hats' });
    expect((await feed()).map(({ id }) => id)).not.toContain(another);
    await person.client.dismissals.remove({ body: { productId: another } });
    expect((await feed())[0]).toMatchObject({ id: another });
  });

  it('the personalized feed stays empty for a person with only dismissals', async () => {
    const person = await world.person();
    const [bag = ''] = await world.shelve(...many(3, { category: 'Bags' }));
    await person.client.dismissals.add({ body: { productId: bag } });
    const page = await person.client.products.personalized({ query: {} });
    expect(page).toMatchObject({ products: [], pagination: { page: 1, pages: 0 } });
  });

  it('the snapshot of another person gives no access to their personalized feed', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const [one = ''] = await world.shelve(...many(3, { category: 'Shoes' }));
    await like(other, one);
    const theirs = await other.client.products.personalized({ query: {} });
    expect(theirs.products).toHaveLength(2);
    const mine = await person.client.products.personalized({
      query: { snapshot: theirs.snapshot ?? undefined },
    });
    expect(mine.products).toEqual([]);
  });
});

describe('a product', () => {
  it('a product has all its facts', async () => {
    const owner = await world.person();
    const sources = [
      { url: '/media/demo/a-320.webp', width: 320 },
      { url: '/media/demo/a-640.webp', width: 640 },
    ];
    const [id = ''] = await world.shelve({
      name: 'Kettle',
      priceCents: 12_950,
      rating: 4.3,
      ownerId: owner.id,
      pictureWidth: 640,
      pictureHeight: 800,
      picturePlaceholder: '#ccc',
      pictureSources: sources,
    });
    expect(await world.client().products.get({ params: { id } })).toMatchObject({
      name: 'Kettle',
      price: 129.5,
      rating: 4.3,
      username: owner.username,
      imageUrl: '/media/demo/a-640.webp',
      picture: { width: 640, height: 800, placeholder: '#ccc', sources },
    });
  });

  it('an unknown product is not found', async () => {
    const call = world.client().products.get({ params: { id: 'nothing' } });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
  });
});
