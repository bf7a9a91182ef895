import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../kernel/clock.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { subscribe } from '../testing/subscribe.ts';

/** Price on the page of the shop; undefined if the shop is closed. */
let price: number | undefined;
const shop = createServer((_, response) => {
  if (price === undefined) return response.writeHead(500).end();
  const product = { '@type': 'Product', name: 'Kettle', offers: { price, priceCurrency: 'USD' } };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...product });
  return response
    .setHeader('content-type', 'text/html')
    .end(`<title>Kettle</title><script type="application/ld+json">${json}</script>`);
});
// The shop is on the loopback, which only tests may fetch from.
const safeFetch = createSafeFetch({
  allowAddress: (address) => address === '127.0.0.1',
  allowPort: () => true,
});

const folder = mkdtempSync(join(tmpdir(), 'vitrine-post-links-'));
let world: World;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/kettle`;
  world = await openWorld({ dataDir: folder }, { safeFetch });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await safeFetch.close();
  shop.closeAllConnections();
  shop.close();
  rmSync(folder, { recursive: true });
});

let owner: Person;
let postId: string;
beforeEach(async () => {
  price = 40;
  owner = await world.person();
  const links = [
    { url: 'https://shop.example/cup', label: 'Cup' },
    { url, label: 'Kettle' },
  ];
  postId = (await publish(world, owner, { links })).id;
});

const linksFor = async ({ client }: Pick<Person, 'client'>) =>
  (await client.postLinks.list({ params: { postId } })).links;
const confirm = (userConfirmedAccurate: boolean, metadata?: object, of = url) =>
  owner.client.postLinks.confirm({
    body: { postId, url: of, userConfirmedAccurate, ...(metadata && { metadata: { ...metadata } }) },
  });

it('links of a post come in their given order, also for guests, without a verdict at first (1 §3)', async () => {
  const expected = ['https://shop.example/cup', url].map((address, place) => ({
    id: expect.any(String),
    url: address,
    label: place ? 'Kettle' : 'Cup',
    previewData: null,
    userConfirmedAccurate: null,
    isPinned: false,
  }));
  expect(await linksFor(owner)).toEqual(expected);
  expect(await linksFor({ client: world.client() })).toEqual(expected);
});

it('a confirmed link keeps its preview of that time, whatever the client sends (1 §4)', async () => {
  const forged = { productData: { id: '1', name: 'Gold', price: 0 } };
  const said = await confirm(true, forged);
  expect(said).toMatchObject({
    url,
    userConfirmedAccurate: true,
    previewData: { productData: { name: 'Kettle', price: 40 } },
  });
  price = 55;
  const [, kept] = await linksFor({ client: world.client() });
  expect(kept).toEqual(said);
  const preview = await owner.client.productLinks.preview({
    body: { url, checkUserConfirmation: true, forceRefresh: true },
  });
  expect(preview).toMatchObject({ productData: { price: 55 }, userConfirmedAccurate: true });
});

// 1 §4, 1 §7
describe('a preview includes the owners’ verdicts on request', () => {
  const toldTo = async ({ client }: Person, link = url, checkUserConfirmation = true) =>
    (await client.productLinks.preview({ body: { url: link, checkUserConfirmation } })).userConfirmedAccurate;
  const postOf = async (person: Person, link: string, accurate: boolean) => {
    world.clock.now += SECOND;
    const { id } = await publish(world, person, { links: [{ url: link, label: 'Kettle' }] });
    await person.client.postLinks.confirm({
      body: { postId: id, url: link, userConfirmedAccurate: accurate },
    });
  };

  it('the verdict is shown to all viewers, and follows its changes', async () => {
    const other = await world.person();
    const marked = `${url}?told&utm_source=mail`;
    await postOf(owner, marked, true);
    expect(await toldTo(other, marked)).toBe(true);
    expect(await toldTo(other, marked, false)).toBeNull();
    expect(await toldTo(other, `${url}?untold`)).toBeNull();
    await postOf(owner, marked, false);
    expect(await toldTo(owner, marked)).toBe(false);
    expect(await toldTo(other, marked)).toBe(false);
  });

  it('the viewer’s own verdict comes first, else the latest, and none of blocked people', async () => {
    const [first, last, reader] = [await world.person(), await world.person(), await world.person()];
    const shared = `${url}?shared`;
    await postOf(first, shared, true);
    await postOf(last, shared, false);
    expect(await toldTo(reader, shared)).toBe(false);
    expect(await toldTo(first, shared)).toBe(true);
    await reader.client.moderation.block({ body: { blockedId: last.id } });
    expect(await toldTo(reader, shared)).toBe(true);
    await first.client.moderation.block({ body: { blockedId: reader.id } });
    expect(await toldTo(reader, shared)).toBeNull();
  });
});

it('a rejected link is marked for all viewers, and can be confirmed again (1 §4)', async () => {
  expect(await confirm(false)).toMatchObject({ userConfirmedAccurate: false, previewData: null });
  expect((await linksFor({ client: world.client() }))[1]).toMatchObject({ userConfirmedAccurate: false });
  await confirm(true);
  expect(await confirm(false)).toMatchObject({
    userConfirmedAccurate: false,
    previewData: { productData: { name: 'Kettle' } },
  });
  expect(await confirm(true)).toMatchObject({ userConfirmedAccurate: true });
});

it('a link cannot be confirmed while its page cannot be read, and keeps its former verdict', async () => {
  const unread = `${url}?unread`;
  const links = [{ url: unread, label: 'Kettle' }];
  await owner.client.posts.update({ params: { id: postId }, body: { content: '', links } });
  await confirm(false, undefined, unread);
  price = undefined;
  await expect(confirm(true, undefined, unread)).rejects.toMatchObject({ message: 'Failed to load preview' });
  expect(await linksFor(owner)).toMatchObject([{ userConfirmedAccurate: false, previewData: null }]);
});

it('a link outside of the post is not found, and pinned links come first (D20)', async () => {
  await expect(confirm(true, undefined, 'https://shop.example/other')).rejects.toMatchObject({
    status: 404,
    code: 'post_link_not_found',
  });
  const gone = owner.client.userLinks.pin({ params: { id: 'gone' }, body: { isPinned: true } });
  await expect(gone).rejects.toMatchObject({ status: 404, code: 'user_link_not_found' });
  const kettle = (await linksFor(owner))[1]?.id ?? '';
  await subscribe(world, owner);
  const pin = (isPinned: boolean) =>
    owner.client.userLinks.pin({ params: { id: kettle }, body: { isPinned } });
  expect(await pin(true)).toMatchObject({ label: 'Kettle', isPinned: true });
  expect((await linksFor(owner)).map(({ label }) => label)).toEqual(['Kettle', 'Cup']);
  await pin(false);
  expect((await linksFor(owner)).map(({ label }) => label)).toEqual(['Cup', 'Kettle']);
});
