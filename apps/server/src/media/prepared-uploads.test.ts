// Runs on both databases: instances claim uploads in one statement, and lock files.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { StartWork } from '../concurrency/worker.ts';
import { HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pictureOf, uploaded } from '../testing/publish.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { DECODING, type Decoding } from './decoding/decode.ts';
import { createDiskStore } from './disk-store.ts';
import { mediaUploads } from './media.table.ts';
import { createMediaStore } from './media-store.ts';
import { createPreparedUploads } from './prepared-uploads.ts';
import { createUnusedMedia } from './unused-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'));

/**
 * Background work on uploads, one task per instance. Only that of the first instance is started by a wake-up.
 */
const instances: Parameters<StartWork>[0][] = [];
let isAwake = true;
const startWork: StartWork = (task) => {
  if (task.name !== 'uploads') return { wake: () => {} };
  const isFirst = instances.push(task) === 1;
  return { wake: () => void (isAwake && isFirst && task.work(new AbortController().signal)) };
};
const [FIRST, SECOND_INSTANCE] = [0, 1];
async function prepare(instance: number, signal = new AbortController().signal) {
  await instances[instance]?.work(signal);
  await instances[instance]?.settled?.();
}

let world: World;
let mina: Person;
let draws: number;
let onDraw: (pid: number) => void;
const listen = (told: unknown) => {
  const { name, pid = 0, isRunning } = told as Decoding;
  if (name !== 'draw' || !isRunning) return;
  draws += 1;
  onDraw(pid);
};
beforeAll(async () => {
  mkdirSync(join(folder, 'media'));
  DECODING.subscribe(listen);
  world = await openWorld({ dataDir: folder }, { startWork });
});
afterAll(async () => {
  DECODING.unsubscribe(listen);
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mina = await world.person();
  draws = 0;
  onDraw = () => {};
  isAwake = true;
});

const rowOf = async (key: string) =>
  (await world.database.db.select().from(mediaUploads).where(eq(mediaUploads.mediaId, key)))[0];
async function untilPrepared(key: string) {
  while (!(await rowOf(key))?.prepared) await turn();
}
const create = (key: string, { client } = mina) => client.posts.create({ body: { media: [{ key }] } });
async function profileUpload(ask: 'askPictureUpload' | 'askCoverUpload', file: Buffer) {
  const place = await mina.client.account[ask]({ query: {}, body: { fileType: 'image/png' } });
  await world.send(place.uploadUrl, {
    method: 'PUT',
    headers: place.headers ?? {},
    body: new Uint8Array(file),
  });
  return place.key;
}
/** Stops the process of the next picture until `letGo` is called. */
function stopped() {
  const { promise: begun, resolve } = Promise.withResolvers<number>();
  onDraw = (pid) => {
    process.kill(pid, 'SIGSTOP');
    resolve(pid);
  };
  return { begun, letGo: async () => void process.kill(await begun, 'SIGCONT') };
}

