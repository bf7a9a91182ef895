import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';

// POST /api/search-hybrid/product-from-url, /api/products/toggle-link-product, /api/products/check-link-product-status

// A shop on the loopback, which is closed to everybody but these tests.
const safeFetch = createSafeFetch({
  allowAddress: (address) => address === '127.0.0.1',
  allowPort: () => true,
});
let answer: RequestListener = () => {};
let asked = 0;
let shop: string;
let world: World;
let person: Person;
const server = createServer((request, response) => {
  asked += 1;
  answer(request, response);
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  world = await openWorld({}, { safeFetch });
  person = await world.person();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await safeFetch.close();
  await world[Symbol.asyncDispose]();
});
afterEach(() => {
  asked = 0;
});

const page =
  (price: number): RequestListener =>
  (_, response) => {
    const product = {
      '@type': 'Product',
      name: 'Kettle',
      brand: 'Kiln',
      offers: { price, priceCurrency: 'USD' },
    };
    response.setHeader('content-type', 'text/html');
    response.end(`<title>Tea</title><script type="application/ld+json">${JSON.stringify(product)}</script>`);
  };
const preview = (path: string, more = {}) =>
  person.client.productLinks.preview({ body: { url: `${shop}${path}`, ...more } });

it('tells what a page sells, and asks the page once a day', async () => {
  answer = page(20);
  const found = await preview('/kettle#reviews');
  expect(found).toMatchObject({
    isProduct: true,
    title: 'Tea',
    productData: { name: 'Kettle', price: 20, fallbackSource: null, matchConfidence: 95 },
    verifiedProductId: null,
    userConfirmedAccurate: null,
  });
  answer = page(25);
  expect((await preview('/kettle')).productData?.price).toBe(20);
  expect(asked).toBe(1);
  expect((await preview('/kettle', { forceRefresh: true })).productData?.price).toBe(25);
  world.clock.now += 25 * 60 * 60 * 1000;
  await preview('/kettle');
  expect(asked).toBe(3);
});

it('knows the product when the link is one of the catalogue', async () => {
  answer = page(20);
  const [id = ''] = await world.shelve({ name: 'The kettle', link: `${shop}/known`, verified: true });
  expect(await preview('/known')).toMatchObject({
    productData: { id, name: 'Kettle' },
    verifiedProductId: id,
    verifiedProductSnapshot: { id, name: 'The kettle' },
  });
});

it.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'kettle',
  'ftp://shop.example/',
  '',
  `https://${'x'.repeat(3990)}`,
])('is no link: %s', async (url) => {
  const call = person.client.productLinks.preview({ body: { url } });
  await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/link_invalid|preview_failed/) });
});

it.each([
  'http://10.0.0.1/',
  'http://[::1]/',
  'http://localhost/',
  'http://169.254.169.254/latest/meta-data/',
])('reads nothing of our own network: %s', async (url) => {
  const call = person.client.productLinks.preview({ body: { url } });
  await expect(call).rejects.toMatchObject({
    status: 502,
    code: 'preview_failed',
    message: 'Failed to load preview',
  });
});

it.each<[string, RequestListener]>([
  ['no page', (_, response) => response.setHeader('content-type', 'image/png').end('png')],
  ['an error', (_, response) => response.writeHead(500).end()],
  [
    'a gigabyte',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1e9 }),
  ],
  ['a way to ourselves', (_, response) => response.writeHead(302, { location: 'http://[::1]/' }).end()],
])('says so when there is %s behind a link', async (_, listener) => {
  answer = listener;
  await expect(preview('/broken')).rejects.toMatchObject({ message: 'Failed to load preview' });
  await expect(preview('/broken', { forceRefresh: true })).rejects.toMatchObject({
    message: 'Failed to refresh preview',
  });
});

it('likes and carts the product of a link, made of what the page said and not of what the client says', async () => {
  answer = page(20);
  const { productData } = await preview('/new');
  const productData2 = { ...productData, name: 'Something else', price: 1 };
  const change = (action: 'like' | 'unlike' | 'addToCart' | 'removeFromCart') =>
    person.client.productLinks.toggleProduct({ body: { action, productData: productData2 } });

  const liked = await change('like');
  expect(liked).toMatchObject({ originalProductId: productData?.id, isLiked: true, inCart: false });
  expect(await change('addToCart')).toEqual({ ...liked, inCart: true });
  expect(await person.client.products.get({ params: { id: liked.productId } })).toMatchObject({
    name: 'Kettle',
    price: 20,
    isLiked: true,
    isInCart: true,
  });
  const checked = await person.client.productLinks.checkProducts({
    body: { productIds: [liked.productId, 'unknown'] },
  });
  expect(checked).toEqual({
    success: true,
    statuses: [
      { originalProductId: liked.productId, productId: liked.productId, isLiked: true, inCart: true },
      { originalProductId: 'unknown', productId: 'unknown', isLiked: false, inCart: false },
    ],
  });
  expect(await change('unlike')).toMatchObject({ isLiked: false });
  expect(await change('removeFromCart')).toMatchObject({ inCart: false });
});

it('makes one product of a link, however many want it at once, and shows it in no list', async () => {
  answer = page(20);
  const { productData } = await preview('/wanted');
  const people = [person, await world.person(), await world.person(), await world.person()];
  const likes = await Promise.all(
    people.map(({ client }) =>
      client.productLinks.toggleProduct({ body: { action: 'like', productData: productData ?? {} } }),
    ),
  );
  expect(new Set(likes.map(({ productId }) => productId)).size).toBe(1);
  const { products } = await person.client.products.popular({ query: { limit: 100 } });
  expect(products.map(({ id }) => id)).not.toContain(likes[0]?.productId);
});

it('does not know a product that was never previewed', async () => {
  const call = person.client.productLinks.toggleProduct({
    body: { action: 'like', productData: { id: 'made-up', link: `${shop}/never` } },
  });
  await expect(call).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
});
