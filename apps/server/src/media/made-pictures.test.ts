import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../composition/app.ts';
import { readConfig } from '../config/config.ts';
import { noLog } from '../kernel/log.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createDiskStore } from './disk-store.ts';
import { createMadePictures, type MakeablePicture, type PictureMaker } from './made-pictures.ts';
import { madePictures } from './media.table.ts';
import { createMediaStore } from './media-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-made-'));
const PLAIN = Buffer.from('plain');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.database.db.delete(madePictures);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const madeOf = (name: string): Uint8Array => Buffer.from(`made ${name}`);

/**
 * Creates a picture maker that finishes each picture when the test says so, and records the order of their
 * starts.
 */
function studio(names = 'abcdefghij') {
  const begun: string[] = [];
  const held = new Map<string, PromiseWithResolvers<Uint8Array>>();
  let underWay = 0;
  let mostUnderWay = 0;
  let isFree = false;
  const find = (name: string): MakeablePicture | undefined =>
    names.includes(name.slice(0, 1)) && name.endsWith('.webp')
      ? {
          key: `key of ${name}`,
          version: '1',
          madeAhead: async () => undefined,
          async make() {
            begun.push(name);
            underWay += 1;
            mostUnderWay = Math.max(mostUnderWay, underWay);
            const work = Promise.withResolvers<Uint8Array>();
            held.set(name, work);
            if (isFree) work.resolve(madeOf(name));
            return work.promise.finally(() => {
              underWay -= 1;
            });
          },
          standIn: async () => PLAIN,
        }
      : undefined;
  let following: string[] = [];
  let others: string[] = [];
  const found = (given: string[]) => given.flatMap((name) => find(name) ?? []);
  const maker: PictureMaker = { find, next: () => found(following), alike: () => found(others) };
  return {
    maker,
    begun,
    mostUnderWay: () => mostUnderWay,
    follow: (...next: string[]) => {
      following = next;
    },
    resemble: (...alike: string[]) => {
      others = alike;
    },
    async finish(name: string, bytes: Uint8Array = madeOf(name)) {
      await expect.poll(() => held.has(name)).toBe(true);
      held.get(name)?.resolve(bytes);
    },
    finishAll() {
      isFree = true;
      for (const [name, work] of held) work.resolve(madeOf(name));
    },
    async fail(name: string) {
      await expect.poll(() => held.has(name)).toBe(true);
      held.get(name)?.reject(new Error('The paint ran out.'));
      held.delete(name);
    },
  };
}

const store = createMediaStore(createDiskStore(folder));
const open = (
  maker: PictureMaker,
  more: { patience?: number; mostBytes?: number; mostWaiting?: number } = {},
) =>
  createMadePictures(maker, {
    db: world.database.db,
    store,
    clock: () => world.clock.now,
    log: noLog,
    ...more,
  });
const text = (found: { bytes: Uint8Array } | undefined) => Buffer.from(found?.bytes ?? '').toString();

it('an early visitor gets the plain picture, and the next visit gets the one made meanwhile', async () => {
  const { maker, finish, begun } = studio();
  const pictures = open(maker, { patience: 0 });
  expect(await pictures.read('a.webp')).toMatchObject({ isStandIn: true, bytes: PLAIN });
  await finish('a.webp');
  await expect.poll(async () => (await pictures.read('a.webp'))?.isStandIn).toBe(false);
  expect(text(await open(maker).read('a.webp'))).toBe('made a.webp');
  expect(begun).toEqual(['a.webp']);
});

it('another size of a picture stands in for one that is not ready', async () => {
  const { maker, finish, finishAll, resemble } = studio();
  const pictures = open(maker, { patience: 0 });
  await pictures.read('b.webp');
  await finish('b.webp');
  await expect.poll(async () => (await pictures.read('b.webp'))?.isStandIn).toBe(false);
  resemble('c.webp', 'b.webp');
  const found = await pictures.read('a.webp');
  expect([found?.isStandIn, text(found)]).toEqual([true, 'made b.webp']);
  finishAll();
  await expect.poll(async () => text(await pictures.read('a.webp'))).toBe('made a.webp');
});

it('a picture made in time is served at once, and made once for all waiting visitors', async () => {
  const { maker, finish, begun } = studio();
  const pictures = open(maker, { patience: 60_000 });
  const both = Promise.all([pictures.read('b.webp'), pictures.read('b.webp')]);
  await finish('b.webp');
  expect((await both).map(text)).toEqual(['made b.webp', 'made b.webp']);
  expect(begun).toEqual(['b.webp']);
});

it('pictures are made one at a time, requested ones before predicted ones', async () => {
  const { maker, finish, follow, begun, mostUnderWay } = studio();
  const pictures = open(maker, { patience: 0 });
  follow('b.webp', 'c.webp');
  await pictures.read('a.webp');
  follow();
  await pictures.read('d.webp');
  for (const name of ['a.webp', 'd.webp', 'b.webp', 'c.webp']) await finish(name);
  await expect.poll(async () => (await pictures.read('c.webp'))?.isStandIn).toBe(false);
  expect(begun).toEqual(['a.webp', 'd.webp', 'b.webp', 'c.webp']);
  expect(mostUnderWay()).toBe(1);
});

