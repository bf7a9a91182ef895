// Runs on both databases: a transaction turns a link into a product.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isSimilarProduct, type LinkProductAction } from '@vitrine/api';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productFromRow } from '../catalogue-import/product-from-row.ts';
import { createCatalogueImporter } from '../composition/catalogue-importer.ts';
import { DAY, HOUR, SECOND } from '../kernel/clock.ts';
import { noLog } from '../kernel/log.ts';
import { likes } from '../likes/likes.table.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { createMediaStore } from '../media/media-store.ts';
import { createPictureQueue } from '../media/picture-queue.ts';
import { fetchPictures } from '../media/picture-worker.ts';
import type { FetchFailure, FetchTrouble } from '../outbound/fetch-failure.ts';
import { createSafeFetch, type SafeFetch } from '../outbound/safe-fetch.ts';
import { keepOtherImportsOut } from '../products/import-lock.service.ts';
import { picturesOfProducts } from '../products/product-pictures.service.ts';
import { catalogueRevisionNow, linkColumns } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { MOST_READS } from './link-reads.service.ts';
import { linkPreviews } from './product-links.table.ts';

// The tests' shop. No other private address is allowed.
const reader = createSafeFetch({ allowAddress: (address) => address === '127.0.0.1', allowPort: () => true });
// Divisor of the server's time limits, for tests that wait for them.
let hurry = 1;
const safeFetch: SafeFetch = Object.assign(
  (url: string, limits: Parameters<SafeFetch>[1]) => {
    expect(limits.patience).toBeLessThan(15 * SECOND);
    patiences.push(limits.patience);
    return reader(url, { ...limits, patience: Math.ceil(limits.patience / hurry) }).catch(
      (error: FetchFailure) => {
        troubles.push(error.trouble);
        throw error;
      },
    );
  },
  { close: reader.close },
);
let answer: RequestListener;
const troubles: FetchTrouble[] = [];
const patiences: number[] = [];
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});

const SITE = 'https://vitrine.example';

let shop: string;
let folder: string;
let world: World;
let person: Person;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'vitrine-links-'));
  world = await openWorld({ dataDir: folder, origin: SITE }, { safeFetch });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await safeFetch.close();
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await world.database.db.delete(linkPreviews);
  asked.length = 0;
  troubles.length = 0;
  patiences.length = 0;
  hurry = 1;
  answer = page();
  person = await world.person();
});

async function importLinked(...links: string[]): Promise<string[]> {
  const rows = links.map((link) => ({
    place: link,
    id: link,
    name: 'Kettle of the catalogue',
    price: '10.00',
    link: shop + link,
  }));
  const batch = rows.map((row) => {
    const judged = productFromRow(row, { format: 'table', source: 'shop', now: new Date(world.clock.now) });
    if (!('product' in judged)) throw new Error(judged.problem);
    return judged.product;
  });
  await createCatalogueImporter(world.database.db, () => world.clock.now).store(batch);
  const stored = await world.database.db.select().from(products).where(eq(products.source, 'shop'));
  return links.map((link) => stored.find(({ externalId }) => externalId === link)?.id ?? '');
}