describe('an upload', () => {
  it('an upload is prepared once its last byte has arrived, and not decoded again for its post', async () => {
    const key = await uploaded(world, mina, await pictureOf('teal'));
    await untilPrepared(key);
    expect((await create(key)).media).toMatchObject([{ id: key, width: 400, height: 500 }]);
    expect(draws).toBe(1);
  });

  it.each(['askPictureUpload', 'askCoverUpload'] as const)(
    'an upload for a profile is prepared in the form of profiles: %s',
    async (ask) => {
      const key = await profileUpload(ask, await pictureOf('navy', { width: 900, height: 900 }));
      await untilPrepared(key);
      const { account } = mina.client;
      const kept = await (ask === 'askPictureUpload'
        ? account.keepPicture({ body: { key } })
        : account.keepCover({ params: { id: mina.id }, body: { key } }));
      expect((await world.send(kept.signedUrl ?? '')).status).toBe(200);
      expect(draws).toBe(1);
    },
  );

  it('an upload used for another purpose is rendered again, and leaves no files of before', async () => {
    const files = () =>
      readdirSync(join(folder, 'media'), { recursive: true }).filter((name) => /webp$/.test(`${name}`))
        .length;
    const before = files();
    const key = await profileUpload(
      'askPictureUpload',
      await pictureOf('khaki', { width: 900, height: 900 }),
    );
    await untilPrepared(key);
    // Widths of 48, 160, 320 and 640 pixels.
    expect(files()).toBe(before + 4);
    expect((await create(key)).media).toMatchObject([{ width: 900 }]);
    // Widths of 320, 480, 640 and 900 pixels.
    expect(files()).toBe(before + 4);
    expect(draws).toBe(2);
  });

  it('posts on any instance wait for an upload that is being prepared', async () => {
    const { begun, letGo } = stopped();
    const key = await uploaded(world, mina, await pictureOf('plum'));
    await begun;
    const here = create(key);
    const elsewhere = create(key, { ...mina, client: world.client(mina.token, world.sendToAnother) });
    await prepare(SECOND_INSTANCE);
    await letGo();
    const posts = await Promise.all([here, elsewhere]);
    expect(posts.map(({ media }) => media[0]?.id)).toEqual([key, key]);
    expect(draws).toBe(1);
  });

  it('an upload is prepared once, with any number of instances looking for work', async () => {
    isAwake = false;
    const keys = [];
    for (const colour of ['red', 'green', 'blue'])
      keys.push(await uploaded(world, mina, await pictureOf(colour)));
    await Promise.all([prepare(FIRST), prepare(SECOND_INSTANCE), prepare(FIRST), prepare(SECOND_INSTANCE)]);
    for (const key of keys) expect((await rowOf(key))?.prepared).not.toBeNull();
    expect(draws).toBe(3);
  });

  it.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
    ['too small', pictureOf('teal', { width: 20, height: 20 })],
    ['too large', pictureOf('teal', { width: 10_000, height: 6000 })],
  ])(
    'a refused upload reports this when it is used, in the same words as without preparation: %s',
    async (_, file) => {
      isAwake = false;
      const ahead = await uploaded(world, mina, await file);
      await prepare(FIRST);
      expect((await rowOf(ahead))?.refusal).toMatchObject({ problem: 'content' });
      const late = await uploaded(world, mina, await file);
      const said = async (key: string) => {
        const error = await create(key).catch((thrown: unknown) => thrown as Record<string, unknown>);
        const { status, code, message, about } = error as Record<string, unknown>;
        return { status, code, message, isAboutIt: about === key };
      };
      const [first, other] = [await said(ahead), await said(late)];
      expect(first).toEqual(other);
      expect(first).toMatchObject({ code: 'upload_content', isAboutIt: true });
      expect(existsSync(join(folder, 'media', 'uploads', ahead))).toBe(false);
      expect(await said(ahead)).toMatchObject({ code: 'upload_unknown' });
    },
  );

  it('an upload of a crashed instance is prepared by another, or when it is used', async () => {
    isAwake = false;
    const keys = [
      await uploaded(world, mina, await pictureOf('coral')),
      await uploaded(world, mina, await pictureOf('gold')),
    ] as const;
    for (const key of keys)
      await world.database.db
        .update(mediaUploads)
        .set({ attempts: 1, heldUntil: new Date(world.clock.now + 20 * SECOND) })
        .where(eq(mediaUploads.mediaId, key));
    await prepare(SECOND_INSTANCE);
    expect(draws).toBe(0);
    world.clock.now += MINUTE;
    expect((await create(keys[0])).media).toHaveLength(1);
    await prepare(SECOND_INSTANCE);
    expect((await rowOf(keys[1]))?.prepared).not.toBeNull();
    expect(draws).toBe(2);
  });

  it('an upload of an instance that shuts down is prepared by another at once', async () => {
    isAwake = false;
    const { begun } = stopped();
    const key = await uploaded(world, mina, await pictureOf('lime'));
    const stopping = new AbortController();
    const first = prepare(FIRST, stopping.signal);
    await begun;
    onDraw = () => {};
    stopping.abort();
    await first;
    expect(await rowOf(key)).toMatchObject({ prepared: null, heldUntil: null, attempts: 0 });
    await prepare(SECOND_INSTANCE);
    expect((await rowOf(key))?.prepared).not.toBeNull();
  });

  it('an upload whose callers have left is left alone until it is used again', async () => {
    isAwake = false;
    const key = await uploaded(world, mina, await pictureOf('olive'));
    const [row] = await world.database.db.select().from(mediaUploads).where(eq(mediaUploads.mediaId, key));
    const form = row?.form ?? { widths: [], tallest: 0 };
    const begun: AbortSignal[] = [];
    const prepared = createPreparedUploads(world.database.db, {
      clock: () => world.clock.now,
      make: (_claimed, _form, signal) => {
        begun.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    await prepared.work(new AbortController().signal);
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left = [leaving, staying].map(({ signal }) =>
      prepared.madeOf(key, form, signal).catch(() => 'left'),
    );
    leaving.abort();
    expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
    staying.abort();
    expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await Promise.all(left)).toEqual(['left', 'left']);
    await prepared.settled();
    await prepare(SECOND_INSTANCE);
    expect(draws).toBe(0);
    expect((await create(key)).media).toHaveLength(1);
  });
});

it('an unused upload counts against its owner’s quota while it waits, and is removed with its files', async () => {
  const own = join(folder, 'of a shop with limits');
  const file = await pictureOf('salmon');
  const publishing = {
    mostPostsAMinute: 100,
    mostCommentsAMinute: 100,
    mostBytesADay: 2 * file.length - 1,
  };
  const limited = await openWorld({ dataDir: own, publishing }, { startWork });
  onTestFinished(() => limited[Symbol.asyncDispose]());
  const ben = await limited.person();
  const ask = () => ben.client.posts.askUpload({ body: { fileType: 'image/png', fileSize: file.length } });
  const files = () =>
    readdirSync(join(own, 'media'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
  await uploaded(limited, ben, file);
  // The last two instances are those of `limited`.
  await prepare(instances.length - 2);
  expect(draws).toBe(1);
  expect(files().length).toBeGreaterThan(1);
  await expect(ask()).rejects.toMatchObject({ code: 'uploads_used_up' });

  limited.clock.now += 7 * HOUR;
  await ask();
  const store = createMediaStore(createDiskStore(join(own, 'media')));
  await createUnusedMedia(limited.database.db, { store, clock: () => limited.clock.now }).remove();
  expect(files()).toEqual([]);
});

it('an upload that goes straight into a bucket is looked up there', async () => {
  const s3 = await startS3Server(() => direct.clock.now);
  onTestFinished(() => s3.close());
  const direct = await openWorld({ s3: s3.settings, dataDir: join(folder, 'none') }, { startWork });
  onTestFinished(() => direct[Symbol.asyncDispose]());
  const ben = await direct.person();
  const file = await pictureOf('orchid');
  const { key, uploadUrl, headers } = await ben.client.posts.askUpload({
    body: { fileType: 'image/png', fileSize: file.length },
  });
  const work = instances.length - 2;
  direct.clock.now += SECOND;
  await prepare(work);
  await fetch(uploadUrl, { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) });
  expect(draws).toBe(0);
  direct.clock.now += SECOND;
  await prepare(work);
  expect(draws).toBe(1);
  expect((await create(key, ben)).media).toHaveLength(1);
  expect(draws).toBe(1);
});