const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${name}${from + index}.webp`);

it('a client that requests many pictures delays no other client, and at most 120 of them wait', async () => {
  const { maker, finishAll, begun } = studio();
  const pictures = open(maker, { patience: 0 });
  for (const name of numbered('a', 0, 150)) await pictures.read(name, 'rude');
  for (const name of ['a2.webp', ...numbered('b', 0, 3)]) await pictures.read(name, 'kind');
  finishAll();
  // The first was in progress. Then clients take turns, and no picture is made twice.
  const inTurns = ['a0', 'a1', 'a2', 'a3', 'b0', 'a4', 'b1', 'a5', 'b2'].map((name) => `${name}.webp`);
  await expect.poll(() => begun).toEqual([...inTurns, ...numbered('a', 6, 121)]);
});

it('a further picture gets the stand-in at once while too many pictures wait, until one is done', async () => {
  const { maker, finish, finishAll, begun } = studio();
  const pictures = open(maker, { patience: 0, mostWaiting: 3 });
  for (const name of ['a.webp', 'b.webp', 'c.webp']) await pictures.read(name, `from ${name}`);
  expect(await pictures.read('d.webp', 'late')).toMatchObject({ isStandIn: true });
  await finish('a.webp');
  await expect.poll(async () => (await pictures.read('a.webp'))?.isStandIn).toBe(false);
  await pictures.read('e.webp', 'later');
  finishAll();
  await expect.poll(async () => (await pictures.read('e.webp', 'later'))?.isStandIn).toBe(false);
  expect(begun).toEqual(['a.webp', 'b.webp', 'c.webp', 'e.webp']);
});

it('the newest predicted pictures are made', async () => {
  const { maker, finishAll, follow, begun } = studio();
  const pictures = open(maker, { patience: 0 });
  follow(...numbered('b', 0, 70));
  await pictures.read('a.webp');
  finishAll();
  await expect.poll(() => begun).toEqual(['a.webp', ...numbered('b', 10, 70)]);
});

it('a picture that failed is made again on the next request', async () => {
  const { maker, finish, fail } = studio();
  const pictures = open(maker, { patience: 60_000 });
  const first = pictures.read('a.webp');
  await fail('a.webp');
  expect(await first).toMatchObject({ isStandIn: true });
  const second = pictures.read('a.webp');
  await finish('a.webp');
  expect(text(await second)).toBe('made a.webp');
});

it('work that has no use for a stand-in waits until the picture is made, or says that it cannot', async () => {
  const { maker, begun, finish, fail } = studio();
  const pictures = open(maker, { patience: 0, mostWaiting: 1 });
  const first = pictures.whole('a.webp');
  await expect.poll(() => begun).toEqual(['a.webp']);
  await expect(pictures.whole('b.webp')).rejects.toMatchObject({ code: 'busy' });
  await finish('a.webp');
  expect(Buffer.from((await first) ?? '').toString()).toBe('made a.webp');
  const failing = expect(pictures.whole('b.webp')).rejects.toMatchObject({ code: 'busy' });
  await fail('b.webp');
  await failing;
  expect(await pictures.whole('z.webp')).toBeUndefined();
});

it('the oldest pictures are removed with their files when all together are too large', async () => {
  const { maker, finish } = studio();
  const pictures = open(maker, { patience: 60_000, mostBytes: 3000 });
  const before = filesIn(folder);
  for (const [index, name] of [...'abcd'].entries()) {
    world.clock.now += 1000;
    const asked = pictures.read(`${name}.webp`);
    await finish(`${name}.webp`, Buffer.alloc(1000, index + 1));
    await asked;
  }
  await expect
    .poll(async () => (await world.database.db.select().from(madePictures)).map(({ key }) => key).sort())
    .toEqual(['key of c.webp', 'key of d.webp']);
  expect(filesIn(folder) - before).toBe(2);
});

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length;

it('responses state how long a picture may be cached, and unknown names are not found', async () => {
  const { maker, finish, begun } = studio();
  const app = createApp({
    database: world.database,
    config: { ...readConfig({ DEMO: '0', WEB_DIST: '/nowhere' }), dataDir: folder },
    pictureMakers: { demo: async () => maker },
  });
  for (const name of ['z.webp', 'a.png', '__proto__', 'constructor']) {
    expect((await app.request(`/media/demo/${name}`)).status, name).toBe(404);
  }
  expect((await app.request('/media/constructor/a.webp')).status).toBe(404);
  expect(begun).toEqual([]);

  const early = await app.request('/media/demo/a.webp?v=1');
  expect([await early.text(), early.headers.get('cache-control')]).toEqual(['plain', 'no-store']);
  await finish('a.webp');
  const controlOf = async (path: string) => (await app.request(path)).headers.get('cache-control');
  await expect.poll(() => controlOf('/media/demo/a.webp?v=1')).toBe('public, max-age=31536000, immutable');
  expect(await controlOf('/media/demo/a.webp')).toBe('public, max-age=300');
  expect(await controlOf('/media/demo/a.webp?v=2')).toBe('public, max-age=300');
});
