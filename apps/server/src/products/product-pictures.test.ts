// Runs on both databases: a finished picture writes several tables in one transaction.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noLog } from '../kernel/log.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { media, mediaFetches } from '../media/media.table.ts';
import { createMediaStore } from '../media/media-store.ts';
import { createPictureQueue } from '../media/picture-queue.ts';
import { fetchPictures } from '../media/picture-worker.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { openWorld, type World } from '../testing/harness.ts';
import {
  bringPictures,
  dropPictures,
  picturesOfProducts,
  releasePictures,
} from './product-pictures.service.ts';
import { products } from './products.table.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-product-pictures-'));
const fetch = createSafeFetch({ allowAddress: () => true, allowPort: () => true });
let isGone = false;
const shop = createServer(async (request, response) => {
  if (isGone) response.writeHead(404).end();
  else response.end(await jpegOf(request.url === '/wide.jpg' ? 800 : 1250));
}).listen(0, '127.0.0.1');
const jpegOf = (height: number) =>
  sharp({ create: { width: 1000, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
const at = (path: string) => `http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`;

let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  shop.close();
  await fetch.close();
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  isGone = false;
  await world.database.db.delete(products);
  await world.database.db.delete(media);
});

const bring = (productId: string, path: string) =>
  bringPictures(world.database.db, [{ productId, url: at(path) }], new Date(world.clock.now));
const fetchAll = () =>
  fetchPictures(
    {
      queue: createPictureQueue(world.database.db, {
        consumers: [picturesOfProducts],
        clock: () => world.clock.now,
      }),
      store: createMediaStore(createDiskStore(join(folder, 'media'))),
      fetch,
      log: noLog,
    },
    { signal: new AbortController().signal },
  );
const shown = async (id: string) => (await world.client().products.get({ params: { id } })).picture;
const stored = () => world.database.db.select({ id: media.id, state: media.state }).from(media);

it('a product gets its picture, served forever under its own name', async () => {
  const [id = ''] = await world.shelve({});
  await bring(id, '/lamp.jpg');
  const guest = world.client().products;
  expect(await shown(id)).toBeNull();
  const before = await guest.popular({ query: {} });

  await fetchAll();

  const { picture, imageUrl } = await guest.get({ params: { id } });
  expect(picture).toMatchObject({
    width: 640,
    height: 800,
    placeholder: expect.stringMatching(/^#[0-9A-F]{6}$/),
  });
  expect(picture?.sources.map(({ width }) => width)).toEqual([320, 480, 640]);
  expect(imageUrl).toBe(picture?.sources.at(-1)?.url);
  for (const { url, width } of picture?.sources ?? []) {
    expect(url).toMatch(/^\/media\/[0-9a-f]{40}\.webp$/);
    const answer = await world.send(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  }
  // A new picture moves no product, so the ranking stays, with the new picture in it.
  const after = await guest.popular({ query: {} });
  expect(after.snapshot).toBe(before.snapshot);
  expect(after.products[0]?.picture).toEqual(picture);
});

it('a picture that is ready or pending is left alone', async () => {
  const [id = ''] = await world.shelve({});
  await bring(id, '/lamp.jpg');
  const before = await stored();
  await bring(id, '/lamp.jpg');
  expect(await stored()).toEqual(before);
  await fetchAll();
  await bring(id, '/lamp.jpg');
  expect(await stored()).toEqual([{ ...before[0], state: 'ready' }]);
});

it('another address is another picture, and the old one is shown until it is ready', async () => {
  const [id = ''] = await world.shelve({});
  await bring(id, '/lamp.jpg');
  await fetchAll();
  await bring(id, '/wide.jpg');
  expect(await shown(id)).toMatchObject({ height: 800 });
  expect(await stored()).toEqual([expect.objectContaining({ state: 'pending' })]);
  await fetchAll();
  expect(await shown(id)).toMatchObject({ height: 512 });
});

it('a failed picture is tried again when it is brought again', async () => {
  const [id = ''] = await world.shelve({});
  isGone = true;
  await bring(id, '/lamp.jpg');
  await fetchAll();
  expect(await stored()).toEqual([expect.objectContaining({ state: 'failed' })]);
  isGone = false;
  await bring(id, '/lamp.jpg');
  await fetchAll();
  expect(await shown(id)).toMatchObject({ height: 800 });
});

it('a removed picture takes its fetch with it, and its product shows none', async () => {
  const [dropped = '', deleted = ''] = await world.shelve({}, {});
  await bring(dropped, '/lamp.jpg');
  await fetchAll();
  await bring(deleted, '/wide.jpg');
  await dropPictures(world.database.db, [dropped]);
  await releasePictures(world.database.db, [deleted]);
  await world.database.db.delete(products).where(inArray(products.id, [deleted]));
  expect(await shown(dropped)).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await world.database.db.select().from(mediaFetches)).toEqual([]);
});

it('a product has its other views, and lists have their number; products without any have neither', async () => {
  const [one = '', plain = ''] = await world.shelve({}, {});
  const back = {
    width: 640,
    height: 800,
    placeholder: '#D8D2C8',
    sources: [{ url: 'https://shop.example/back.webp', width: 640 }],
  };
  await world.database.db
    .update(products)
    .set({ morePictures: [back] })
    .where(eq(products.id, one));
  const guest = world.client().products;
  const whole = await guest.get({ params: { id: one } });
  expect(whole).toMatchObject({ pictureCount: 2, morePictures: [back] });
  const alone = await guest.get({ params: { id: plain } });
  expect(alone).not.toHaveProperty('morePictures');
  expect(alone).not.toHaveProperty('pictureCount');
  const { products: listed } = await guest.popular({ query: {} });
  const shown = listed.find(({ id }) => id === one);
  expect(shown).toMatchObject({ pictureCount: 2 });
  expect(shown).not.toHaveProperty('morePictures');
  expect(listed.find(({ id }) => id === plain)).not.toHaveProperty('pictureCount');
});
