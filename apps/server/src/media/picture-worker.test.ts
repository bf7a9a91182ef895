// Runs on both databases: several workers take rows from the queue at once.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { noLog } from '../kernel/log.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createDiskStore } from './disk-store.ts';
import { media, mediaFetches } from './media.table.ts';
import { namesIn } from './media-files.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';
import { createPictureQueue, type PictureConsumer, queuePictures, removeMedia } from './picture-queue.ts';
import { fetchPictures, type PictureWork, startPictureWorker } from './picture-worker.ts';

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

/** Media ids that the consumer got, in order. */
let told: Parameters<PictureConsumer['onReady']>[1][] = [];
const consumer: PictureConsumer = {
  name: 'planets',
  form: { widths: [320, 640], tallest: 2 },
  onReady: async (_tx, id) => void told.push(id),
};

const endings: (() => Promise<unknown> | unknown)[] = [];
beforeEach(async () => {
  told = [];
  await world.database.db.delete(media);
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Starts a shop that serves pictures and counts its requests, in total and at once. */
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

function work(consumers = [consumer]): PictureWork {
  const fetch = createSafeFetch({
    allowAddress: (address) => address === '127.0.0.1',
    allowPort: () => true,
  });
  endings.push(() => fetch.close());
  const queue = createPictureQueue(world.database.db, { consumers, clock: () => world.clock.now });
  const store = createMediaStore(createDiskStore(join(folder, 'media')));
  return { queue, store, fetch, log: noLog };
}

/** Queues pictures, each a millisecond later than the one before, and returns their ids. */
async function queued(...urls: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const url of urls) {
    ids.push(...(await queuePictures(world.database.db, consumer, [url], new Date(world.clock.now))));
    world.clock.now += 1;
  }
  return ids;
}

const rows = () =>
  world.database.db
    .select({
      id: media.id,
      state: media.state,
      attempts: mediaFetches.attempts,
      nextAttemptAt: mediaFetches.nextAttemptAt,
      reason: mediaFetches.reason,
    })
    .from(media)
    .innerJoin(mediaFetches, eq(mediaFetches.mediaId, media.id))
    .orderBy(media.createdAt);
const untilNothingIsDue = (given: PictureWork) =>
  fetchPictures(given, { signal: new AbortController().signal });

it('a picture is measured and stored in the widths of its consumer, which is called', async () => {
  const { address } = await shop();
  const [id = ''] = await queued(`${address}/lamp.jpg`);
  await untilNothingIsDue(work());
  expect(told).toEqual([id]);
  const [kept] = await world.database.db.select().from(media);
  expect(kept).toMatchObject({
    id,
    kind: 'picture',
    state: 'ready',
    ownerId: null,
    contentType: 'image/webp',
    width: 640,
    height: 800,
    placeholder: expect.stringMatching(/^#[0-9A-F]{6}$/),
    sources: [
      { url: expect.stringMatching(/^\/media\/[0-9a-f]{40}\.webp$/), width: 320 },
      { url: expect.stringMatching(/^\/media\/[0-9a-f]{40}\.webp$/), width: 640 },
    ],
  });
  const sizes = (kept?.sources ?? []).map(
    async ({ url }) => (await (await world.send(url)).arrayBuffer()).byteLength,
  );
  expect(kept?.byteSize).toBe((await Promise.all(sizes)).reduce((sum, size) => sum + size));
});

it('a picture becomes ready in one transaction with the work of its consumer', async () => {
  const { address } = await shop();
  await queued(`${address}/lamp.jpg`);
  const failing = { ...consumer, onReady: () => Promise.reject(new Error('The table is gone.')) };
  await untilNothingIsDue(work([failing]));
  expect((await rows())[0]).toMatchObject({ state: 'pending', reason: 'It could not be kept.' });
  world.clock.now += MINUTE;
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'ready', reason: null });
});

it('an instance leaves pictures of unknown consumers to others', async () => {
  const { served, address } = await shop();
  const [id = ''] = await queued(`${address}/lamp.jpg`);
  await untilNothingIsDue(work([{ ...consumer, name: 'moons' }]));
  expect(served.requests).toBe(0);
  await untilNothingIsDue(work());
  expect(told).toEqual([id]);
});

