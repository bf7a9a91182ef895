// Runs on both databases: due pages are found by hand-written SQL, and only one of several
// instances takes them.

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedProduct } from '../catalogue-import/imported-product.ts';
import { createCatalogueImporter } from '../composition/catalogue-importer.ts';
import { leases } from '../db/lease.table.ts';
import { createLease } from '../db/lease.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import { noLog } from '../kernel/log.ts';
import { createPoliteFetch, type Wait } from '../outbound/polite-fetch.ts';
import { createSafeFetch, type SafeFetch } from '../outbound/safe-fetch.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { checkPages, LEASE } from './check-pages.ts';
import { createProductChecks } from './product-checks.service.ts';
import { productChecks } from './product-checks.table.ts';

const sold = (name: string, price: number, priceCurrency = 'USD') =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    offers: { price, priceCurrency },
  })}</script>`;

let answer: RequestListener;
const asked: { address: string; at: number }[] = [];
const server = createServer((request, response) => {
  const address = `${request.headers.host?.replace(/:.*/, '')}${request.url}`;
  asked.push({ address, at: world.clock.now });
  response.setHeader('content-type', 'text/html');
  if (request.url === '/robots.txt') response.writeHead(404).end();
  else answer(request, response);
});
const reader = createSafeFetch({
  allowAddress: (address) => address === '127.0.0.1',
  allowPort: () => true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
});
let patience = 10 * SECOND;
const safeFetch: SafeFetch = Object.assign(
  (url: string, limits: Parameters<SafeFetch>[1]) => reader(url, { ...limits, patience }),
  { close: reader.close },
);

let port: number;
let world: World;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
  world = await openWorld();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await reader.close();
  await world[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await world.database.db.delete(products);
  await world.database.db.delete(leases);
  asked.length = 0;
  patience = 10 * SECOND;
  answer = (_, response) => response.end(sold('Lamp', 49));
});

const lamp = (more: Partial<ImportedProduct> = {}): ImportedProduct => ({
  source: 'kiln.shop',
  externalId: more.link ?? 'lamp',
  name: 'Lamp',
  priceCents: 4900,
  retailer: 'Kiln',
  brand: null,
  color: null,
  category: null,
  rating: null,
  sizes: null,
  material: null,
  description: null,
  link: `http://kiln.shop:${port}/lamp`,
  image: null,
  popularity: null,
  ...more,
});
const bring = (...given: ImportedProduct[]) =>
  createCatalogueImporter(world.database.db, () => world.clock.now).store(given);

/** A server instance that checks pages. Its waits only advance the clock. */
function instance({ fetch = safeFetch, currency }: { fetch?: typeof safeFetch; currency?: string } = {}) {
  const clock = () => world.clock.now;
  const wait: Wait = async (ms) => {
    world.clock.now += ms;
  };
  const rests = new Map<string, number>();
  const work = {
    checks: createProductChecks(world.database.db, clock),
    fetch: createPoliteFetch(fetch, { clock, wait }),
    lease: createLease(world.database.db, { name: 'page checks', lasts: LEASE, clock }),
    clock,
    log: noLog,
    wait,
    currency,
  };
  return { look: () => checkPages(work, rests, new AbortController().signal) };
}
const pagesAsked = () => asked.map(({ address }) => address).filter((each) => !each.endsWith('/robots.txt'));
const isVerified = async () =>
  Object.fromEntries(
    (await world.client().products.popular({ query: {} })).products.map(({ link, verified }) => [
      new URL(link ?? '').pathname,
      verified,
    ]),
  );
const statusOf =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end(sold('Lamp', 49));

