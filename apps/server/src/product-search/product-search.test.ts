// Runs on both databases: each has its own full-text search and similarity.

import type { InputOf, SearchAnswer, VitrineContract } from '@vitrine/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../db/words.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { recentSearches } from './product-search.table.ts';
import { termsOf } from './query-terms.ts';
import { narrowly, stemmed } from './search-words.ts';
import { COLOURS, COMPOUNDS, EMOJI, KINSHIP, NARROWER, SHADES_ALONE, SPELLINGS } from './word-lists.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.database.db.delete(products);
});

type Asked = InputOf<VitrineContract['search']['query']>['body'];

const search = (query: string, more: Partial<Asked> = {}, client = world.client()) =>
  client.search.query({ body: { query, ...more } });
const ids = (answer: SearchAnswer) => answer.results.map(({ id }) => id);
const found = async (query: string, more: Partial<Asked> = {}) => ids(await search(query, more));
const names = async (query: string, more: Partial<Asked> = {}) =>
  (await search(query, more)).results.map(({ name }) => name);
const many = (count: number, like: object = {}) => Array.from({ length: count }, () => like);

describe('POST /api/search/query: matches', () => {
  beforeEach(async () => {
    await world.shelve(
      { name: 'Cloudstep Runner', brand: 'Northlane', category: 'Shoes', color: 'Blue', retailer: 'Stride' },
      { name: 'Running Shoe, Red', brand: 'Kite', category: 'Shoes', color: 'Red', retailer: 'Stride' },
      {
        name: 'Canvas Sneakers',
        brand: 'L’Oréal Sport',
        category: 'Shoes',
        color: 'White',
        retailer: 'Mode',
      },
      { name: 'Wool Coat', brand: 'The Row', category: 'Jackets', color: 'Black', retailer: 'Red House' },
      { name: 'Soirée Slingback', brand: 'Maison Orla', category: 'Heels', color: 'Red', retailer: 'Mode' },
      { name: 'Heavyweight T-Shirt', brand: "Levi's", category: 'Tops', color: 'Gray', retailer: 'Mode' },
      {
        name: 'Straßenschuhe',
        brand: 'Groß & Söhne',
        category: 'Shoes',
        color: 'Brown',
        retailer: 'Kaufhaus',
      },
      { name: 'Mystery', brand: null, category: null, color: null, retailer: null, priceCents: null },
    );
  });

  it.each([
    ['a word of the name', 'cloudstep', ['Cloudstep Runner']],
    ['a brand', 'northlane', ['Cloudstep Runner']],
    ['a colour with a category', 'white shoes', ['Canvas Sneakers']],
    ['a retailer', 'kaufhaus', ['Straßenschuhe']],
    ['another form of the word', 'coats', ['Wool Coat']],
    ['the beginning of the last word', 'canvas sne', ['Canvas Sneakers']],
    ['a name of words that say little', 'the row', ['Wool Coat']],
    ['something, with words between that say little', 'coat for the', ['Wool Coat']],
    ['something, said with words that say little', 'the coat with wool', ['Wool Coat']],
    ['text without its accents', 'soiree', ['Soirée Slingback']],
    ['text with them', 'SOIRÉE', ['Soirée Slingback']],
    ['a name without its apostrophe', 'levis t shirt', ['Heavyweight T-Shirt']],
    ['a name with another apostrophe', 'l’oreal', ['Canvas Sneakers']],
    ['another language, in other letters', 'strassenschuhe grosS', ['Straßenschuhe']],
    ['typos in two words', 'runing shoos', ['Running Shoe, Red']],
    ['a typo in one word', 'sneekers', ['Canvas Sneakers']],
    ['a typo in a brand', 'nortlane runner', ['Cloudstep Runner']],
    ['a word that no product has, beside one that some have', 'coat zzzzqqq', ['Wool Coat']],
    ['words that no product has together', 'canvas coat', ['Wool Coat']],
  ])('a search finds %s', async (_, query, expected) => {
    expect((await names(query)).slice(0, expected.length)).toEqual(expected);
  });

  it('a meaningless query finds nothing', async () => {
    const nothing = { results: [], nextStart: -1 };
    for (const query of ['zzzzqqq', '!!!', '🧵', '%', '\\', "'"])
      expect(await search(query), query).toMatchObject(nothing);
  });

  it('products with the words in the name come before those of brand and category, and these before all others', async () => {
    await world.shelve(
      { name: 'Scarf', color: 'Cherry', popularity: 900 },
      { name: 'Ring', brand: 'Cherry Tree', popularity: 800 },
      { name: 'Cherry Lipstick', popularity: -700 },
      { name: 'Cherry Blush', popularity: -600 },
      { name: 'Hat', retailer: 'Cherry', popularity: 700 },
    );
    const expected = ['Cherry Blush', 'Cherry Lipstick', 'Ring', 'Scarf', 'Hat'];
    expect(await names('cherry')).toEqual(expected);
    await world.shelve(...many(600, { popularity: 5000, name: 'Filler' }));
    expect(await names('cherry')).toEqual(expected);
  });

  it('common words give the same order by any access path', async () => {
    const expected = await world.shelve(
      ...many(30, { name: 'Plain Mitten' }),
      ...many(30, { name: 'Plain', brand: 'Mitten', popularity: 5 }),
      ...many(30, { name: 'Plain', retailer: 'Mitten', popularity: 9 }),
    );
    const order = (from: number, to: number) => expected.slice(from, to).toSorted();
    const all = await found('mitten', { limit: 100 });
    expect([all.slice(0, 30), all.slice(30, 60).toSorted(), all.slice(60).toSorted()]).toEqual([
      expected.slice(0, 30),
      order(30, 60),
      order(60, 90),
    ]);
    const pages = await Promise.all([0, 20, 40, 60, 80].map((start) => found('mitten', { start })));
    expect(pages.flat()).toEqual(all);
  });
});