const page =
  (like: object = {}, head = ''): RequestListener =>
  (_, response) => {
    const product = {
      '@type': 'Product',
      name: 'Kettle',
      brand: 'Kiln',
      offers: { price: 20, priceCurrency: 'USD' },
      ...like,
    };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<title>Tea</title>${head}<script type="application/ld+json">${JSON.stringify(product)}</script>`,
    );
  };
const html = { 'content-type': 'text/html' };
const redirectTo =
  (location: string, then: RequestListener = page()): RequestListener =>
  (request, response) =>
    request.url?.startsWith('/short')
      ? void response.writeHead(302, { location }).end()
      : then(request, response);

/** Sends browsers on by its markup, or by the `Refresh` header. */
const refreshTo =
  (refresh: string, { isHeader = false } = {}): RequestListener =>
  (request, response) => {
    if (!request.url?.startsWith('/short')) return page()(request, response);
    const head = isHeader ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
    response
      .writeHead(200, { ...html, ...(isHeader && { refresh }) })
      .end(`<title>Redirecting…</title>${head}`);
  };
const circles: RequestListener = (request, response) =>
  refreshTo(`0; url=/short/${request.url === '/short/left' ? 'right' : 'left'}`)(request, response);

const preview = (path: string, more: object = {}, { client }: Person = person) =>
  client.productLinks.preview({ body: { url: shop + path, ...more } });
const toggle = (
  action: LinkProductAction,
  productData: Record<string, unknown>,
  { client }: Person = person,
) => client.productLinks.toggleProduct({ body: { action, productData } });
const check = async (...productIds: string[]) =>
  (await person.client.productLinks.checkProducts({ body: { productIds } })).statuses;
const productAt = async (path: string, who?: Person) => {
  const { productData } = await preview(path, {}, who);
  if (!productData) throw new Error('The page says nothing.');
  return productData;
};

describe('POST /api/search-hybrid/product-from-url', () => {
  it('a preview shows the product of a page, which is read once a day for all people', async () => {
    const found = await preview('/kettle?utm_source=mail#reviews');
    expect(found).toEqual({
      url: `${shop}/kettle`,
      isProduct: true,
      title: 'Tea',
      siteName: '127.0.0.1',
      productData: {
        id: expect.stringMatching(/^link-[\w-]{43}$/),
        name: 'Kettle',
        price: 20,
        imageUrl: null,
        retailer: '127.0.0.1',
        rating: null,
        directLink: `${shop}/kettle`,
        link: `${shop}/kettle`,
        fallbackSource: null,
        matchConfidence: 95,
        alternativeMatch: false,
      },
      verifiedProductId: null,
      verifiedProductSnapshot: null,
      userConfirmedAccurate: null,
    });
    answer = page({ offers: { price: 25, priceCurrency: 'USD' } });
    expect(await preview('/kettle', { checkUserConfirmation: true }, await world.person())).toEqual(found);
    expect(asked).toHaveLength(1);
    expect((await preview('/kettle', { forceRefresh: true })).productData?.price).toBe(25);
    world.clock.now += DAY;
    answer = page({ offers: { price: 30, priceCurrency: 'USD' } });
    expect((await preview('/kettle')).productData?.price).toBe(30);
    expect(asked).toEqual(['/kettle', '/kettle', '/kettle']);
  });

  it('a compressed page in another encoding is read, and one without a product shows its title', async () => {
    answer = (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=windows-1252',
        'content-encoding': 'gzip',
      });
      response.end(gzipSync(Buffer.from('<title>Caf\xe9', 'latin1')));
    };
    expect(await preview('/about')).toMatchObject({
      isProduct: false,
      title: 'Café',
      productData: null,
    });
  });

  it('eight pages are read at once, three for one person, and further ones wait within their time limit', async () => {
    const { promise: mayAnswer, resolve } = Promise.withResolvers<void>();
    answer = async (request, response) => {
      await mayAnswer;
      page()(request, response);
    };
    const greedy = Array.from({ length: 8 }, (_, each) => preview(`/together/${each}`));
    await expect.poll(() => asked.length).toBe(3);
    const others = [await world.person(), await world.person()];
    const first = [
      ...greedy,
      ...others.flatMap((other, number) =>
        [0, 1, 2].map((each) => preview(`/together/${number} ${each}`, {}, other)),
      ),
    ];
    await expect.poll(() => asked.length).toBe(8);
    const ninth = preview('/together/8');
    await expect
      .poll(
        async () =>
          (await world.database.db.execute(sql`select reads from link_reads where person_id = ${person.id}`))
            .rows,
      )
      .toEqual([{ reads: 9 }]);
    expect(asked).toHaveLength(8);
    resolve();
    await Promise.all(first);
    expect((await ninth).productData?.name).toBe('Kettle');
    expect(patiences.at(-1)).toBeLessThan(Math.min(...patiences.slice(0, 8)));
  });

  it('a page that does not answer gives its turn to the next one', async () => {
    hurry = 20;
    answer = (request, response) => void (request.url === '/answers' && page()(request, response));
    const people = [person, await world.person(), await world.person()];
    const silent = Array.from({ length: 8 }, (_, each) => preview(`/silent/${each}`, {}, people[each % 3]));
    const failed = Promise.allSettled(silent);
    await expect.poll(() => asked.length).toBe(8);
    expect((await preview('/answers')).productData?.name).toBe('Kettle');
    expect(new Set((await failed).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  it('pages that nobody requested for ninety days are deleted, but not those of liked products', async () => {
    const liked = await productAt('/old/liked');
    await toggle('like', liked);
    await preview('/old/unliked');
    world.clock.now += 89 * DAY;
    person = await world.person();
    await preview('/old/later');
    world.clock.now += 2 * DAY;
    person = await world.person();
    await preview('/old/latest');
    const kept = await world.database.db.select().from(linkPreviews);
    expect(kept.map(({ url }) => url.slice(shop.length)).toSorted()).toEqual([
      '/old/later',
      '/old/latest',
      '/old/liked',
    ]);
  });

  it('concurrent requests share one reading of a page', async () => {
    const { promise: everybodyAsked, resolve } = Promise.withResolvers<void>();
    answer = async (request, response) => {
      await everybodyAsked;
      page()(request, response);
    };
    const previews = Promise.all(Array.from({ length: 5 }, () => preview('/at-once')));
    await once(server, 'request');
    // All five are counted before they wait for the page.
    await expect
      .poll(
        async () =>
          (await world.database.db.execute(sql`select reads from link_reads where person_id = ${person.id}`))
            .rows,
      )
      .toEqual([{ reads: 5 }]);
    resolve();
    expect(new Set((await previews).map(({ productData }) => productData?.id)).size).toBe(1);
    expect(asked).toEqual(['/at-once']);
  });

  it.each([
    ['where its redirects end', '/short/1', redirectTo('/known-2?gclid=x'), '/known-2'],
    ['where its pages send browsers', '/short/2', refreshTo('0; URL=/known-2b'), '/known-2b'],
    [
      'where its header sends browsers',
      '/short/3',
      refreshTo("3;url='/known-2c'", { isHeader: true }),
      '/known-2c',
    ],
    [
      'where the page says it is at home',
      '/known-3?color=red',
      page({}, '<link rel=canonical href="/known-3">'),
      '/known-3',
    ],
  ])('a product of the catalogue is recognized by %s', async (_, asked, listener, link) => {
    answer = listener;
    const [, id = ''] = await world.shelve(
      { name: 'A copy', link: shop + link },
      { name: 'The kettle', link: shop + link, verified: true, priceCents: 1900 },
    );
    expect(await preview(asked)).toMatchObject({
      productData: { id, name: 'Kettle', price: 20 },
      verifiedProductId: id,
      verifiedProductSnapshot: { id, name: 'The kettle', price: 19 },
    });
  });

  it.each([
    ['/marked?utm_source=feed&size=2&utm_medium=x', '/marked?size=2&fbclid=7'],
    ['/marked-2?color=light%20blue#top', '/marked-2?color=light%20blue&gclid=1'],
    ['/marked-3', '/marked-3?utm_campaign=mail#reviews'],
    ['/marked-4#/kettles/4', '/marked-4?gclid=1#/kettles/4'],
  ])(
    'an imported product with the link %s is recognized by %s, and keeps the shop’s own link',
    async (link, asked) => {
      const [id = ''] = await importLinked(link);
      expect(await preview(asked)).toMatchObject({ productData: { id } });
      expect(await person.client.products.get({ params: { id } })).toMatchObject({ link: shop + link });
      expect(await toggle('like', { link: shop + asked })).toMatchObject({ productId: id });
    },
  );

  it('links that differ in a route after the fragment sign are different products', async () => {
    await importLinked('/shell#/kettles/7');
    const { productData } = await preview('/shell#/kettles/8');
    expect(productData?.id).toMatch(/^link-/);
  });

  it('a canonical address in another shop is ignored', async () => {
    const [id] = await world.shelve({ name: 'Dear thing', link: 'https://dear.example/1', verified: true });
    answer = page({}, '<link rel=canonical href="https://dear.example/1">');
    const found = await preview('/impostor');
    expect(found.verifiedProductId).toBeNull();
    expect(found.productData?.id).not.toBe(id);
  });

  describe('a page of this shop', () => {
    const shelved = async (more: object = {}) => {
      const [id = ''] = await world.shelve({
        name: 'The kettle',
        priceCents: 1900,
        retailer: 'Kiln',
        link: `${shop}/shelf`,
        verified: true,
        ...more,
      });
      return id;
    };
    const previewOf = async (url: string, more: object = {}) =>
      person.client.productLinks.preview({ body: { url, ...more } });

    it('a product is recognized by the address of its shop, which is not read', async () => {
      const id = await shelved({ link: `${shop}/from-the-database` });
      const link = `${shop}/from-the-database`;
      answer = (_, response) => response.writeHead(500).end();
      const product = {
        id,
        name: 'The kettle',
        price: 19,
        imageUrl: null,
        retailer: 'Kiln',
        rating: null,
        directLink: link,
        link,
        fallbackSource: null,
        matchConfidence: 100,
        alternativeMatch: false,
      };
      expect(await preview('/from-the-database?utm_source=mail')).toEqual({
        url: link,
        isProduct: true,
        title: 'The kettle',
        siteName: '127.0.0.1',
        productData: product,
        verifiedProductId: id,
        verifiedProductSnapshot: product,
        userConfirmedAccurate: null,
      });
      expect(asked).toEqual([]);
    });

    it('a refresh reads the retailer’s page, and its facts are shown for a day', async () => {
      const id = await shelved({ link: `${shop}/refreshed` });
      const now = { productData: { id, name: 'Kettle', price: 20 }, verifiedProductId: id };
      expect(await preview('/refreshed', { forceRefresh: true })).toMatchObject(now);
      expect(await preview('/refreshed')).toMatchObject(now);
      world.clock.now += DAY;
      expect(await preview('/refreshed')).toMatchObject({
        productData: { id, name: 'The kettle', price: 19 },
      });
      expect(asked).toEqual(['/refreshed']);
      answer = (_, response) => response.writeHead(500).end();
      await expect(preview('/refreshed', { forceRefresh: true })).rejects.toThrow(
        'Failed to refresh preview',
      );
    });

    it('a product keeps the catalogue’s data while its page states no product', async () => {
      const id = await shelved({ link: `${shop}/closed` });
      answer = (_, response) => response.setHeader('content-type', 'text/html').end('<title>Closed today');
      expect(await preview('/closed', { forceRefresh: true })).toMatchObject({
        isProduct: true,
        productData: { id, name: 'The kettle', fallbackSource: null, alternativeMatch: false },
      });
    });

    it.each([
      ['', ''],
      ['', '?utm_source=mail#more'],
      ['', '/'],
      ['http', ''],
    ])(
      'a product is recognized by its address here (%s%s) without reading, also on a refresh',
      async (scheme, end) => {
        const id = await shelved();
        const url = `${scheme === 'http' ? SITE.replace('https', 'http') : SITE}/product/${id}${end}`;
        for (const more of [{}, { forceRefresh: true }])
          expect(await previewOf(url, more)).toMatchObject({
            isProduct: true,
            siteName: 'vitrine.example',
            productData: { id, name: 'The kettle', price: 19, link: `${shop}/shelf`, fallbackSource: null },
            verifiedProductId: id,
          });
        expect(await toggle('like', { link: url })).toMatchObject({ productId: id, isLiked: true });
        expect(patiences).toEqual([]);
      },
    );

    it('a product made of a link is recognized by its address here', async () => {
      const { productId } = await toggle('like', await productAt('/liked-and-shared'));
      expect(await previewOf(`${SITE}/product/${productId}`)).toMatchObject({
        productData: { id: productId, name: 'Kettle', link: `${shop}/liked-and-shared` },
      });
    });

    it.each(['/product/nobody', '/product/%00', '/product/', '/product/a/b', '/', '/post/7', '/%'])(
      'the address %s shows no product, and nothing is read',
      async (path) => {
        expect(await previewOf(SITE + path)).toMatchObject({
          isProduct: false,
          siteName: 'vitrine.example',
          productData: null,
        });
        expect(patiences).toEqual([]);
      },
    );

    it('a short link to a product here is recognized, and the product’s page is not read', async () => {
      const id = await shelved();
      answer = redirectTo(`${SITE}/product/${id}`);
      expect(await preview('/short/home')).toMatchObject({ productData: { id, name: 'The kettle' } });
      expect(await preview('/short/home')).toMatchObject({ productData: { id, name: 'The kettle' } });
      expect([asked, troubles]).toEqual([['/short/home'], []]);
    });

    it('own addresses come from the settings, never from the request', async () => {
      const id = await shelved();
      const send = (host: string, url: string) =>
        world.send('/api/search-hybrid/product-from-url', {
          method: 'POST',
          headers: {
            host,
            'x-forwarded-host': host,
            authorization: `Bearer ${person.token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ url }),
        });
      answer = page({ name: 'Kettle of another shop' });
      const there = await send(new URL(shop).host, `${shop}/product/${id}`);
      expect(await there.json()).toMatchObject({ productData: { name: 'Kettle of another shop' } });
      expect(asked).toEqual([`/product/${id}`]);
    });

    it('a server that listens on this machine without another address recognizes its local addresses', async () => {
      await using local = await openWorld(
        { origin: undefined, host: '127.0.0.1', port: 4250 },
        { safeFetch },
      );
      const { client } = await local.person();
      const [id = ''] = await local.shelve({ name: 'The kettle' });
      for (const host of ['localhost:4250', '127.0.0.1:4250', '[::1]:4250'])
        expect(
          await client.productLinks.preview({ body: { url: `http://${host}/product/${id}` } }),
        ).toMatchObject({ productData: { id } });
      expect(patiences).toEqual([]);
      await expect(
        client.productLinks.preview({ body: { url: `http://localhost:4251/product/${id}` } }),
      ).rejects.toMatchObject({ status: 502 });
    });
  });

  // 1 §4
  describe('a page that states no product', () => {
    beforeEach(async () => {
      await world.database.db.delete(products);
    });
    const say = (title: string): void => {
      answer = (_, response) =>
        response.setHeader('content-type', 'text/html').end(`<title>${title.replace('&', '&amp;')}</title>`);
    };
    const shelve = () =>
      world.shelve(
        { name: 'Thistledown Kettle, Celadon', brand: 'Ardith & Pole' },
        { name: 'Thistledown Cup', brand: 'Ardith & Pole', link: `${shop}/thistledown`, priceCents: 1900 },
        { name: 'Celadon Vase' },
      );

    it('a page without a product is matched by its title, and the match is marked as another product', async () => {
      const [, cup = ''] = await shelve();
      say('How I drink: my Thistledown cup and the long morning after the storm');
      const found = await preview('/story');
      expect(found).toMatchObject({
        isProduct: false,
        productData: {
          id: cup,
          name: 'Thistledown Cup',
          price: 19,
          link: `${shop}/thistledown`,
          fallbackSource: 'catalogue',
          alternativeMatch: true,
        },
        verifiedProductId: null,
      });
      expect(found.productData?.matchConfidence).toBeGreaterThan(0);
      expect(found.productData && isSimilarProduct(found.productData)).toBe(true);
      expect(await toggle('like', found.productData ?? {})).toMatchObject({ productId: cup, isLiked: true });
    });

    it('a title equal to the name of a product gives a better match', async () => {
      const [kettle = ''] = await shelve();
      say('Ardith & Pole: Thistledown kettle');
      const { productData } = await preview('/named');
      expect(productData).toMatchObject({ id: kettle, alternativeMatch: true });
      expect(productData && isSimilarProduct(productData)).toBe(false);
      expect(productData?.matchConfidence).toBeLessThan(95);
    });

    it.each(['Celadon', 'Cup', 'Access denied', 'Our kettle', 'How we boil water', '???'])(
      'a page titled “%s” matches nothing of the catalogue, and cannot be liked',
      async (title) => {
        await shelve();
        say(title);
        expect(await preview('/nothing')).toMatchObject({ isProduct: false, title, productData: null });
        await expect(toggle('like', { link: `${shop}/nothing` })).rejects.toMatchObject({ status: 404 });
        await world.database.db.delete(linkPreviews);
      },
    );

    it('a title only matches listed products', async () => {
      answer = page({ name: 'Quernstone Zither' });
      await toggle('like', await productAt('/zither'));
      say('Quernstone Zither');
      expect(await preview('/zither/story')).toMatchObject({ productData: null });
    });
  });

  it('an unverified product is not shown as verified', async () => {
    const [id = ''] = await world.shelve({ link: `${shop}/unverified` });
    expect(await preview('/unverified')).toMatchObject({ productData: { id }, verifiedProductId: null });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<title>x',
    'file:///etc/passwd',
    'ftp://shop.example/',
    'https://name:secret@shop.example/',
    'shop.example/kettle',
    'kettle',
    'https://',
    '',
  ])('a link that leads to no page is refused: %s', async (url) => {
    await expect(person.client.productLinks.preview({ body: { url } })).rejects.toMatchObject({
      status: 400,
      code: 'link_invalid',
    });
  });

  it('addresses of our own network are not read', async () => {
    const links = ['10.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '127.0.0.2', 'localhost', '169.254.169.254'];
    const addresses = [shop, ...links.map((host) => `http://${host}/`)];
    // If all ports are allowed, only the address can be refused.
    const onEveryPort = createSafeFetch({ allowPort: () => true });
    for (const options of [{}, { safeFetch: onEveryPort }]) {
      await using closed = await openWorld({}, options);
      const { client } = await closed.person();
      for (const url of addresses)
        await expect(client.productLinks.preview({ body: { url } }), url).rejects.toMatchObject({
          status: 502,
          message: 'Failed to load preview',
        });
    }
    await onEveryPort.close();
    expect(asked).toEqual([]);
  });

  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const block = Buffer.alloc(100_000, ' ');
  const withoutEnd: RequestListener = (_, response) => {
    response.writeHead(200, html);
    const more = () => {
      while (response.write(block));
    };
    response.on('drain', more);
    more();
  };
  it.each<[string, FetchTrouble | undefined, RequestListener]>([
    ['no page', undefined, (_, response) => response.setHeader('content-type', 'image/png').end('png')],
    ['something that does not say what it is', undefined, (_, response) => response.end('<title>Kettle')],
    ['an error', 'broken', (_, response) => response.writeHead(500, html).end('<title>Oops')],
    ['nothing any more', 'refused', (_, response) => response.writeHead(404, html).end('<title>Gone')],
    [
      'a gigabyte',
      'too large',
      (_, response) => response.writeHead(200, { ...html, 'content-length': 1e9 }).write(block),
    ],
    ['a page without end', 'too large', withoutEnd],
    [
      'a little that unpacks to much',
      'too large',
      (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    ],
    ['nobody who answers', 'too slow', () => {}],
    ['somebody who never ends', 'too slow', (_, response) => response.writeHead(200, html).write('<title>')],
    ['a way to a private address', 'forbidden', redirectTo('http://127.0.0.2/')],
    ['a way to another of our own', 'forbidden', redirectTo('http://[::1]/')],
    ['a way to a file', 'forbidden', redirectTo('file:///etc/passwd')],
    ['a way round in circles', 'refused', redirectTo('/short')],
    ['a page that sends browsers to a private address', 'forbidden', refreshTo('0;http://127.0.0.2/')],
    ['a page that sends browsers round in circles', undefined, circles],
    ['a broken line', 'broken', (_, response) => response.destroy()],
  ])('a preview fails if there is %s', async (_, trouble, listener) => {
    answer = listener;
    if (trouble === 'too slow') hurry = 20;
    await expect(preview('/short')).rejects.toMatchObject({
      status: 502,
      code: 'preview_failed',
      message: 'Failed to load preview',
    });
    await expect(preview('/short', { forceRefresh: true })).rejects.toMatchObject({
      status: 502,
      code: 'preview_refresh_failed',
      message: 'Failed to refresh preview',
    });
    expect(troubles).toEqual(trouble ? [trouble, trouble] : []);
    answer = page();
    expect((await preview('/short')).productData?.name).toBe('Kettle');
  });

  it('the stored preview stays when a refresh fails', async () => {
    const found = await preview('/kept');
    answer = (_, response) => response.writeHead(500).end();
    await expect(preview('/kept', { forceRefresh: true })).rejects.toThrow('Failed to refresh preview');
    expect(await preview('/kept')).toEqual(found);
  });

  it('sixty pages an hour are read for one person, and stored previews are free', async () => {
    for (let read = 0; read < MOST_READS; read += 1) await preview('/often', { forceRefresh: true });
    const refused = world.send('/api/search-hybrid/product-from-url', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${shop}/once-more` }),
    });
    const { status, headers } = await refused;
    expect([status, headers.get('retry-after')]).toEqual([429, String(HOUR / SECOND)]);
    expect(asked).toHaveLength(60);
    await preview('/often');
    await preview('/once-more', {}, await world.person());
    world.clock.now += HOUR;
    await preview('/often', { forceRefresh: true });
  });
});

describe('POST /api/products/toggle-link-product', () => {
  it('the product of a link is liked and put into the cart with the facts of the page, not those of the client', async () => {
    const productData = await productAt('/new');
    const forged = { ...productData, name: 'Something else', price: 1, image_url: 'https://evil.example/' };
    const { id } = productData;
    const state = { originalProductId: id, productId: id, isLiked: false, inCart: false };
    expect(await toggle('like', forged)).toEqual({ ...state, isLiked: true });
    expect(await toggle('like', forged)).toEqual({ ...state, isLiked: true });
    expect(await toggle('addToCart', forged)).toEqual({ ...state, isLiked: true, inCart: true });
    const shown = {
      id,
      name: 'Kettle',
      price: 20,
      brand: 'Kiln',
      link: `${shop}/new`,
      isLiked: true,
      isInCart: true,
    };
    const { client } = person;
    expect(await client.products.get({ params: { id } })).toMatchObject(shown);
    expect((await client.likes.list({ query: {} })).products).toMatchObject([shown]);
    expect((await client.cart.list({ query: {} })).items).toMatchObject([{ ...shown, quantity: 1 }]);
    expect(await toggle('unlike', forged)).toEqual({ ...state, inCart: true });
    expect(await toggle('removeFromCart', forged)).toEqual(state);
  });

  it('a page becomes one product, also through many links and concurrent requests', async () => {
    answer = redirectTo('/wanted');
    const people = await Promise.all([1, 2, 3, 4].map(() => world.person()));
    const found = await Promise.all(
      ['/short', '/wanted', '/short/2', '/wanted?fbclid=2'].map((path, index) =>
        productAt(path, people[index]),
      ),
    );
    const liked = await Promise.all(people.map((one, index) => toggle('like', found[index] ?? {}, one)));
    expect(new Set(liked.map(({ productId }) => productId))).toEqual(new Set([found[0]?.id]));
  });

  it.each<[string, (of: { id: string; link: string | null }) => Record<string, unknown>]>([
    ['its id alone', ({ id }) => ({ id })],
    ['its link alone', ({ link }) => ({ link })],
    ['another id and its link', ({ link }) => ({ id: 'of-another-server', direct_link: link })],
  ])('a product is recognized by %s', async (_, given) => {
    const productData = await productAt(`/by/${encodeURIComponent(_)}`);
    expect(await toggle('like', given(productData))).toMatchObject({
      productId: productData.id,
      isLiked: true,
    });
  });

  it('a product of the catalogue is changed itself', async () => {
    const [id = ''] = await world.shelve({ link: `${shop}/shelved` }, {});
    expect(await toggle('like', { id })).toMatchObject({ productId: id, isLiked: true });
    expect(await toggle('addToCart', { link: `${shop}/shelved` })).toMatchObject({
      productId: id,
      inCart: true,
    });
  });

  it('an action applies to the catalogue once the product has come into it', async () => {
    const productData = await productAt('/came');
    const [id = ''] = await world.shelve({ link: `${shop}/came` });
    const status = { originalProductId: productData.id, productId: id, isLiked: true, inCart: false };
    expect(await toggle('like', productData)).toEqual(status);
    expect(await check(productData.id)).toEqual([status]);
  });

  it.each<[string, string, RequestListener, string]>([
    ['its link', '/imported-1', page(), '/imported-1?utm_source=feed'],
    ['a link that leads to it', '/short/imported-2', redirectTo('/imported-2/final'), '/short/imported-2'],
    [
      'where it is at home',
      '/imported-3?color=red',
      page({}, '<link rel=canonical href="/imported-3">'),
      '/imported-3',
    ],
  ])(
    'a product of a link becomes the one that an import brings with %s, once per person',
    async (_, path, listener, link) => {
      answer = listener;
      const [both, other] = [person, await world.person()];
      const { id: madeId } = await productAt(path);
      for (const action of ['like', 'addToCart'] as const) await toggle(action, { id: madeId }, both);
      await toggle('like', { id: madeId }, other);
      const [, id = ''] = await importLinked('/something-else', link);
      for (const who of [both, other]) {
        const { products: liked } = await who.client.likes.list({ query: {} });
        expect(liked).toMatchObject([{ id, name: 'Kettle of the catalogue' }]);
      }
      expect((await both.client.cart.list({ query: {} })).items.map(({ productId }) => productId)).toEqual([
        id,
      ]);
      expect((await other.client.cart.list({ query: {} })).items).toEqual([]);
      await expect(person.client.products.get({ params: { id: madeId } })).rejects.toMatchObject({
        status: 404,
      });
      expect((await productAt(path)).id).toBe(id);
      const status = { originalProductId: madeId, productId: id, isLiked: true, inCart: true };
      expect(await check(madeId)).toEqual([status]);
      expect(await toggle('unlike', { id: madeId })).toEqual({ ...status, isLiked: false });
      expect((await both.client.likes.list({ query: {} })).products).toEqual([]);
    },
  );

  it('several products become one if their pages state the same address', async () => {
    for (const color of ['red', 'blue']) await toggle('like', await productAt(`/several?color=${color}`));
    answer = page({}, '<link rel=canonical href="/several">');
    for (const color of ['red', 'blue']) await preview(`/several?color=${color}`, { forceRefresh: true });
    const likedNow = async () => (await person.client.likes.list({ query: {} })).products.map(({ id }) => id);
    expect(await likedNow()).toHaveLength(2);
    expect(await importLinked('/several')).toEqual(await likedNow());
  });

  it('a like during the import is moved as well', async () => {
    const { productId } = await toggle('like', await productAt('/liked-meanwhile'));
    const other = await world.person();
    await holding(
      world.database,
      (tx) => tx.insert(likes).values({ personId: other.id, productId }),
      () => importLinked('/liked-meanwhile'),
    );
    expect((await other.client.likes.list({ query: {} })).products).toMatchObject([
      { name: 'Kettle of the catalogue' },
    ]);
  });

  it('a product is not made while an import brings it', async () => {
    const productData = await productAt('/brought');
    const liked = await holding(
      world.database,
      async (tx) => {
        await keepOtherImportsOut(tx);
        await tx
          .insert(products)
          .values({ id: 'brought', name: 'Kettle', ...linkColumns(`${shop}/brought`) });
      },
      () => toggle('like', productData),
    );
    expect(liked).toMatchObject({ productId: 'brought', isLiked: true });
  });

  it('removing an absent like changes nothing and creates no product', async () => {
    const { id } = await productAt('/unwanted');
    const state = { isLiked: false, inCart: false };
    expect(await toggle('unlike', { id })).toEqual({ ...state, productId: id, originalProductId: id });
    expect(await toggle('removeFromCart', { id: 'gone' })).toMatchObject({ ...state, productId: 'gone' });
    await expect(person.client.products.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    { id: 'made-up', link: 'https://never.example/' },
    { link: 'javascript:alert(1)' },
    { id: null },
    {},
  ])('an unknown product cannot be liked: %j', async (productData) => {
    await expect(toggle('like', productData)).rejects.toMatchObject({
      status: 404,
      code: 'product_not_found',
    });
  });

  it.each([
    ['like', 'unlike'],
    ['addToCart', 'removeFromCart'],
  ] as const)('the later intent wins if %s and %s arrive in the wrong order', async (on, off) => {
    const productData = { id: (await productAt('/hurried')).id };
    const send = (action: LinkProductAction, sequence: number) =>
      person.client.productLinks.toggleProduct({ body: { action, productData, sequence } });
    expect(await send(off, 2)).toMatchObject({ isLiked: false, inCart: false });
    expect(await send(on, 1)).toMatchObject({ isLiked: false, inCart: false });
    const wanted = on === 'like' ? { isLiked: true } : { inCart: true };
    expect(await send(on, 4)).toMatchObject(wanted);
    expect(await send(off, 3)).toMatchObject(wanted);
  });

  it('an unknown action is refused', async () => {
    await expect(toggle('buy' as never, { id: 'p1' })).rejects.toMatchObject({ status: 400 });
  });

  it('the picture is fetched, and served as our own', async () => {
    const jpeg = await sharp({ create: { width: 800, height: 1000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    answer = (request, response) =>
      request.url === '/kettle.jpg'
        ? void response.end(jpeg)
        : page({ image: '/kettle.jpg' })(request, response);
    const productData = await productAt('/pictured');
    expect(productData.imageUrl).toBeNull();
    await toggle('like', productData);
    await fetchPictures(
      {
        queue: createPictureQueue(world.database.db, {
          consumers: [picturesOfProducts],
          clock: () => world.clock.now,
        }),
        store: createMediaStore(createDiskStore(join(folder, 'media'))),
        fetch: reader,
        log: noLog,
      },
      { signal: new AbortController().signal },
    );
    const { picture } = await person.client.products.get({ params: { id: productData.id } });
    expect(picture).toMatchObject({ width: 640, height: 800 });
    const address = picture?.sources.at(-1)?.url ?? '';
    expect((await productAt('/pictured')).imageUrl).toBe(address);
    expect((await world.send(address)).headers.get('content-type')).toBe('image/webp');
  });

  it('a liked product follows its page and has its current price, while the page sells it', async () => {
    const productData = await productAt('/dearer');
    const { id } = productData;
    await toggle('like', productData);
    const likedNow = async () => (await person.client.likes.list({ query: {} })).products[0];
    answer = page({ name: 'Kettle, new', offers: { price: 30, priceCurrency: 'USD' } });
    await preview('/dearer', { forceRefresh: true });
    expect(await likedNow()).toMatchObject({ id, name: 'Kettle, new', price: 30 });
    answer = (_, response) => response.setHeader('content-type', 'text/html').end('<title>Closed today');
    await preview('/dearer', { forceRefresh: true });
    expect(await likedNow()).toMatchObject({ id, name: 'Kettle, new', price: 30 });
  });

  it('a product of the catalogue is never changed by its page', async () => {
    const [id = ''] = await world.shelve({ name: 'The kettle', link: `${shop}/ours` });
    await toggle('like', await productAt('/ours'));
    await preview('/ours', { forceRefresh: true });
    expect(await person.client.products.get({ params: { id } })).toMatchObject({
      name: 'The kettle',
      price: 10,
    });
  });
});

describe('POST /api/products/check-link-product-status', () => {
  it('the status of each product is returned in order, for the person alone', async () => {
    const productData = await productAt('/checked');
    const [shelved = ''] = await world.shelve({});
    await toggle('like', productData);
    await toggle('addToCart', { id: shelved });
    await toggle('addToCart', productData, await world.person());
    const answer = await person.client.productLinks.checkProducts({
      body: { productIds: [shelved, 'unknown', productData.id] },
    });
    const record = (productId: string, isLiked: boolean, inCart: boolean) => ({
      originalProductId: productId,
      productId,
      isLiked,
      inCart,
    });
    expect(answer).toEqual({
      success: true,
      statuses: [
        record(shelved, false, true),
        record('unknown', false, false),
        record(productData.id, true, false),
      ],
    });
    expect(await check()).toEqual([]);
  });
});

describe('a product made of a link', () => {
  it('a product made of a link appears in no list, neither of its person nor of others, and changes none', async () => {
    const { db } = world.database;
    await db.delete(products);
    const { client } = person;
    const listed = await world.shelve(
      {
        name: 'Quillwort Kettle',
        brand: 'Kiln',
        color: 'Pink',
        category: 'Kettles',
        link: 'https://k.example/',
      },
      { name: 'Quillwort Cup', brand: 'Kiln', color: 'Pink', category: 'Kettles', verified: true },
    );
    const search = (body: object) => client.search.query({ body: { query: '', ...body } });
    const { id: searchId } = await client.savedSearches.save({
      params: { userId: person.id },
      body: { query: 'quillwort' },
    });
    const before = await client.products.popular({ query: {} });
    const revision = async () =>
      (await db.execute<{ revision: string }>(sql`select ${catalogueRevisionNow} as revision`)).rows[0]
        ?.revision;
    const revisionBefore = await revision();

    answer = page({
      name: 'Quillwort Zwischenfall',
      brand: 'Nowhere',
      color: 'Pink',
      category: 'Kettles',
      offers: { price: 5, priceCurrency: 'USD' },
    });
    const made = await toggle('like', await productAt('/unlisted'));
    await preview('/unlisted', { forceRefresh: true });
    expect(await revision()).toBe(revisionBefore);
    expect((await client.products.popular({ query: {} })).snapshot).toBe(before.snapshot);
    // A change of a listed product rebuilds every list.
    await db
      .update(products)
      .set({ popularity: 7 })
      .where(eq(products.id, listed[0] ?? ''));
    expect(await revision()).not.toBe(revisionBefore);

    const idsOf = (answer: { products: { id: string }[] }) => answer.products.map(({ id }) => id);
    const found = async (body: object) => (await search(body)).results.map(({ id }) => id);
    const both = new Set(listed);
    expect(new Set(idsOf(await client.products.popular({ query: {} })))).toEqual(both);
    expect(idsOf(await client.products.verified({ query: {} }))).toEqual([listed[1]]);
    expect(new Set(idsOf(await client.products.personalized({ query: {} })))).toEqual(both);
    const other = await world.person();
    await toggle('like', { id: listed[0] }, other);
    expect(idsOf(await other.client.products.personalized({ query: {} }))).toEqual([listed[1]]);
    for (const sortBy of ['default', 'price_low_to_high', 'price_high_to_low'] as const) {
      expect(new Set(await found({ sortBy })), sortBy).toEqual(both);
      expect(new Set(await found({ query: 'quillwort', sortBy })), sortBy).toEqual(both);
      expect(new Set(await found({ color: ['Pink'], maxPrice: 500, sortBy })), sortBy).toEqual(both);
      expect(new Set(await found({ query: 'qilwort', sortBy })), sortBy).toEqual(both);
    }
    // With a large limit, the search looks beyond the beginning of its order.
    expect(new Set(await found({ query: 'quillwort', limit: 100 }))).toEqual(both);
    expect(await found({ query: 'zwischenfal' })).toEqual([]);
    expect(await found({ brand: ['Nowhere'] })).toEqual([]);
    expect((await client.search.brands({ query: {} })).brands).toEqual(['Kiln']);
    const kept = await client.savedSearches.list({ params: { userId: person.id } });
    expect(kept.searches).toMatchObject([{ id: searchId, newMatches: 0 }]);
    const words = await db.execute(sql`select word from search_vocabulary where word = 'zwischenfall'`);
    expect(words.rows).toEqual([]);

    expect(await client.products.get({ params: { id: made.productId } })).toMatchObject({ isLiked: true });
  });
});
