// Runs on both databases: the maximum per person is checked under a lock, in a transaction.

import { NEW_MATCHES_MAX, SAVED_RESULTS_MAX, SAVED_SEARCHES_MAX, type SavedFilters } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../products/products.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { savedSearches } from './saved-searches.table.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.database.db.delete(products);
  person = await world.person();
});

const own = (who = person) => ({ userId: who.id });
const save = (query: string, more: { title?: string; searchResults?: unknown[] } = {}, who = person) =>
  who.client.savedSearches.save({ params: own(who), body: { query, ...more } });
const list = async (who = person) => (await who.client.savedSearches.list({ params: own(who) })).searches;
const rename = (searchId: string, title: string, who = person) =>
  who.client.savedSearches.rename({ params: { ...own(who), searchId }, body: { title } });
const remove = (searchId: string, who = person) =>
  who.client.savedSearches.remove({ params: { ...own(who), searchId } });
const open = (searchId: string, who = person) =>
  who.client.savedSearches.open({ params: { ...own(who), searchId } });
const asResults = (ids: string[]) => ids.map((id) => ({ id }));

describe('POST /api/saved-searches/save/{userId}', () => {
  it('saving keeps a query with its results in order, and lists the newest search first', async () => {
    const [first = '', second = ''] = await world.shelve({ name: 'Tea' }, { name: 'Tea' });
    const tea = await save('  Tea  ', { searchResults: asResults([second, first, second]), title: ' Mine ' });
    expect(tea).toMatchObject({ query: 'Tea', title: 'Mine', newMatches: 0, timestamp: world.clock.now });
    world.clock.now += 1000;
    const mug = await save('mug');
    expect(mug).toMatchObject({ title: null, searchResults: [] });
    const [newest, oldest] = await list();
    expect([newest, oldest]).toEqual([mug, tea]);
    expect(oldest?.searchResults.map(({ id }) => id)).toEqual([second, first]);
  });

  it('saving takes results under any name of an id; the list shows them as they are now, with the viewer’s flags', async () => {
    const [a = '', b = '', c = '', gone = ''] = await world.shelve({}, {}, {}, {});
    await person.client.cart.add({ body: { productId: b, name: 'Tea', price: 1 } });
    await save('tea', {
      searchResults: [a, { product_id: b, name: 'x' }, { productId: c }, { id: gone }, 7, null, {}],
    });
    await world.database.db.delete(products).where(eq(products.id, gone));
    const [kept] = await list();
    expect(kept?.searchResults).toMatchObject([
      { id: a, isInCart: false },
      { id: b, isInCart: true, name: expect.stringContaining('Product') },
      { id: c },
    ]);
  });

  it('saving takes a hundred results without links and pictures, under any names', async () => {
    const shelved = Array.from({ length: SAVED_RESULTS_MAX }, (_, each) => ({
      name: `Tea ${each} ${'é'.repeat(190)}`,
      link: `https://tea.example/${'x'.repeat(840)}/${each}`,
    }));
    const ids = await world.shelve(...shelved);
    const { results } = await person.client.search.query({
      body: { query: 'tea', limit: SAVED_RESULTS_MAX },
    });
    expect(results).toHaveLength(SAVED_RESULTS_MAX);
    const searchResults = results.map(
      ({ link: _link, imageUrl: _image, picture: _picture, ...result }) => result,
    );
    const kept = await save('tea', { searchResults });
    expect(new Set(kept.searchResults.map(({ id }) => id))).toEqual(new Set(ids));
    expect(kept.searchResults.every(({ link }) => link?.startsWith('https://tea.example/'))).toBe(true);
  });

  it('saving the same query again, in other case and spacing, updates the search', async () => {
    const [id = ''] = await world.shelve({ name: 'Tea' });
    const first = await save('Red Tea', { title: 'Mine' });
    world.clock.now += 1000;
    const second = await save(' red   TEA', { searchResults: asResults([id]) });
    expect(second).toMatchObject({
      id: first.id,
      query: 'red   TEA',
      title: 'Mine',
      timestamp: world.clock.now,
    });
    expect(await list()).toEqual([second]);
    expect(await save('red tea', { title: 'Ours' })).toMatchObject({ id: first.id, title: 'Ours' });
  });

  it('saving in parallel on two instances keeps one search', async () => {
    const send = [world.send, world.sendToAnother];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        send[each % 2]?.(`/api/saved-searches/save/${person.id}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query: each % 3 ? 'tea' : 'TEA' }),
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await list()).toHaveLength(1);
  });

  it('saving refuses a blank query, too many results and too many searches, and keeps no part', async () => {
    await expect(save('  ')).rejects.toMatchObject({ status: 400, code: 'saved_search_blank' });
    const tooMany = Array.from({ length: SAVED_RESULTS_MAX + 1 }, (_, each) => `p${each}`);
    await expect(save('tea', { searchResults: tooMany })).rejects.toMatchObject({ status: 400 });
    expect(await list()).toEqual([]);

    await world.database.db.insert(savedSearches).values(
      Array.from({ length: SAVED_SEARCHES_MAX - 1 }, (_, each) => ({
        id: `s${person.id}${each}`,
        personId: person.id,
        query: `query ${each}`,
        queryKey: `query ${each}`,
        productIds: [],
        savedAt: new Date(world.clock.now),
        newFrom: new Date(world.clock.now),
      })),
    );
    const both = await Promise.allSettled([save('tea'), save('mug')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save('cup')).rejects.toMatchObject({ status: 409, code: 'saved_searches_full' });
    expect(await save('QUERY 7', { title: 'still' })).toMatchObject({ title: 'still' });
    expect(await list()).toHaveLength(SAVED_SEARCHES_MAX);
  });

  it.each(['🧵', '!!!', '\ufdfa'.repeat(2000), "'; drop table saved_searches; --"])(
    'saving accepts a query such as %s',
    async (query) => {
      const kept = await save(query);
      expect(await list()).toEqual([kept]);
      expect(kept.query).toBe(query.slice(0, 500));
    },
  );
});

describe('GET /api/saved-searches/get/{userId}?form=short', () => {
  it('the short form has no results, and opening a search returns them', async () => {
    const ids = await world.shelve({ name: 'Tea' }, { name: 'Tea' });
    const kept = await save('tea', { title: 'Mine', searchResults: ids });
    const short = await person.client.savedSearches.list({ params: own(), query: { form: 'short' } });
    expect(short.searches).toEqual([{ ...kept, searchResults: [] }]);
    expect(await open(kept.id)).toEqual(kept);
    expect(await list()).toEqual([kept]);
  });

  it('the short form stays small and reads no products, however many are saved', async () => {
    const ids = await world.shelve(...Array.from({ length: SAVED_RESULTS_MAX }, () => ({ name: 'Tea' })));
    for (const query of ['tea', 'mug', 'cup']) await save(query, { searchResults: ids });
    const answer = await world.send(`/api/saved-searches/get/${person.id}?form=short`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect((await answer.text()).length).toBeLessThan(3 * 400);
  });
});

describe('GET /api/saved-searches/get/{userId}?form=pictured', () => {
  const pictured = async (who = person) =>
    (await who.client.savedSearches.list({ params: own(who), query: { form: 'pictured' } })).searches;
  const pictureOf = (name: string) => ({
    pictureWidth: 800,
    pictureHeight: 1000,
    pictureSources: [
      { url: `/media/${name}-320.jpg`, width: 320 },
      { url: `/media/${name}-800.jpg`, width: 800 },
    ],
  });
  const shelveAs = (...names: string[]) =>
    world.shelve(...names.map((name) => ({ name, ...pictureOf(name) })));
  const small = (...names: string[]) => names.map((name) => `/media/${name}-320.jpg`);

  it('the pictured form has the first three pictures of each search, and no results', async () => {
    const teas = await shelveAs('tea-1', 'tea-2', 'tea-3', 'tea-4');
    const [mug = ''] = await shelveAs('mug-1');
    const [plain = ''] = await world.shelve({ name: 'Tea without a picture' });
    const tea = await save('tea', { searchResults: [plain, ...teas.toReversed()] });
    world.clock.now += 1000;
    const mugs = await save('mug', { searchResults: [mug] });
    world.clock.now += 1000;
    const none = await save('cup');
    expect(await pictured()).toEqual([
      { ...none, pictures: [] },
      { ...mugs, searchResults: [], pictures: small('mug-1') },
      { ...tea, searchResults: [], pictures: small('tea-4', 'tea-3', 'tea-2') },
    ]);
    expect((await list()).every((search) => search.pictures === undefined)).toBe(true);
  });

  it('products that the viewer may not or does not want to see give no picture', async () => {
    const finder = await world.person();
    const [theirs = '', unwanted = '', unlisted = '', shown = ''] = await world.shelve(
      { name: 'Tea', ownerId: finder.id, ...pictureOf('theirs') },
      { name: 'Tea', ...pictureOf('unwanted') },
      { name: 'Tea', isListed: false, ...pictureOf('unlisted') },
      { name: 'Tea', ...pictureOf('shown') },
    );
    await save('tea', { searchResults: [theirs, unwanted, unlisted, shown] });
    const pictures = async () => (await pictured())[0]?.pictures;
    expect(await pictures()).toEqual(small('theirs', 'unwanted', 'shown'));
    await person.client.dismissals.add({ body: { productId: unwanted } });
    expect(await pictures()).toEqual(small('theirs', 'shown'));
    await person.client.moderation.block({ body: { blockedId: finder.id } });
    expect(await pictures()).toEqual(small('shown'));
  });

  it('the pictured form looks at the first twelve results only, and stays small', async () => {
    const plain = await world.shelve(...Array.from({ length: 12 }, () => ({ name: 'Tea' })));
    const [late = ''] = await shelveAs('late');
    await save('tea', { searchResults: [...plain, late] });
    await save('early', { searchResults: [...plain.slice(1), late] });
    expect((await pictured()).map(({ query, pictures }) => [query, pictures])).toEqual(
      expect.arrayContaining([
        ['tea', []],
        ['early', small('late')],
      ]),
    );
    const answer = await world.send(`/api/saved-searches/get/${person.id}?form=pictured`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect((await answer.text()).length).toBeLessThan(2 * 600);
  });
});

describe('the filters of a search', () => {
  const filters = {
    sortBy: 'price_low_to_high',
    maxPrice: 100,
    brand: ['Aria'],
    verified: true,
    ignore: ['price'],
  } as const;
  const saveWith = (query: string, given?: object) =>
    person.client.savedSearches.save({ params: own(), body: { query, filters: given } });

  it('filters are kept with the search, and replaced when it is saved again', async () => {
    expect(await saveWith('tea', filters)).toMatchObject({ filters });
    expect((await list())[0]).toMatchObject({ filters });
    expect(await saveWith('tea')).toMatchObject({ filters: {} });
  });

  it('filters are refused if no search could use them', async () => {
    await expect(saveWith('tea', { maxPrice: -1 })).rejects.toMatchObject({ status: 400 });
    await expect(saveWith('tea', { sortBy: 'whim' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('GET /api/saved-searches/get/{userId}: new matches', () => {
  const newMatches = async () =>
    Object.fromEntries((await list()).map(({ query, newMatches }) => [query, newMatches]));

  it('new matches are the products that came after the search was opened', async () => {
    await world.shelve({ name: 'Red Tea' });
    const tea = await save('tea');
    await save('red tea');
    await save('!!!');
    expect(await newMatches()).toEqual({ tea: 0, 'red tea': 0, '!!!': 0 });
    await world.shelve(
      { name: 'Green Tea' },
      { name: 'Teapot' },
      { name: 'Red Mug', category: 'Tea' },
      { name: 'Mug' },
    );
    expect(await newMatches()).toEqual({ tea: 2, 'red tea': 1, '!!!': 0 });
    expect(await rename(tea.id, 'Mine')).toMatchObject({ newMatches: 2 });
    expect(await open(tea.id)).toMatchObject({ id: tea.id, newMatches: 0 });
    expect(await newMatches()).toEqual({ tea: 0, 'red tea': 1, '!!!': 0 });
    await save('RED tea');
    expect(await newMatches()).toEqual({ tea: 0, 'RED tea': 0, '!!!': 0 });
    await world.shelve({ name: 'Tea' });
    expect(await newMatches()).toEqual({ tea: 1, 'RED tea': 0, '!!!': 0 });
  });

  it('new matches obey the filters, like the results', async () => {
    const searches: [query: string, filters: SavedFilters, matches: number][] = [
      ['tea', {}, 4],
      ['mint tea', { minPrice: 20 }, 2],
      ['green tea', { maxPrice: 50, sortBy: 'price_low_to_high' }, 2],
      ['green mint tea', { brand: ['aria', 'Other'] }, 2],
      ['mint', { color: ['RED'] }, 2],
      ['green', { verified: true, brand: [], color: [] }, 1],
      ['tea under 50', { minPrice: 20 }, 1],
      ['mint under 50', { ignore: ['price'] }, 0],
    ];
    for (const [query, filters] of searches)
      await person.client.savedSearches.save({ params: own(), body: { query, filters } });
    const name = 'Green Mint Tea';
    await world.shelve(
      { name, priceCents: 1000, brand: 'Aria' },
      { name, priceCents: 3000, color: 'Red' },
      { name, priceCents: 9000, brand: 'ARIA', color: 'red', verified: true },
      { name, priceCents: 0 },
    );
    expect(await newMatches()).toEqual(
      Object.fromEntries(searches.map(([query, , matches]) => [query, matches])),
    );
  });

  it('new matches are counted up to 99', async () => {
    await save('tea');
    await world.shelve(...Array.from({ length: 120 }, () => ({ name: 'Tea' })));
    expect(await newMatches()).toEqual({ tea: NEW_MATCHES_MAX });
  });
});

describe('PUT /api/saved-searches/rename/{userId}/{searchId}', () => {
  it('renaming sets a title, and a blank one keeps the old', async () => {
    const { id } = await save('tea');
    expect(await rename(id, '  Presents ')).toMatchObject({ id, title: 'Presents' });
    expect(await rename(id, '  ')).toMatchObject({ title: 'Presents' });
    expect((await list())[0]).toMatchObject({ title: 'Presents', query: 'tea' });
    await expect(rename(id, 'x'.repeat(201))).rejects.toMatchObject({ status: 400 });
  });

  it('renaming reports that another tab has deleted the search', async () => {
    const { id } = await save('tea');
    await remove(id);
    const isGone = { status: 404, code: 'saved_search_not_found' };
    await expect(rename(id, 'late')).rejects.toMatchObject(isGone);
    await expect(rename(id, ' ')).rejects.toMatchObject(isGone);
    await expect(open(id)).rejects.toMatchObject(isGone);
    expect(await list()).toEqual([]);
  });
});

describe('DELETE /api/saved-searches/delete/{userId}/{searchId}', () => {
  it('deleting removes the search, and a repeat is no error', async () => {
    const [product = ''] = await world.shelve({});
    const [{ id }, other] = [await save('tea', { searchResults: [product] }), await save('mug')];
    expect(await remove(id)).toEqual({ productIds: [product] });
    expect(await remove(id)).toEqual({ productIds: [] });
    expect(await list()).toEqual([other]);
  });
});

describe('searches of another person', () => {
  it('searches of another person are not found, and stay unchanged', async () => {
    const other = await world.person();
    const theirs = await save('tea', { title: 'Theirs' }, other);
    const isGone = { status: 404, code: 'saved_search_not_found' };
    await expect(rename(theirs.id, 'mine')).rejects.toMatchObject(isGone);
    await expect(open(theirs.id)).rejects.toMatchObject(isGone);
    await remove(theirs.id);
    expect(await save('tea')).not.toMatchObject({ id: theirs.id });
    expect(await list(other)).toEqual([theirs]);
  });
});