describe('POST /api/search/query: filters and order', () => {
  let shelved: string[];
  beforeEach(async () => {
    shelved = await world.shelve(
      { name: 'Tea Cup', priceCents: 3000, brand: 'Kiln', color: 'Red', verified: true },
      { name: 'Tea Cup', priceCents: 1000, brand: 'kiln', color: 'Blue' },
      { name: 'Tea Cup', priceCents: null, brand: 'Kiln', color: 'red', verified: true },
      { name: 'Tea Cup', priceCents: 2000, brand: 'Ash', color: 'Red' },
      { name: 'Tea Cup', priceCents: 0, brand: null, color: null },
      { name: 'Tea Cup', priceCents: 1000, brand: 'Ash', color: 'Blue', popularity: -999 },
    );
  });
  const places = async (query: string, more: Partial<Asked>) =>
    (await found(query, more)).map((id) => shelved.indexOf(id));

  it.each(['tea', ''])('filters and order apply to the query "%s"', async (query) => {
    expect(await places(query, {})).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await places(query, { sortBy: 'price_low_to_high' })).toEqual([1, 5, 3, 0, 2, 4]);
    expect(await places(query, { sortBy: 'price_high_to_low' })).toEqual([0, 3, 1, 5, 2, 4]);
    expect(await places(query, { minPrice: 20 })).toEqual([0, 3]);
    expect(await places(query, { minPrice: 0 })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await places(query, { maxPrice: 20 })).toEqual([1, 3, 5]);
    expect(await places(query, { minPrice: 10.01, maxPrice: 29.99 })).toEqual([3]);
    expect(await places(query, { maxPrice: 0 })).toEqual([]);
    expect(await places(query, { brand: ['Kiln'] })).toEqual([0, 1, 2]);
    expect(await places(query, { brand: ['Kiln', 'Ash'], color: ['Blue'] })).toEqual([1, 5]);
    expect(await places(query, { brand: [], color: ['Red'] })).toEqual([0, 2, 3]);
    expect(await places(query, { verified: true })).toEqual([0, 2]);
    expect(await places(query, { verified: false })).toHaveLength(6);
  });

  it('filters and order apply to misspelt words', async () => {
    expect(await places('teaa cupp', { sortBy: 'price_low_to_high', color: ['Blue'] })).toEqual([1, 5]);
  });

  it('a reversed price range and invalid filters are refused', async () => {
    await expect(search('tea', { minPrice: 20, maxPrice: 10 })).rejects.toMatchObject({
      status: 400,
      code: 'price_range_reversed',
    });
    for (const wrong of [
      { minPrice: -1 },
      { sortBy: 'newest' },
      { start: -1 },
      { limit: 101 },
      { start: 1e9 },
    ])
      await expect(search('tea', wrong as never), JSON.stringify(wrong)).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe('POST /api/search/query: the first results', () => {
  beforeEach(async () => {
    await world.shelve(
      { name: 'DressBerry Women Red Trousers', brand: 'DressBerry', color: 'Red' },
      { name: 'Red Dress Shirt', category: 'Shirts', color: 'Red' },
      { name: 'Party Dress', brand: 'Red Tape', category: 'Dresses', color: 'Blue' },
      { name: 'Maxi Dress', category: 'Dresses', color: 'Red' },
      { name: 'MIDI DRESS RED SZ M', category: 'Dresses', color: 'RED' },
      { name: 'Round Neck T-Shirt', category: 'Tops', color: 'White' },
      { name: 'Tshirt Bra', category: 'Innerwear' },
      { name: 'Oxford Shirt, White', category: 'Shirts', color: 'White' },
      { name: 'Silk Saree with Hand Work', retailer: 'Bag & Co' },
      { name: 'Handbag in Tan', category: 'Bags', color: 'Brown' },
      { name: 'Leather Hand Bag', category: 'Bags', color: 'Black' },
      { name: 'Mesh Trainer', category: 'Shoes', color: 'White' },
      { name: 'Canvas Sneakers', category: 'Shoes', color: 'Black', popularity: -900 },
      { name: 'Winter Gloves', category: 'Gloves' },
      { name: 'Bobble Hat', category: 'Hats' },
      { name: 'Body Wash 50 ml', category: 'Beauty' },
      { name: 'Slim Jeans 501', category: 'Pants' },
    );
  });

  it.each([
    [
      'a thing of that colour, then what only has the words, then other colours, and last what begins like it',
      'red dress',
      ['MIDI DRESS RED SZ M', 'Maxi Dress', 'Red Dress Shirt', 'Party Dress'],
    ],
    ['a word however it is joined', 't shirt', ['Round Neck T-Shirt', 'Tshirt Bra']],
    ['a word however it is parted', 'tshirt', ['Round Neck T-Shirt', 'Tshirt Bra']],
    ['the thing itself, not what has its parts', 'hand bag', ['Handbag in Tan', 'Leather Hand Bag']],
    ['what has the word, then its kin', 'sneaker', ['Canvas Sneakers', 'Mesh Trainer']],
    ['the noun, where no product has all words', 'cosy winter hat', ['Bobble Hat']],
    ['the word, where a number is in none', 'gloves 501', ['Winter Gloves']],
    ['what a Spanish query means', 'zapatillas negras', ['Canvas Sneakers']],
    ['what a German word means', 'Handtasche', ['Handbag in Tan', 'Leather Hand Bag']],
    ['what an emoji shows', '👜', ['Handbag in Tan', 'Leather Hand Bag']],
    ['what was meant by letters that changed places', 'glvoes', ['Winter Gloves']],
  ])('the first results are %s', async (_, query, expected) => {
    expect((await names(query)).slice(0, expected.length)).toEqual(expected);
  });

  it('words are searched as typed if the viewer wants no others', async () => {
    expect(await search('sneekers')).toMatchObject({
      understood: { query: 'sneakers', replaced: [{ from: 'sneekers', to: 'sneakers' }] },
    });
    expect(await search('sneekers', { ignore: ['words'] })).toMatchObject({
      results: [],
      understood: { query: 'sneekers' },
      total: 0,
    });
    expect(await names('sneaker', { ignore: ['words'] })).toEqual(['Canvas Sneakers']);
  });

  it('pages hold the same order in any sequence, also with synonyms', async () => {
    await world.shelve(
      ...many(30, { name: 'Trail Runner', color: 'Red' }),
      ...many(15, { name: 'Runner', brand: 'Sneaker House' }),
    );
    const all = await found('sneaker', { limit: 100 });
    expect(all).toHaveLength(47);
    expect((await search('sneaker')).total).toBe(47);
    const pages = await Promise.all([40, 20, 0].map((start) => found('sneaker', { start })));
    expect(pages.toReversed().flat()).toEqual(all);
    expect(await found('sneaker', { limit: 100, sortBy: 'price_low_to_high' })).toHaveLength(47);
  });
});

describe('POST /api/search/query: similar products', () => {
  it('a synonym does not match the name of a shop', async () => {
    await world.shelve(...many(30, { name: 'Hair Bow', retailer: 'Trunk & Tote' }));
    expect(await search('underwear')).toMatchObject({ results: [], total: 0 });
    const bows = await world.shelve({ name: 'Silk Bow', retailer: 'Trunk & Tote', category: 'Underwear' });
    expect(await found('underwear')).toEqual(bows);
    expect((await search('trunk', { limit: 1 })).total).toBe(31);
  });

  it('similar products are separated from full matches, which come first', async () => {
    const [nike = ''] = await world.shelve(
      { name: 'Air Shoes', brand: 'Nike', priceCents: 9000 },
      ...many(8, { name: 'Running Shoes', brand: 'Puma', priceCents: 3000, popularity: 900 }),
    );
    const told = { matching: 1, total: 9, results: [{ id: nike }, { brand: 'Puma' }] };
    expect(await search('nike shoes', { limit: 2 })).toMatchObject(told);
    expect(await search('nike shoes', { limit: 2, sortBy: 'price_low_to_high' })).toMatchObject(told);
    expect(await search('nike shoes', { start: 2 })).toMatchObject({ matching: 1, total: 9 });
    expect(await search('adidas shoes')).toMatchObject({ matching: 0, total: 9 });
    for (const all of ['shoes', 'nike', 'runing shoos', 'zzzzqqq'])
      expect(await search(all), all).not.toHaveProperty('matching');
  });
});

describe('POST /api/search/query: names of several words', () => {
  const names: string[] = [SPELLINGS, KINSHIP, NARROWER, COLOURS, EMOJI, ...Object.values(FOREIGN_WORDS)]
    .flatMap((list) => [...Object.keys(list), ...Object.values(list).flat()])
    .concat(COMPOUNDS, [...SHADES_ALONE])
    .filter((name) => name.includes(' '));

  it.each([
    ['underwear', { name: 'Cotton Underwear' }],
    ['under wear', { name: 'Cotton Underwear' }],
    ['undershirt', { name: 'Ribbed Under Shirt' }],
    ['down jacket', { name: 'Down Jacket', category: 'Jackets' }],
    ['down jackets', { name: 'Down Jacket', category: 'Jackets' }],
    ['overcoat', { name: 'Wool Overcoat' }],
    ['lace up', { name: 'Suede Lace-Up' }],
    ['bar of soap', { name: 'Olive Bar of Soap' }],
  ])('a name finds the thing, not products with a part of the name: %s', async (query, thing) => {
    const like = { retailer: 'Trunk & Brief', popularity: 900 };
    await world.shelve(
      { ...thing, popularity: -800 },
      ...many(3, { name: 'Puffer Jacket', category: 'Jackets', ...like }),
      ...many(3, { name: 'Evening Wear Bow', ...like }),
      ...many(3, { name: 'Chore Shirt Jacket', ...like }),
      ...many(3, { name: 'Silk Coat, Lace', ...like }),
      ...many(3, { name: 'Soap Dish', ...like }),
    );
    expect(await search(query, { limit: 1 })).toMatchObject({ results: [thing] });
  });

  it('every name in the lists requires all of its words', async () => {
    const asked = [...new Set(names)].flatMap((name) => {
      const [term, ...others] = termsOf(wordsOf(name));
      if (term === undefined || others.length > 0) return [];
      const alone = new Set<string>(term.same.filter((written) => written.length === 1).flat());
      const words = name.split(' ').filter((word) => !alone.has(word));
      return [{ name, words: narrowly([term]).words, parts: words }];
    });
    expect(asked.length).toBeGreaterThan(200);
    const has = (text: SQL) => sql`search_words(search_text(${text})) @@ query`;
    const { rows } = await world.database.db.execute<{ name: string; hasAll: boolean; found: string[] }>(sql`
      select name, ${has(sql`name`)} as "hasAll", array(
        select part from jsonb_array_elements_text(parts) as part where ${has(sql`part`)}
      ) as found
      from (
        select name, parts, ${stemmed(sql`words`)} as query
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(name text, words text, parts jsonb)
      ) as asked`);
    expect(rows.filter(({ hasAll, found }) => !hasAll || found.length > 0)).toEqual([]);
    expect(rows).toHaveLength(asked.length);
  });
});

describe('POST /api/search/query: interpretation of the query', () => {
  beforeEach(async () => {
    await world.shelve(
      { name: 'Red Dress', priceCents: 15_000 },
      { name: 'Red Summer Dress', priceCents: 9000 },
      { name: 'Red Party Dress', priceCents: 4000 },
      { name: 'Rose Perfume 50 ml', priceCents: 20_000 },
    );
  });

  it('a price in the query is a limit, which applies beside the filters and can be ignored', async () => {
    expect(await search('red dress under $100')).toMatchObject({
      results: [{ name: 'Red Summer Dress' }, { name: 'Red Party Dress' }],
      understood: { query: 'red dress', maxPrice: 100, priceText: 'under $100' },
      total: 2,
    });
    expect(await names('red dress under 100', { minPrice: 50 })).toEqual(['Red Summer Dress']);
    expect(await names('red dress under 100', { maxPrice: 50 })).toEqual(['Red Party Dress']);
    expect(await names('under 50')).toEqual(['Red Party Dress']);
    const without = await search('red dress under 100', { ignore: ['price'] });
    expect(without.understood).toEqual({
      query: 'red dress under 100',
      colorText: 'red',
      withoutColor: 'dress under 100',
    });
    expect(without.results[0]?.name).toBe('Red Dress');
  });

  it('a filter that leaves few matches never leads to other things', async () => {
    await world.shelve(
      ...many(6, { name: 'Linen Dress', color: 'White' }),
      { name: 'Linen Dress', color: 'Red' },
      ...many(6, { name: 'Bow Tie Dress Shirt', color: 'Red' }),
      ...many(6, { name: 'Linen Bikini', color: 'Red' }),
    );
    const { results, total } = await search('linen dress', { color: ['Red'] });
    expect([results.map(({ name }) => name), total]).toEqual([['Linen Dress'], 1]);
    expect(await search('linen dress', { color: ['Green'] })).toMatchObject({ results: [], total: 0 });
  });

  it('the total counts the filtered products, on any page', async () => {
    expect(await search('red dress', { limit: 1 })).toMatchObject({ total: 3, nextStart: 1 });
    expect(await search('', { limit: 1, maxPrice: 100 })).toMatchObject({ total: 2 });
    expect(await search('red dress', { limit: 1, start: 2, minPrice: 50 })).toMatchObject({ total: 2 });
    expect(await search('zzzzqqq')).toMatchObject({ total: 0 });
    await world.shelve(...many(997, { name: 'Red Dress', priceCents: 100 }));
    expect(await search('red dress', { limit: 1 })).toMatchObject({ total: 1000 });
    await world.shelve({ name: 'Red Dress' });
    expect(await search('red dress', { limit: 1 })).toMatchObject({ total: 'many' });
    expect(await search('red dress', { limit: 1, minPrice: 1.01 })).toMatchObject({ total: 4 });
  });
});

describe('POST /api/search/query: page after page', () => {
  async function readOn(query: string, more: Partial<Asked>, between: (page: number) => Promise<unknown>) {
    const seen: string[] = [];
    let start = 0;
    let asOf: number | undefined;
    for (let page = 1; start !== -1; page += 1) {
      const answer = await search(query, { ...more, start, asOf });
      seen.push(...ids(answer));
      start = answer.nextStart;
      asOf = answer.asOf ?? undefined;
      await between(page);
    }
    return seen;
  }

  it.each([
    ['a word', 'tea', {}],
    ['a misspelt word', 'teea', {}],
    ['everything', '', {}],
    ['a price', 'tea', { sortBy: 'price_low_to_high' as const, minPrice: 1 }],
  ])('no product appears twice and none is missed while others come and go: %s', async (_, query, more) => {
    const shelved = await world.shelve(...many(70, { name: 'Tea' }));
    const seen = await readOn(query, more, async (page) => {
      await world.shelve(...many(7, { name: 'Tea', popularity: 1000, priceCents: 500 }));
      await world.database.db.delete(products).where(eq(products.id, shelved[page * 20 - 5] ?? ''));
      await world.database.db.delete(products).where(eq(products.id, shelved[page * 20 + 3] ?? ''));
      await search(query, more); // another person searches for the same
    });
    // Products that were removed before their page was requested are not shown.
    expect(seen).toEqual(shelved.filter((id) => ![23, 43, 63].some((place) => shelved[place] === id)));
  });

  it('another instance continues with the same order', async () => {
    const shelved = await world.shelve(...many(50, { name: 'Tea' }));
    const { nextStart, asOf } = await search('tea');
    await world.shelve(...many(7, { name: 'Tea', popularity: 1000 }));
    const answer = await world.sendToAnother('/api/search/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'tea', start: nextStart, asOf }),
    });
    expect(ids((await answer.json()) as SearchAnswer)).toEqual(shelved.slice(20, 40));
  });

  it('a new search shows the current products', async () => {
    const [first = ''] = await world.shelve({ name: 'Tea' });
    expect(await found('tea')).toEqual([first]);
    const [second = ''] = await world.shelve({ name: 'Tea' });
    expect(await found('tea')).toEqual([first, second]);
    await world.database.db.update(products).set({ name: 'Coffee' }).where(eq(products.id, first));
    expect(await found('tea')).toEqual([second]);
    await world.database.db.delete(products).where(eq(products.id, second));
    expect(await found('tea')).toEqual([]);
  });

  it('pages end with the last product, and later ones are empty', async () => {
    await world.shelve(...many(40, { name: 'Tea' }));
    expect(await search('tea', { start: 20 })).toMatchObject({ nextStart: -1 });
    expect(await search('tea', { start: 20, limit: 19 })).toMatchObject({ nextStart: 39 });
    expect(await search('tea', { start: 1_000_000, limit: 100 })).toMatchObject({
      results: [],
      nextStart: -1,
    });
  });
});

describe('POST /api/search/query: unusual input', () => {
  beforeEach(() => world.shelve({ name: 'Tea' }));

  it.each([
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 words', 'tea '.repeat(2500)],
    ['10,000 of a letter that becomes eighteen', '\ufdfa'.repeat(10_000)],
    ['only symbols', '!@#$%^&*()_+{}|:"<>?[]\\;\',./`~'],
    ['the signs of full-text queries', "tea & !cup | (mug:* <-> 'x')"],
    ['half of such a query', 'tea & ('],
    ['SQL', "'; drop table products; --"],
    ['HTML', '<script>alert(1)</script>'],
    ['emoji', '👩‍👩‍👧‍👦🧵👟'],
    ['Arabic', 'حذاء رياضي \u202eabc'],
    ['Hebrew', 'נעליים'],
    ['Chinese', '跑鞋'],
    ['Thai', 'รองเท้า'],
    ['other spaces', '\u00a0\u2003\u200b\ufeff\t\n'],
    ['control characters', '\u0001\u0008\u001f\u007f'],
    ['letters with a hundred accents', `t${'\u0301'.repeat(100)}ea`],
    ['an emoji where the query is cut', `${'x'.repeat(499)}🧵`],
    ['stop words only', 'the of and'],
    ['numbers', '1e308 0x1F -5 3.14'],
  ])('a search answers %s', async (_, query) => {
    const person = await world.person();
    const answer = await search(query, {}, person.client);
    expect(answer.results.every(({ name }) => name === 'Tea')).toBe(true);
    await search(query, { sortBy: 'price_high_to_low', brand: [query.slice(0, 40).toWellFormed()] });
    await person.client.products.personalized({ query: {} });
    expect(await found('tea')).toHaveLength(1);
  });

  it('input that cannot be text is refused', async () => {
    await expect(search('tea\0')).rejects.toMatchObject({ status: 400 });
    await expect(search('x'.repeat(20_001))).rejects.toMatchObject({ status: 400 });
  });

  it('only the first 500 characters of a query count', async () => {
    expect(await found(`tea${' '.repeat(497)}nothing`)).toHaveLength(1);
    expect(await found(`tea${' '.repeat(490)} nothing`)).toHaveLength(1); // the word is left out, as no product has it
  });
});

describe('POST /api/search/query: viewers', () => {
  it('guests see no states, and people see their own', async () => {
    const person = await world.person();
    const [id = ''] = await world.shelve({ name: 'Tea' });
    await person.client.cart.add({ body: { productId: id, name: 'Tea', price: 1 } });
    expect((await search('tea')).results[0]).not.toHaveProperty('isInCart');
    const [seen] = (await search('tea', {}, person.client)).results;
    expect(seen).toMatchObject({ isLiked: false, isInCart: true });
  });

  it('the newest fifty queries of a person are remembered, each once in any spelling', async () => {
    const person = await world.person();
    for (const query of ['Tea  cup', 'tea CUP ', '', '!!!']) await search(query, {}, person.client);
    await search('coffee', { start: 20 }, person.client);
    const kept = () =>
      world.database.db.select().from(recentSearches).where(eq(recentSearches.personId, person.id));
    expect((await kept()).map(({ query }) => query)).toEqual(['tea cup']);
    for (let each = 0; each < 60; each += 1) await search(`mug ${each}`, {}, person.client);
    const queries = (await kept()).map(({ query }) => query);
    expect(queries).toContain('mug 59');
    expect(queries).not.toContain('tea cup');
    expect(queries.length).toBeLessThanOrEqual(51);
  });
});

describe('GET /api/search/brands', () => {
  const brands = async (verified?: 'true' | 'false') =>
    (await world.client().search.brands({ query: { verified } })).brands;

  it('the sixty brands with the most products are listed, and follow the catalogue', async () => {
    await world.shelve(
      { brand: 'Ash' },
      { brand: 'Kiln', verified: true },
      { brand: 'Kiln' },
      { brand: null },
    );
    expect(await brands()).toEqual(['Kiln', 'Ash']);
    expect(await brands('true')).toEqual(['Kiln']);
    await world.shelve({ brand: 'Ash' }, { brand: 'Ash' });
    expect(await brands()).toEqual(['Ash', 'Kiln']);
    await world.shelve(...Array.from({ length: 70 }, (_, each) => ({ brand: `Brand ${each}` })));
    expect(await brands()).toHaveLength(60);
  });
});