// D87
describe('the page of an imported product', () => {
  it('the page is checked once a week, and its facts are stored beside those of the shop', async () => {
    await bring(lamp());
    answer = (_, response) => response.end(sold('Lamp, large', 59));
    const before = await world.database.db.select().from(products);
    const { look } = instance();
    await look();
    await look();
    expect(pagesAsked()).toEqual(['kiln.shop/lamp']);
    expect(await world.database.db.select().from(products)).toEqual(before);
    expect(await world.database.db.select().from(productChecks)).toMatchObject([
      { said: { product: { name: 'Lamp, large', priceCents: 5900 } }, missingSince: null },
    ]);
    world.clock.now += 7 * DAY;
    await look();
    expect(pagesAsked()).toHaveLength(2);
  });

  // D87
  it('a preview shows a changed price of the page, without reading it again', async () => {
    await bring(lamp());
    answer = (_, response) => response.end(sold('Lamp', 39));
    await instance().look();
    const { client } = await world.person();
    const prices = async () => {
      const preview = await client.productLinks.preview({ body: { url: lamp().link ?? '' } });
      return { page: preview.productData?.price, shop: preview.verifiedProductSnapshot?.price };
    };
    expect(await prices()).toEqual({ page: 39, shop: 49 });
    await bring(lamp({ priceCents: 4500 }));
    expect(await prices()).toEqual({ page: 45, shop: 45 });
    expect(pagesAsked()).toHaveLength(1);
  });

  it('the page is read in the currency of the shop', async () => {
    await bring(lamp());
    answer = (_, response) => response.end(sold('Lamp', 59, 'EUR'));
    await instance({ currency: 'EUR' }).look();
    expect(await world.database.db.select().from(productChecks)).toMatchObject([
      { said: { product: { priceCents: 5900 } } },
    ]);
  });

  it.each<[string, RequestListener]>([
    ['is gone (404)', statusOf(404)],
    ['is gone (410)', statusOf(410)],
    ['sells nothing', (_, response) => response.end('<title>Our story</title>')],
  ])(
    'a page that %s twice, a day apart, ends the verification, and restores it once it sells again',
    async (_, gone) => {
      await bring(lamp());
      const { look } = instance();
      answer = gone;
      await look();
      expect(await isVerified()).toEqual({ '/lamp': true });
      world.clock.now += DAY - HOUR;
      await look();
      expect(pagesAsked()).toHaveLength(1);
      world.clock.now += HOUR;
      await look();
      expect(await isVerified()).toEqual({ '/lamp': false });
      expect((await world.client().products.verified({ query: {} })).products).toEqual([]);

      world.clock.now += 7 * DAY;
      answer = (_, response) => response.end(sold('Lamp', 49));
      await look();
      expect(await isVerified()).toEqual({ '/lamp': true });
    },
  );

  it('a page that sells in between keeps its product verified', async () => {
    await bring(lamp());
    const { look } = instance();
    for (const listener of [
      statusOf(404),
      (_, response) => response.end(sold('Lamp', 49)),
      statusOf(404),
    ] satisfies RequestListener[]) {
      answer = listener;
      await look();
      world.clock.now += 7 * DAY;
    }
    expect(pagesAsked()).toHaveLength(3);
    expect(await isVerified()).toEqual({ '/lamp': true });
  });

  it.each<[string, RequestListener]>([
    ...[400, 401, 403, 429, 500, 502, 503].map((code): [string, RequestListener] => [
      `answers ${code}`,
      statusOf(code),
    ]),
    ['does not answer', () => {}],
    ['breaks off', (request) => request.socket.destroy()],
    ['is no page', (_, response) => response.setHeader('content-type', 'application/pdf').end('%PDF')],
    ['leads nowhere', (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()],
  ])('a page that %s changes nothing, even repeatedly', async (_, listener) => {
    await bring(lamp());
    const { look } = instance();
    answer = listener;
    patience = 300;
    for (let days = 0; days < 3; days += 1) {
      await look();
      world.clock.now += DAY + HOUR;
    }
    expect(new Set(pagesAsked())).toEqual(new Set(['kiln.shop/lamp']));
    expect(pagesAsked().length).toBeGreaterThanOrEqual(3);
    expect(await isVerified()).toEqual({ '/lamp': true });
    expect(await world.database.db.select().from(productChecks)).toMatchObject([{ missingSince: null }]);
  });

  it('a new page of an import counts as verified until it is checked', async () => {
    await bring(lamp({ externalId: 'lamp' }));
    const { look } = instance();
    answer = statusOf(404);
    for (let days = 0; days < 2; days += 1) {
      await look();
      world.clock.now += DAY;
    }
    expect(await isVerified()).toEqual({ '/lamp': false });
    await bring(lamp({ externalId: 'lamp', link: `http://kiln.shop:${port}/lamp-2` }));
    expect(await isVerified()).toEqual({ '/lamp-2': true });
    await look();
    expect(pagesAsked().at(-1)).toBe('kiln.shop/lamp-2');
    expect(await isVerified()).toEqual({ '/lamp-2': true });
  });

  it('a check that keeps the verification changes nothing in lists', async () => {
    await bring(lamp());
    const version = async () => (await world.client().products.verified({ query: {} })).snapshot;
    const before = await version();
    await instance().look();
    expect(await version()).toBe(before);
  });
});

describe('checks of pages', () => {
  const many = () =>
    ['/1', '/2', '/3'].flatMap((path) =>
      ['kiln.shop', 'loom.shop'].map((host) => lamp({ source: host, link: `http://${host}:${port}${path}` })),
    );

  it('checks visit hosts in turns, each after two seconds at the earliest', async () => {
    await bring(...many());
    await instance().look();
    expect(pagesAsked().sort()).toEqual(
      many()
        .map(({ link }) => link?.replace(/http:\/\/|:\d+/g, ''))
        .sort(),
    );
    for (const host of ['kiln.shop', 'loom.shop']) {
      const times = asked.filter(({ address }) => address.startsWith(host)).map(({ at }) => at);
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2 * SECOND);
    }
  });

  it('a host that refuses us is left alone for an hour, unlike the others', async () => {
    await bring(...many());
    answer = (request, response) =>
      request.headers.host?.startsWith('kiln')
        ? statusOf(403)(request, response)
        : response.end(sold('Lamp', 49));
    const { look } = instance();
    await look();
    const atKiln = () => pagesAsked().filter((address) => address.startsWith('kiln'));
    expect(atKiln()).toHaveLength(1);
    expect(pagesAsked()).toHaveLength(4);
    world.clock.now += HOUR;
    await look();
    expect(atKiln()).toHaveLength(2);
  });

  it('one instance checks pages, and another takes over after a crash', async () => {
    const [one, other] = [instance(), instance()];
    await bring(lamp());
    await one.look();
    await bring(lamp({ link: `http://kiln.shop:${port}/late` }));
    world.clock.now += MINUTE;
    await other.look();
    expect(pagesAsked()).toEqual(['kiln.shop/lamp']);
    world.clock.now += LEASE;
    await other.look();
    expect(pagesAsked()).toEqual(['kiln.shop/lamp', 'kiln.shop/late']);
    await bring(lamp({ link: `http://kiln.shop:${port}/later` }));
    world.clock.now += MINUTE;
    await Promise.all([one.look(), other.look()]);
    expect(pagesAsked()).toEqual(['kiln.shop/lamp', 'kiln.shop/late', 'kiln.shop/later']);
  });

  it('shops of the demo, and products without a feed or owner, are never checked', async () => {
    const refused: string[] = [];
    const nothing: SafeFetch = Object.assign(
      async (url: string) => {
        refused.push(url);
        throw new Error('It was asked for.');
      },
      { close: async () => {} },
    );
    await world.shelve(
      { link: 'https://kiln.example/products/kettle', verified: true },
      { link: 'https://kiln.shop/products/kettle', verified: true },
      { link: 'https://kiln.shop/products/cup', source: 'kiln.shop', externalId: '1', isListed: false },
    );
    for (const host of [
      'kiln.example',
      'www.kiln.example',
      'example.com',
      'kiln.test',
      'localhost',
      'a.invalid:444',
    ])
      await bring(lamp({ source: host, link: `https://${host}/lamp` }));
    await instance({ fetch: nothing }).look();
    expect(refused).toEqual([]);
  });
});
