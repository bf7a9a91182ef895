// Runs on both databases: the queue is rows that several take from at once.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../clock.ts';
import { noLog } from '../http/log.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createMediaStore } from './media-store.ts';
import { createPictureQueue } from './picture-queue.ts';
import { fetchPictures, type PictureWork, startPictureWorker } from './picture-worker.ts';
import { productImages } from './product-images.table.ts';

let folder: string;
let world: World;
let jpeg: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
  world = await openWorld({ dataDir: folder });
  jpeg = await sharp({ create: { width: 1000, height: 1250, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const endings: (() => Promise<unknown> | unknown)[] = [];
beforeEach(() => world.database.db.delete(products));
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A shop that serves pictures; it counts who is being served. */
async function shop(listener: RequestListener = (_, response) => void response.end(jpeg)) {
  const served = { requests: 0, atOnce: 0, mostAtOnce: 0 };
  const server = createServer((request, response) => {
    served.requests += 1;
    served.atOnce += 1;
    served.mostAtOnce = Math.max(served.mostAtOnce, served.atOnce);
    response.on('close', () => {
      served.atOnce -= 1;
    });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { served, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function work(): PictureWork {
  const fetch = createSafeFetch({
    allowAddress: (address) => address === '127.0.0.1',
    allowPort: () => true,
  });
  endings.push(() => fetch.close());
  const queue = createPictureQueue(world.database.db, () => world.clock.now);
  return { queue, store: createMediaStore(join(folder, 'media')), fetch, log: noLog };
}

async function queued(...urls: string[]): Promise<string[]> {
  const ids = await world.shelve(...urls.map(() => ({})));
  await world.database.db.insert(productImages).values(
    urls.map((url, index) => ({
      productId: ids[index] ?? '',
      url,
      host: new URL(url).host,
      nextAttemptAt: new Date(world.clock.now + index),
    })),
  );
  world.clock.now += urls.length;
  return ids;
}

const rows = () => world.database.db.select().from(productImages).orderBy(productImages.productId);
const untilNothingIsDue = (given: PictureWork) =>
  fetchPictures(given, { signal: new AbortController().signal });

it('a product gets its picture, served for ever under a name of its own', async () => {
  const { address } = await shop();
  const [id = ''] = await queued(`${address}/lamp.jpg`);
  const guest = world.client().products;
  expect((await guest.get({ params: { id } })).picture).toBeNull();
  const before = await guest.popular({ query: {} });

  await untilNothingIsDue(work());

  const { picture, image_url } = await guest.get({ params: { id } });
  expect(picture).toMatchObject({
    width: 640,
    height: 800,
    placeholder: expect.stringMatching(/^#[0-9A-F]{6}$/),
  });
  expect(picture?.sources.map(({ width }) => width)).toEqual([320, 640]);
  expect(image_url).toBe(picture?.sources[1]?.url);
  for (const { url, width } of picture?.sources ?? []) {
    expect(url).toMatch(/^\/media\/[0-9a-f]{40}\.webp$/);
    const answer = await world.send(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  }
  // A picture moves no product, so whoever scrolls keeps the ranking; it is in there all the same.
  const after = await guest.popular({ query: {} });
  expect(after.snapshot).toBe(before.snapshot);
  expect(after.products[0]?.picture).toEqual(picture);
});

it('two instances share the work, and no host is asked by more than two at once by either', async () => {
  const { served, address } = await shop((_, response) => void setImmediate(() => response.end(jpeg)));
  await queued(...Array.from({ length: 12 }, (_, each) => `${address}/${each}.jpg`));
  await Promise.all([untilNothingIsDue(work()), untilNothingIsDue(work())]);
  expect(served.requests).toBe(12);
  expect(served.mostAtOnce).toBeLessThanOrEqual(4);
  expect((await rows()).every(({ state }) => state === 'ready')).toBe(true);
});

it('what an instance held that was killed is taken over', async () => {
  const { address } = await shop();
  await queued(`${address}/held.jpg`);
  await work().queue.take([]);
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'pending', attempts: 1 });
  world.clock.now += 3 * MINUTE;
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'ready', attempts: 2 });
});

it('what ends its instance every time is given up', async () => {
  const { queue } = work();
  await queued('http://127.0.0.1:1/deadly.jpg');
  for (let time = 0; time < 5; time += 1) {
    expect(await queue.take([])).toBeDefined();
    world.clock.now += 3 * MINUTE;
  }
  expect(await queue.take([])).toBeUndefined();
  expect((await rows())[0]).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('could not be finished'),
  });
});

it('what is hopeless fails at once, with the reason', async () => {
  const { served, address } = await shop((request, response) => {
    if (request.url === '/gone.jpg') response.writeHead(404);
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  const [id = ''] = await queued(`${address}/gone.jpg`, `${address}/logo.svg`, 'http://[::1]/inside.jpg');
  await untilNothingIsDue(work());
  expect((await rows()).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'The host answers with status 404.'],
    ['failed', 'The file is no JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['failed', '[::1] is no public address, and others are not fetched.'],
  ]);
  expect((await world.client().products.get({ params: { id } })).picture).toBeNull();
  world.clock.now += 24 * HOUR;
  await untilNothingIsDue(work());
  expect(served.requests).toBe(2);
});

it('what fails is tried again after pauses that grow, and in the end no more', async () => {
  const { served, address } = await shop((_, response) => void response.writeHead(500).end());
  await queued(`${address}/flaky.jpg`);
  for (const pause of [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]) {
    await untilNothingIsDue(work());
    expect((await rows())[0]?.nextAttemptAt.getTime()).toBe(world.clock.now + pause);
    await untilNothingIsDue(work());
    world.clock.now += pause;
  }
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'failed', reason: 'The host answers with status 500.' });
  expect(served.requests).toBe(5);
});

it('a host that does not answer is left alone, with all that waits for it', async () => {
  const { served, address } = await shop((_, response) => void response.writeHead(503).end());
  await queued(...Array.from({ length: 50 }, (_, each) => `${address}/${each}.jpg`));
  await untilNothingIsDue(work());
  expect(served.requests).toBeLessThanOrEqual(3);
  for (const row of await rows())
    expect(row).toMatchObject({ state: 'pending', attempts: 1, reason: expect.stringContaining('patience') });
});

it('without a way out it ends soon and leaves everything for later', async () => {
  const fetch = createSafeFetch({ resolve: async () => [] });
  endings.push(() => fetch.close());
  await queued(...Array.from({ length: 40 }, (_, each) => `https://shop${each}.example/1.jpg`));
  await untilNothingIsDue({ ...work(), fetch });
  const tried = (await rows()).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeLessThan(12);
  expect((await rows()).every(({ state }) => state === 'pending')).toBe(true);
});

it('a picture whose address changed meanwhile is not the old one', async () => {
  const { address } = await shop();
  const [id = ''] = await queued(`${address}/old.jpg`);
  const { queue } = work();
  const job = await queue.take([]);
  await world.database.db.update(productImages).set({ url: `${address}/new.jpg` });
  await queue.finish(job!, {
    pictureWidth: 1,
    pictureHeight: 1,
    picturePlaceholder: '',
    pictureSources: [{ url: '/media/old', width: 1 }],
  });
  expect((await world.client().products.get({ params: { id } })).picture).toBeNull();
  expect((await rows())[0]?.state).toBe('pending');
});

it('the worker stops in the middle of a picture and puts it back', async () => {
  const asked = Promise.withResolvers<void>();
  const { address } = await shop(() => asked.resolve());
  await queued(`${address}/slow.jpg`);
  const worker = startPictureWorker(work());
  await asked.promise;
  await worker.stop();
  expect((await rows())[0]).toMatchObject({
    state: 'pending',
    attempts: 0,
    nextAttemptAt: new Date(world.clock.now),
  });
});

it('the worker begins at once when it is woken', async () => {
  const asked = Promise.withResolvers<void>();
  const worker = startPictureWorker(work());
  endings.push(() => worker.stop());
  const { address } = await shop((_, response) => {
    asked.resolve();
    response.end(jpeg);
  });
  await queued(`${address}/new.jpg`);
  worker.wake();
  await asked.promise;
});