it('two instances share the work, and each sends at most two requests to a host at once', async () => {
  const { served, address } = await shop((_, response) => void setImmediate(() => response.end(jpeg)));
  await queued(...Array.from({ length: 12 }, (_, each) => `${address}/${each}.jpg`));
  await Promise.all([untilNothingIsDue(work()), untilNothingIsDue(work())]);
  expect(served.requests).toBe(12);
  expect(served.mostAtOnce).toBeLessThanOrEqual(4);
  expect((await rows()).every(({ state }) => state === 'ready')).toBe(true);
});

it('pictures held by a killed instance are taken over', async () => {
  const { address } = await shop();
  await queued(`${address}/held.jpg`);
  await work().queue.take([]);
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'pending', attempts: 1 });
  world.clock.now += 3 * MINUTE;
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'ready', attempts: 2 });
});

it('a picture that crashes its instance every time is given up', async () => {
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

it('a picture that cannot succeed fails at once, with the reason', async () => {
  const { served, address } = await shop((request, response) => {
    if (request.url === '/gone.jpg') response.writeHead(404);
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  await queued(`${address}/gone.jpg`, `${address}/logo.svg`, 'http://[::1]/inside.jpg');
  await untilNothingIsDue(work());
  expect((await rows()).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'The host answers with status 404.'],
    ['failed', 'The file is no JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['failed', '[::1] is no public address, and others are not fetched.'],
  ]);
  expect(told).toEqual([]);
  world.clock.now += 24 * HOUR;
  await untilNothingIsDue(work());
  expect(served.requests).toBe(2);
});

it('a failing picture is tried again after growing pauses, and finally fails', async () => {
  const { served, address } = await shop((_, response) => void response.writeHead(500).end());
  await queued(`${address}/flaky.jpg`);
  for (const pause of [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]) {
    await untilNothingIsDue(work());
    expect((await rows())[0]?.nextAttemptAt?.getTime()).toBe(world.clock.now + pause);
    await untilNothingIsDue(work());
    world.clock.now += pause;
  }
  await untilNothingIsDue(work());
  expect((await rows())[0]).toMatchObject({ state: 'failed', reason: 'The host answers with status 500.' });
  expect(served.requests).toBe(5);
});

it('a host that does not answer is left alone, with all its pictures', async () => {
  const { served, address } = await shop((_, response) => void response.writeHead(503).end());
  await queued(...Array.from({ length: 50 }, (_, each) => `${address}/${each}.jpg`));
  await untilNothingIsDue(work());
  expect(served.requests).toBeLessThanOrEqual(3);
  for (const row of await rows())
    expect(row).toMatchObject({ state: 'pending', attempts: 1, reason: expect.stringContaining('patience') });
});

it('a worker without a connection stops soon and leaves everything for later', async () => {
  const fetch = createSafeFetch({ resolve: async () => [] });
  endings.push(() => fetch.close());
  await queued(...Array.from({ length: 40 }, (_, each) => `https://shop${each}.example/1.jpg`));
  await untilNothingIsDue({ ...work(), fetch });
  const tried = (await rows()).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeLessThan(12);
  expect((await rows()).every(({ state }) => state === 'pending')).toBe(true);
});

it('a picture that was removed meanwhile is not finished', async () => {
  const { address } = await shop();
  const [id = ''] = await queued(`${address}/old.jpg`);
  const { queue, store } = work();
  const job = await queue.take([]);
  await removeMedia(world.database.db, [id]);
  await queue.finish(job!, { width: 1, height: 1, placeholder: '', sources: [], byteSize: 1 }, store);
  expect(told).toEqual([]);
  expect(await rows()).toEqual([]);
});

it('a picture is stored again if its file is removed before it is recorded', async () => {
  const { address } = await shop();
  await queued(`${address}/twin.jpg`);
  const given = work();
  let isFirst = true;
  const store: MediaStore = {
    ...given.store,
    async put(...file) {
      const name = await given.store.put(...file);
      if (isFirst) await given.store.remove(name);
      isFirst = false;
      return name;
    },
  };
  await untilNothingIsDue({ ...given, store });
  const [kept] = await world.database.db.select().from(media);
  expect(kept?.state).toBe('ready');
  for (const name of namesIn(kept?.sources ?? [])) expect(await store.sizeOf(name)).toBeGreaterThan(0);
});

it('the worker stops in the middle of a picture and returns it to the queue', async () => {
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
