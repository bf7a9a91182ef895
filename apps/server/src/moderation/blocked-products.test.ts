// Runs on both databases: blocks are part of the SQL of every product list.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const HOUR = 3_600_000;
const block = (one: Person, other: Person) => one.client.moderation.block({ body: { blockedId: other.id } });
const unblock = (one: Person, other: Person) =>
  one.client.moderation.unblock({ body: { blockedId: other.id } });
const named = (products: readonly { id: string }[]) => products.map(({ id }) => id);

/** Creates shawls that two finders added, and one without a finder. */
async function shawls(word: string) {
  const [viewer, finder, other] = [await world.person(), await world.person(), await world.person()];
  const like = { category: word, brand: 'Weaver', verified: true };
  const [theirs = '', others = '', nobodys = '', theirSecond = ''] = await world.shelve(
    { ...like, name: `Blue ${word}`, ownerId: finder.id, link: `https://shop.example/${word}/1` },
    { ...like, name: `Green ${word}`, ownerId: other.id },
    { ...like, name: `Red ${word}` },
    { ...like, name: `Grey ${word}`, ownerId: finder.id },
  );
  return { word, viewer, finder, other, theirs, others, nobodys, theirSecond };
}

/** Returns the ids in all product lists that a client sees. */
async function listedFor(
  client: Person['client'],
  { word, others, theirs }: Awaited<ReturnType<typeof shawls>>,
) {
  const search = { query: word, limit: 10, start: 0, sortBy: 'default' as const };
  const [popular, verified, results, similar, viewed] = await Promise.all([
    client.products.popular({ query: { limit: 100 } }),
    client.products.verified({ query: { limit: 100 } }),
    client.search.query({ body: search }),
    client.recommendations.similar({ params: { id: others }, query: {} }),
    client.recommendations.named({ query: { ids: `${theirs},${others}` } }),
  ]);
  const ofWord = (products: readonly { id: string; category: string | null }[]) =>
    named(products.filter(({ category }) => category === word));
  return {
    popular: ofWord(popular.products),
    verified: ofWord(verified.products),
    results: named(results.results),
    total: results.total,
    similar: named(similar.products).toSorted(),
    viewed: named(viewed.products),
  };
}

describe('products with a blocked finder', () => {
  it('such products are neither listed nor counted for both people until the block ends; guests see them (D15)', async () => {
    const all = await shawls('shawl');
    const { viewer, finder, theirs, others, nobodys, theirSecond } = all;
    const everything = {
      popular: [theirs, others, nobodys, theirSecond],
      verified: [theirs, others, nobodys, theirSecond],
      results: [theirs, others, nobodys, theirSecond],
      total: 4,
      similar: [theirs, nobodys, theirSecond].toSorted(),
      viewed: [theirs, others],
    };
    const without = {
      popular: [others, nobodys],
      verified: [others, nobodys],
      results: [others, nobodys],
      total: 2,
      similar: [nobodys],
      viewed: [others],
    };
    expect(await listedFor(viewer.client, all)).toEqual(everything);

    await block(viewer, finder);
    expect(await listedFor(viewer.client, all)).toEqual(without);
    expect(await listedFor(world.client(), all)).toEqual(everything);
    await unblock(viewer, finder);
    expect(await listedFor(viewer.client, all)).toEqual(everything);

    await block(finder, viewer);
    expect(await listedFor(viewer.client, all)).toEqual(without);
    expect(await listedFor(finder.client, all)).toEqual(everything);
  });

  it('such products are missing in the personal feed, and in new matches and results of saved searches', async () => {
    const { viewer, finder, theirs, others, theirSecond } = await shawls('poncho');
    const { client } = viewer;
    await client.search.query({ body: { query: 'poncho', limit: 10, start: 0, sortBy: 'default' } });
    await client.savedSearches.save({
      params: { userId: viewer.id },
      body: { query: 'poncho', searchResults: [theirs, others] },
    });
    world.clock.now += HOUR;
    await world.shelve(
      { name: 'New poncho', ownerId: finder.id, createdAt: new Date(Date.now() + HOUR) },
      { name: 'Newer poncho', createdAt: new Date(Date.now() + HOUR) },
    );
    const seen = async () => {
      const { searches } = await client.savedSearches.list({ params: { userId: viewer.id }, query: {} });
      const { products } = await client.products.personalized({ query: { limit: 100 } });
      const [search] = searches;
      const found = new Set(named(products));
      return {
        newMatches: search?.newMatches,
        results: named(search?.searchResults ?? []),
        feed: [theirs, others, theirSecond].filter((id) => found.has(id)),
      };
    };
    expect(await seen()).toEqual({
      newMatches: 2,
      results: [theirs, others],
      feed: [theirs, others, theirSecond],
    });
    await block(viewer, finder);
    expect(await seen()).toEqual({ newMatches: 1, results: [others], feed: [others] });
  });

  it('such products stay in likes, cart, dismissals and at their address, without the name of their finder', async () => {
    const { viewer, finder, theirs, others } = await shawls('kimono');
    const { likes, cart, dismissals, products } = viewer.client;
    for (const productId of [theirs, others]) {
      await likes.add({ body: { productId, name: 'Kimono', price: 10 } });
      await cart.add({ body: { productId, name: 'Kimono', price: 10 } });
      await dismissals.add({ body: { productId } });
    }
    const finderOf = (list: readonly { id: string; username: string | null }[]) =>
      list.find(({ id }) => id === theirs)?.username;
    const seen = async () => ({
      liked: finderOf((await likes.list({})).products),
      inCart: finderOf((await cart.list({})).items),
      dismissed: finderOf((await dismissals.list({})).products),
      alone: (await products.get({ params: { id: theirs } })).username,
    });
    const { username } = finder;
    expect(await seen()).toEqual({ liked: username, inCart: username, dismissed: username, alone: username });
    await block(finder, viewer);
    expect(await seen()).toEqual({ liked: null, inCart: null, dismissed: null, alone: null });
    expect((await products.get({ params: { id: others } })).username).not.toBeNull();
  });

  it('such products leave no page of a feed empty while more follow', async () => {
    const [viewer, finder] = [await world.person(), await world.person()];
    const first = { popularity: 100, verified: true };
    await world.shelve(...Array.from({ length: 7 }, () => ({ ...first, ownerId: finder.id })));
    const [next = ''] = await world.shelve({ ...first, popularity: 99 });
    const query = { limit: 2, page: 1 };
    await viewer.client.products.verified({ query });
    await block(viewer, finder);
    const { products } = await viewer.client.products.verified({ query });
    expect(named(products)[0]).toBe(next);
  });

  it('such products make pages of a search neither shorter nor fewer', async () => {
    const [viewer, finder] = [await world.person(), await world.person()];
    const ids = await world.shelve(
      ...Array.from({ length: 30 }, (_, index) => ({
        name: `Tabard ${index}`,
        ownerId: index % 2 === 0 ? finder.id : null,
      })),
    );
    await block(viewer, finder);
    const page = (start: number, asOf?: number | null) =>
      viewer.client.search.query({
        body: {
          query: 'tabard',
          limit: 10,
          start,
          sortBy: 'default',
          ...(asOf ? { asOf } : {}),
        },
      });
    const first = await page(0);
    const second = await page(first.nextStart, first.asOf);
    expect([...named(first.results), ...named(second.results)]).toEqual(
      ids.filter((_, index) => index % 2 === 1),
    );
    expect([first.total, first.results.length, second.nextStart]).toEqual([15, 10, -1]);
  });
});
