// Runs on both databases: media to remove are selected under locks, by hand-written SQL.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../kernel/clock.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pictureOf, uploaded } from '../testing/publish.ts';
import { createDiskStore } from './disk-store.ts';
import { createMediaStore, draftsFolderIn, type MediaStore } from './media-store.ts';
import { createUnusedMedia } from './unused-media.ts';
import { createUploads } from './uploads.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-unused-'));
const objects = createDiskStore(join(folder, 'media'));
const store = createMediaStore(objects);
const form = { widths: [320], tallest: 2 };

let world: World;
let mina: Person;
beforeAll(async () => {
  // Uploads are not prepared before they are attached.
  world = await openWorld({ dataDir: folder }, { startWork: () => ({ wake: () => {} }) });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mina = await world.person();
});

const unused = (kept: MediaStore = store) =>
  createUnusedMedia(world.database.db, { store: kept, clock: () => world.clock.now });
const uploads = (kept: MediaStore = store) =>
  createUploads(world.database.db, {
    objects,
    store: kept,
    drafts: draftsFolderIn(folder),
    clock: () => world.clock.now,
  });
async function aDayPasses(kept?: MediaStore) {
  await unused(kept).remove();
  world.clock.now += DAY + HOUR;
  await unused(kept).remove();
}
const isServed = async (address: string | null | undefined) => {
  const { status } = await world.send(address ?? '');
  return status === 200;
};
const known = async () => {
  const { rows } = await world.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from media where owner_id = ${mina.id}`,
  );
  return rows[0]?.count;
};

async function post(colour: string) {
  const key = await uploaded(world, mina, await pictureOf(colour, { width: 400, height: 400 }));
  const { id, media } = await mina.client.posts.create({ body: { media: [{ key }] } });
  return { id, address: media[0]?.signedUrl };
}
const remove = (id: string) => mina.client.posts.remove({ params: { id }, body: { userId: mina.id } });

async function face(colour: string) {
  const file = await pictureOf(colour, { width: 200, height: 200 });
  const { key, uploadUrl, headers } = await mina.client.account.askPictureUpload({
    query: {},
    body: { fileType: 'image/png' },
  });
  await world.send(uploadUrl, { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) });
  return (await mina.client.account.keepPicture({ body: { key } })).signedUrl;
}

it('the files of a deleted post stay for another day, and are removed then', async () => {
  const [gone, stays] = [await post('teal'), await post('tomato')];
  await remove(gone.id);
  await unused().remove();
  world.clock.now += DAY - HOUR;
  await unused().remove();
  expect(await isServed(gone.address)).toBe(true);
  world.clock.now += 2 * HOUR;
  await unused().remove();
  expect([await isServed(gone.address), await isServed(stays.address)]).toEqual([false, true]);
  expect(await known()).toBe(1);
});

it('a picture that is used twice stays until both uses end', async () => {
  const [one, other] = [await post('plum'), await post('plum')];
  expect(one.address).toBe(other.address);
  await remove(one.id);
  await aDayPasses();
  expect(await isServed(one.address)).toBe(true);
  await remove(other.id);
  await aDayPasses();
  expect(await isServed(one.address)).toBe(false);
});

it('a replaced profile picture is removed, and the new one stays', async () => {
  const before = await face('navy');
  const after = await face('gold');
  await aDayPasses();
  expect([await isServed(before), await isServed(after)]).toEqual([false, true]);
});

it('an upload that was never shown is removed, and can be shown until then', async () => {
  const attach = async (colour: string) => {
    const key = await uploaded(world, mina, await pictureOf(colour));
    return uploads().attach(mina.id, key, form);
  };
  const [never, late] = [await attach('olive'), await attach('pink')];
  await unused().remove();
  world.clock.now += DAY - HOUR;
  // Using the picture again restarts the day.
  const again = await mina.client.posts.create({ body: { media: [{ key: late.id }] } });
  world.clock.now += 2 * HOUR;
  await unused().remove();
  expect(await isServed(never.sources?.[0]?.url)).toBe(false);
  expect(await isServed(again.media[0]?.signedUrl)).toBe(true);
  await expect(uploads().attach(mina.id, never.id, form)).rejects.toMatchObject({ problem: 'unknown' });
});

it('one instance completes the removal that another began', async () => {
  const { id, address } = await post('coral');
  await remove(id);
  const away: MediaStore = { ...store, remove: () => Promise.reject(new Error('The store is away.')) };
  await expect(aDayPasses(away)).rejects.toThrow('The store is away.');
  await unused().remove();
  expect([await isServed(address), await known()]).toEqual([false, 0]);
});

it('several instances may remove media at once', async () => {
  const posts = [await post('red'), await post('blue'), await post('grey')];
  for (const { id } of posts) await remove(id);
  await Promise.all([unused().remove(), unused().remove()]);
  world.clock.now += DAY + HOUR;
  await Promise.all([unused().remove(), unused().remove(), unused().remove()]);
  for (const { address } of posts) expect(await isServed(address)).toBe(false);
  expect(await known()).toBe(0);
});

it('a picture that is uploaded again while it is being removed is served', async () => {
  const key = await uploaded(world, mina, await pictureOf('lime', { width: 400, height: 400 }));
  const { sources } = await uploads().attach(mina.id, key, form);
  await unused().remove();
  world.clock.now += DAY + HOUR;
  const [found, isRemoved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The new upload finds its file present, but the file is removed before the upload is recorded.
  const held: MediaStore = {
    ...store,
    async put(...given) {
      const name = await store.put(...given);
      found.resolve();
      await isRemoved.promise;
      return name;
    },
  };
  const anew = await uploaded(world, mina, await pictureOf('lime', { width: 400, height: 400 }));
  const again = uploads(held).attach(mina.id, anew, form);
  await found.promise;
  await unused().remove();
  expect(await isServed(sources?.[0]?.url)).toBe(false);
  isRemoved.resolve();
  expect((await again).sources).toEqual(sources);
  expect(await isServed(sources?.[0]?.url)).toBe(true);
});

describe('files of an instance that crashed before they were shown', () => {
  const files = () =>
    readdirSync(join(folder, 'media'), { recursive: true }).filter((name) => /webp$/.test(`${name}`));
  // Fails once the files are stored, so nothing else is recorded.
  const crashing: MediaStore = { ...store, sizeOf: () => Promise.reject(new Error('The process ended.')) };
  const crashed = async (colour: string) => {
    const key = await uploaded(world, mina, await pictureOf(colour));
    await expect(uploads(crashing).attach(mina.id, key, form)).rejects.toThrow('The process ended.');
    return key;
  };

  it('the files of a crashed upload are removed if nobody uses it again', async () => {
    const before = files();
    await crashed('salmon');
    expect(files()).toHaveLength(before.length + 1);
    world.clock.now += DAY;
    await uploads().sweep();
    await unused().remove();
    expect([files(), await known()]).toEqual([before, 0]);
  });

  it('the files of a crashed upload are served once it is used again, without those that are not needed', async () => {
    const before = files();
    const key = await crashed('orchid');
    const { sources } = await uploads().attach(mina.id, key, { widths: [160], tallest: 2 });
    expect(sources).toMatchObject([{ width: 160 }]);
    expect(files()).toHaveLength(before.length + 1);
    expect(await isServed(sources?.[0]?.url)).toBe(true);
  });
});

it('every reference to media has an index, so that looking for uses is cheap', async () => {
  const { rows } = await world.database.db.execute<{ table: string; column: string }>(sql`
    select reference.conrelid::regclass::text as table, attribute.attname as column
    from pg_constraint as reference
    join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'media'::regclass and not exists (
      select 1 from pg_index where indrelid = reference.conrelid and indkey[0] = attribute.attnum)`);
  expect(rows).toEqual([]);
});
