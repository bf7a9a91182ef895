// Runs on both databases: snapshots are built in transactions, with SQL of our own.

import type { ProductPage } from '@vitrine/api';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../clock.ts';
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
/** A ranking that took long on a busy machine would be shown for a while although it is old. */
const rankedQuickly = () => world.database.db.update(feedSnapshots).set({ builtInMs: 0 });
const like = (person: Person, id = '') =>
  person.client.likes.add({ body: { productId: id, name: 'Tea', price: 1 } });

describe('the popular feed: GET /api/products/popular', () => {
  it('shows the whole catalogue, the most popular first, page by page', async () => {
    const shelved = await world.shelve(...many(45));
    const guest = world.client().products;
    const first = await guest.popular({ query: {} });
    const third = await guest.popular({ query: { page: 3, snapshot: first.snapshot ?? undefined } });
    expect(ids(first)).toEqual(shelved.slice(0, 20));
    expect(ids(third)).toEqual(shelved.slice(40));
    expect(first.pagination).toEqual({ page: 1, pages: 3 });
  });

  it('never repeats a product on a later page while products come and go', async () => {
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
      await guest.popular({ query: {} }); // somebody else opens the feed and gets a new ranking
    }
    expect(seen).toEqual(shelved.filter((id) => id !== shelved[23] && id !== shelved[43]));
  });

  it('shows a new product to whoever opens it next', async () => {
    await world.shelve(...many(3));
    const guest = world.client().products;
    await guest.popular({ query: {} });
    const [added] = await world.shelve({ popularity: 1000 });
    expect(ids(await guest.popular({ query: {} }))[0]).toBe(added);
  });

  it('is ranked once for all who open it in the same moment', async () => {
    await world.shelve(...many(30));
    const guest = world.client().products;
    const pages = await Promise.all(Array.from({ length: 12 }, () => guest.popular({ query: {} })));
    expect(new Set(pages.map(({ snapshot }) => snapshot)).size).toBe(1);
    expect(await snapshotsOf('popular')).toBe(1);
  });

  it('is ranked once for all instances', async () => {
    await world.shelve(...many(30));
    const send = [world.send, world.sendToAnother];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, each) => send[each % 2]?.('/api/products/popular')),
    );
    expect(answers.every((answer) => answer?.status === 200)).toBe(true);
    expect(await snapshotsOf('popular')).toBe(1);
  });

  it('is ranked anew after ten minutes, and goes on for an hour under those who scroll', async () => {
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

  it('that takes long to rank is shown as it was while it is ranked anew', async () => {
    await world.shelve(...many(3));
    const guest = world.client().products;
    const before = await guest.popular({ query: {} });
    await world.database.db.update(feedSnapshots).set({ builtInMs: 4000 });
    const [added = ''] = await world.shelve({ popularity: 1000 });

    world.clock.now += 79_000; // a twentieth of the time is all that it may take
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

  it('is empty far behind its end', async () => {
    await world.shelve(...many(3));
    const page = await world.client().products.popular({ query: { page: 100_000, limit: 100 } });
    expect(page).toMatchObject({ products: [], pagination: { page: 100_000, pages: 1 } });
  });

  it('is empty while the catalogue is', async () => {
    const page = await world.client().products.popular({ query: {} });
    expect(page).toMatchObject({ products: [], pagination: { page: 1, pages: 0 } });
  });

  it('does not show the ranking of another feed', async () => {
    await world.shelve(...many(3), { verified: true });
    const guest = world.client().products;
    const verified = await guest.verified({ query: {} });
    const popular = await guest.popular({ query: { snapshot: verified.snapshot ?? undefined } });
    expect(popular.products).toHaveLength(4);
  });
});

describe('the verified feed: GET /api/products/verified', () => {
  it('shows verified products only', async () => {
    const shelved = await world.shelve({}, { verified: true }, {}, { verified: true });
    const page = await world.client().products.verified({ query: {} });
    expect(ids(page)).toEqual([shelved[1], shelved[3]]);
    expect(page.products.every(({ verified }) => verified)).toBe(true);
  });
});

describe('the personalized feed: GET /api/products/personalized', () => {
  it('is for people only', async () => {
    const call = world.client().products.personalized({ query: {} });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('is empty for somebody who likes nothing yet', async () => {
    await world.shelve(...many(3, { category: 'Shoes' }));
    const { client } = await world.person();
    const page = await client.products.personalized({ query: {} });
    expect(page).toMatchObject({ products: [], pagination: { page: 1, pages: 0 } });
  });

  it('brings what is like the liked things first, and not those again', async () => {
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

  it('is not ranked anew under a reader by a like, and is for the next visit', async () => {
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
  ])('is made of %s as well', async (_, show) => {
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

  it('shows nothing that is in the cart', async () => {
    const person = await world.person();
    const [liked, carted = '', other] = await world.shelve(...many(3, { category: 'Shoes' }));
    await like(person, liked);
    await person.client.cart.add({ body: { productId: carted, name: 'x', price: 1 } });
    expect(ids(await person.client.products.personalized({ query: {} }))).toEqual([other]);
  });

  it('follows what is new more than what was', async () => {
    const person = await world.person();
    const shoes = await world.shelve(...many(30, { category: 'Shoes' }));
    const hats = await world.shelve(...many(30, { category: 'Hats', popularity: -5000 }));
    for (const id of [...shoes.slice(0, 10), ...hats.slice(0, 10)]) await like(person, id);
    const feed = await person.client.products.personalized({ query: { limit: 10 } });
    const categories = feed.products.map(({ category }) => category);
    expect(categories[0]).toBe('Hats');
    expect(categories.filter((category) => category === 'Hats').length).toBeGreaterThan(5);
  });

  it('never shows one brand in a row as long as there is another', async () => {
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

  it('shows at most a third of one category on a screen, however many of it somebody likes', async () => {
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

  it('says why each product is there, on every page', async () => {
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

  it('calls popular what comes between products that are too much alike', async () => {
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

  it('shows no more of what somebody wants less of, and less that is like it, until that is taken back', async () => {
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

  it('stays empty for somebody who has only said what they want less of', async () => {
    const person = await world.person();
    const [bag = ''] = await world.shelve(...many(3, { category: 'Bags' }));
    await person.client.dismissals.add({ body: { productId: bag } });
    const page = await person.client.products.personalized({ query: {} });
    expect(page).toMatchObject({ products: [], pagination: { page: 1, pages: 0 } });
  });

  it('cannot be read with the name of another person’s ranking', async () => {
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
  it('says what is known of it', async () => {
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
      image_url: '/media/demo/a-640.webp',
      picture: { width: 640, height: 800, placeholder: '#ccc', sources },
    });
  });

  it('that is not there is not found', async () => {
    const call = world.client().products.get({ params: { id: 'nothing' } });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
  });
});
