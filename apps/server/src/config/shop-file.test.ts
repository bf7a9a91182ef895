import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFacts } from '../product-links/page-facts.ts';
import { readPrice } from '../products/price.rules.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const shopOf = (text: string) => {
  writeFileSync(join(folder, 'shop.json'), text);
  return { SHOP: folder };
};

describe('a shop with euros and the locale of Germany', () => {
  let world: World;
  beforeAll(async () => {
    const { money } = readConfig(shopOf('{ "currency": "eur", "locale": "de-DE", "name": "Brennofen" }'));
    writeFileSync(join(folder, 'index.html'), '<title>Brennofen</title><!--head-->');
    world = await openWorld({ money, webDist: folder });
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it('the head and data of a product have that currency', async () => {
    const [id] = await world.shelve({ name: 'Kessel', priceCents: 112_950 });
    const text = await (await world.send(`/product/${id}`)).text();
    expect(text).toContain('<meta name="description" content="Kessel, 1.129,50\u00a0€.">');
    expect(text).toContain('<meta property="product:price:amount" content="1129.50">');
    expect(text).toContain('<meta property="product:price:currency" content="EUR">');
    const data = JSON.parse(text.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '');
    expect(data.offers).toMatchObject({ price: '1129.50', priceCurrency: 'EUR' });
  });

  it('prices of links are read in that currency', () => {
    const page = (offers: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Kessel', offers })}</script>`;
    const priceOf = (offers: object, ofShop = 'EUR', url = 'https://tee.example/kessel') =>
      pageFacts(page(offers), url, ofShop).product?.priceCents;
    expect(priceOf({ price: '59,95', priceCurrency: 'EUR' })).toBe(5995);
    expect(priceOf({ price: '59,95 €' })).toBe(5995);
    expect(priceOf({ price: '$59.95' })).toBeNull();
    expect(priceOf({ price: 59.95, priceCurrency: 'USD' })).toBeNull();
    // `$` means the currency of the page's country, if known.
    expect(priceOf({ price: '$59.95' }, 'CAD', 'https://tea.example.ca/kettle')).toBe(5995);
    expect(priceOf({ price: '$59.95' }, 'CAD')).toBeNull();
    expect(priceOf({ price: 'CA$59.95' }, 'CAD')).toBe(5995);
    expect(priceOf({ price: '599 kr' }, 'SEK', 'https://te.example.no/kanna')).toBeNull();
  });

  it('prices of files are read in that currency', () => {
    const euros = { ofShop: 'EUR' };
    expect(readPrice('25,00', euros)).toEqual({ cents: 2500 });
    expect(readPrice('€25', euros)).toEqual({ cents: 2500 });
    expect(readPrice('$25', euros)).toEqual({ problem: expect.stringContaining('this shop shows euros') });
    expect(readPrice('$25', { ...euros, rates: new Map([['USD', 0.9]]) })).toEqual({ cents: 2250 });
    expect(readPrice('$25', { ofShop: 'CAD' })).toEqual({ cents: 2500 });
    expect(readPrice('US$25', { ofShop: 'CAD' })).toEqual({ problem: expect.stringContaining('(USD)') });
  });
});

describe('a shop with pounds', () => {
  let world: World;
  beforeAll(async () => {
    const { money } = readConfig(shopOf('{ "currency": "GBP", "locale": "en-GB" }'));
    world = await openWorld({ money });
    await world.shelve(
      { name: 'Red dress', priceCents: 4900 },
      { name: 'Red dress, long', priceCents: 9900 },
    );
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it('searches understand prices in pounds', async () => {
    const found = await world.client().search.query({ body: { query: 'red dress for 50 pounds' } });
    expect(found.results.map(({ name }) => name)).toEqual(['Red dress']);
    expect(found.understood).toMatchObject({ query: 'red dress', maxPrice: 50, priceText: 'for 50 pounds' });
  });

  it('new matches of a saved search are counted by the same rules', async () => {
    const { client, id: userId } = await world.person();
    await client.savedSearches.save({ params: { userId }, body: { query: 'dress for 50 pounds' } });
    await world.shelve(
      { name: 'Blue dress', priceCents: 3000 },
      { name: 'Blue dress, long', priceCents: 8000 },
    );
    const { searches } = await client.savedSearches.list({ params: { userId } });
    expect(searches).toMatchObject([{ newMatches: 1 }]);
  });
});

it.each([
  ['{ "currency": "EURO" }', /SHOP: shop\.json says the currency "EURO"/],
  ['{ "locale": "Deutsch (alt)" }', /SHOP: shop\.json says the locale "Deutsch \(alt\)"/],
  ['{', /SHOP: .*shop\.json is no JSON/],
  ['[]', /SHOP: .*shop\.json is no object/],
])('%s keeps the server from starting, with a clear message', (text, problem) => {
  expect(() => readConfig(shopOf(text))).toThrow(problem);
});

it('a folder without the file keeps the server from starting, with a clear message', () => {
  expect(() => readConfig({ SHOP: join(folder, 'elsewhere') })).toThrow(
    /elsewhere.shop\.json cannot be read/,
  );
});
