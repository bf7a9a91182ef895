import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { createDiskStore } from './disk-store.ts';
import { checkedKey, type ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** A bucket for tests, if the environment names one. The tests leave it unchanged. */
const bucketOfTests = {
  endpoint: process.env.S3_TEST_ENDPOINT ?? '',
  bucket: process.env.S3_TEST_BUCKET ?? '',
  region: process.env.S3_TEST_REGION ?? 'us-east-1',
  accessKeyId: process.env.S3_TEST_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.S3_TEST_SECRET_ACCESS_KEY ?? '',
  isPathStyle: process.env.S3_TEST_PATH_STYLE !== '0',
};

type Opened = { store: ObjectStore; close(): unknown };
const stores: [string, (folder: string) => Opened | Promise<Opened>][] = [
  ['a folder', (folder) => ({ store: createDiskStore(join(folder, 'media')), close: () => {} })],
  [
    'a bucket',
    async () => {
      const { settings, close } = await startS3Server();
      return { store: createS3Store(settings), close };
    },
  ],
];
if (bucketOfTests.endpoint)
  stores.push(['a real bucket', () => ({ store: createS3Store(bucketOfTests), close: () => {} })]);

describe.each(stores)('%s', (_, open) => {
  let folder: string;
  let opened: Opened;
  const used: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
    mkdirSync(join(folder, 'media/drafts'), { recursive: true });
    opened = await open(folder);
  });
  afterAll(async () => {
    for (const key of used) await opened.store.remove(key);
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  const newKey = () => {
    const name = randomUUID().replaceAll('-', '');
    used.push(`te/${name}.webp`);
    return `te/${name}.webp`;
  };
  const bytesOf = async (found: Awaited<ReturnType<ObjectStore['read']>>) =>
    found && new Uint8Array(await new Response(found.body).arrayBuffer());

  it('a store returns an object, whole and in parts', async () => {
    const { store } = opened;
    const key = newKey();
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
    expect(await store.putOnce(key, bytes, 'image/webp')).toBe(true);
    expect(await store.sizeOf(key)).toBe(1000);
    const whole = await store.read(key);
    expect(whole?.length).toBe(1000);
    expect(await bytesOf(whole)).toEqual(bytes);
    const part = await store.read(key, { start: 998, end: 999 });
    expect(part?.length).toBe(2);
    expect(await bytesOf(part)).toEqual(bytes.subarray(998));
  });

  it('a store takes a file of many megabytes from the disk', async () => {
    const key = newKey();
    const path = join(folder, 'media/drafts', randomUUID());
    writeFileSync(path, Buffer.alloc(8_000_000, 'video'));
    expect(await opened.store.putOnce(key, { path }, 'video/mp4')).toBe(true);
    expect(await bytesOf(await opened.store.read(key))).toEqual(
      new Uint8Array(Buffer.alloc(8_000_000, 'video')),
    );
  });

  it('a store keeps the first of several objects with one key', async () => {
    const { store } = opened;
    const key = newKey();
    const contents = ['one', 'two', 'three', 'four'].map((text) => Buffer.from(text));
    const kept = await Promise.all(contents.map((content) => store.putOnce(key, content, 'image/webp')));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await store.putOnce(key, Buffer.from('five'), 'image/webp')).toBe(false);
    expect(await bytesOf(await store.read(key))).toEqual(new Uint8Array(contents[kept.indexOf(true)] ?? []));
  });

  it('a store returns nothing for unknown and removed keys', async () => {
    const { store } = opened;
    const key = newKey();
    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
    await store.putOnce(key, Buffer.from('hat'), 'image/webp');
    await store.remove(key);
    expect(await store.sizeOf(key)).toBeUndefined();
    expect(await store.read(key)).toBeUndefined();
    expect(await store.putOnce(key, Buffer.from('cap'), 'image/webp')).toBe(true);
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a', 'a/b/c', 'A/b', 'a/.b', 'a/b?c', 'a\\b/c', 'a/b\0'])(
    'a store refuses keys that lead out of it: %j',
    async (key) => {
      const { store } = opened;
      const refused = 'is no key of the media store';
      await expect((async () => store.read(key))()).rejects.toThrow(refused);
      await expect((async () => store.sizeOf(key))()).rejects.toThrow(refused);
      await expect((async () => store.remove(key))()).rejects.toThrow(refused);
      await expect((async () => store.putOnce(key, Buffer.from('x'), 'a/b'))()).rejects.toThrow(refused);
      expect(() => checkedKey(key)).toThrow(refused);
    },
  );
});
