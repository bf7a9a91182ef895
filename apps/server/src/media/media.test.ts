import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureAnswer } from '../http/failures.ts';
import { noLog } from '../http/log.ts';
import type { AppEnv } from '../http/request.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaStore } from './media-store.ts';

let folder: string;
let app: Hono<AppEnv>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
  writeFileSync(join(folder, 'hat-640.webp'), 'a hat');
  app = new Hono<AppEnv>().route('/media', mediaRoutes(createMediaStore(join(folder, 'media')), folder));
  app.onError(failureAnswer(noLog));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('serves a picture for ever under an address that changes with it', async () => {
  const answer = await app.request('/media/demo/hat-640.webp?v=abc');
  expect(await answer.text()).toBe('a hat');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('serves it for a while under an address that stays', async () => {
  const answer = await app.request('/media/demo/hat-640.webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
});

it.each([
  'none.webp',
  '..%2f..%2fmain.ts',
  '%2e%2e%2fpeople.ts',
  '..',
  '%00hat-640.webp',
  'hat-640.webp%00',
  '%5c..%5cpeople.ts',
  '__proto__',
])('leads nowhere else: %s', async (name) => {
  expect((await app.request(`/media/demo/${name}`)).status).toBe(404);
});

it.each([
  '..%2f..%2fdb.lock',
  '%2e%2e',
  `${'0'.repeat(40)}.webp`,
  `..%2f${'0'.repeat(37)}.webp`,
  `${'A'.repeat(40)}.webp`,
])('leads nowhere else among what was imported either: %s', async (name) => {
  expect((await app.request(`/media/${name}`)).status).toBe(404);
});

it('keeps one file of the same bytes, under a name that the bytes make', async () => {
  const store = createMediaStore(join(folder, 'media'));
  const bytes = Buffer.from('a lamp');
  const names = await Promise.all([store.put(bytes), store.put(bytes), store.put(bytes)]);
  expect(new Set(names).size).toBe(1);
  expect(await store.get(names[0] ?? '')).toEqual(bytes);
  const [shard = ''] = readdirSync(join(folder, 'media'));
  expect(readdirSync(join(folder, 'media', shard))).toEqual([names[0]]);
});
