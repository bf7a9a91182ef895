import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureAnswer } from '../http/failures.ts';
import type { AppEnv } from '../http/request.ts';
import { noLog } from '../kernel/log.ts';
import { createDiskStore } from './disk-store.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaStore } from './media-store.ts';

let folder: string;
let app: Hono<AppEnv>;
let store: ReturnType<typeof createMediaStore>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
  writeFileSync(join(folder, 'hat-640.webp'), 'a hat');
  store = createMediaStore(createDiskStore(join(folder, 'media')));
  const shipped = { demo: folder, gone: join(folder, 'removed') };
  app = new Hono<AppEnv>().route('/media', mediaRoutes(store, { shipped }));
  app.onError(failureAnswer(noLog));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a picture with a version in its address is cached forever', async () => {
  const answer = await app.request('/media/demo/hat-640.webp?v=abc');
  expect(await answer.text()).toBe('a hat');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('a picture without a version in its address is cached for a while', async () => {
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
])('a name outside the folder is not found: %s', async (name) => {
  expect((await app.request(`/media/demo/${name}`)).status).toBe(404);
});

it.each([
  '..%2f..%2fdb.lock',
  '%2e%2e',
  `${'0'.repeat(40)}.webp`,
  `..%2f${'0'.repeat(37)}.webp`,
  `${'A'.repeat(40)}.webp`,
  '%00',
  '%0d%0ax:%20y',
  '%f0%28',
  '🧵',
])('a name outside the media store is not found: %s', async (name) => {
  for (const method of ['GET', 'HEAD'])
    expect((await app.request(`/media/${name}`, { method })).status).toBe(404);
});

it('a removed folder causes no failure', async () => {
  expect((await app.request('/media/gone/hat-640.webp')).status).toBe(404);
  expect((await app.request('/media/other/hat-640.webp')).status).toBe(404);
});

it('equal bytes are stored as one file, under a name derived from them', async () => {
  const own = createMediaStore(createDiskStore(join(folder, 'own')));
  const bytes = Buffer.from('a lamp');
  const names = await Promise.all([own.put(bytes, 'webp'), own.put(bytes, 'webp'), own.put(bytes, 'webp')]);
  expect(new Set(names).size).toBe(1);
  expect((await own.read(names[0] ?? ''))?.body).toEqual(new Uint8Array(bytes));
  const shards = readdirSync(join(folder, 'own')).filter((name) => name !== 'drafts');
  expect(readdirSync(join(folder, 'own', shards[0] ?? ''))).toEqual([names[0]]);
  expect(readdirSync(join(folder, 'own', 'drafts'))).toEqual([]);
});

describe('a part of a file', () => {
  let address: string;
  const text = '0123456789';
  beforeAll(async () => {
    address = `/media/${await store.put(Buffer.from(text), 'mp4')}`;
  });
  const ask = (headers: Record<string, string>, method = 'GET') => app.request(address, { method, headers });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99999999999999999999', '89', 'bytes 8-9/10'],
    ['bytes=-99', text, 'bytes 0-9/10'],
    ['BYTES = 9 - 9', '9', 'bytes 9-9/10'],
  ])('a range of a file is answered alone: %s', async (range, part, contentRange) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(part);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(part.length));
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'a range outside the file is refused, and the refusal is not cached: %s',
    async (range) => {
      const answer = await ask({ range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe('bytes */10');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('');
    },
  );

  it.each([
    'bytes=0-1,3-4',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'lines=0-1',
    'bytes=1-2-3',
    'bytes=+1-2',
    '',
  ])('an invalid range, or several ranges, get the whole file: %s', async (range) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(text);
  });

  it('a range is continued only for the same file', async () => {
    const whole = await ask({});
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const etag = whole.headers.get('etag') ?? '';
    expect((await ask({ range: 'bytes=5-', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=5-', 'if-range': '"another"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=5-', 'if-range': 'Sat, 21 Nov 2026 12:00:00 GMT' })).status).toBe(200);
  });

  it('a file that the client has already costs no bytes', async () => {
    const etag = (await ask({})).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask({ 'if-none-match': known });
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('a HEAD response has the headers of GET without the bytes', async () => {
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
    const part = await ask({ range: 'bytes=2-4' }, 'HEAD');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10']);
    expect((await app.request(`/media/${'0'.repeat(40)}.mp4`, { method: 'HEAD' })).status).toBe(404);
  });

  it('a range of a large file is sent while it is read', async () => {
    const large = Buffer.alloc(5_000_000, 'video ');
    const name = await store.put(large, 'webm');
    const answer = await app.request(`/media/${name}`, { headers: { range: 'bytes=6-4999999' } });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(large.subarray(6)));
  });

  it.runIf(process.platform === 'linux')('a large file is closed when its reader leaves', async () => {
    const name = await store.put(Buffer.alloc(5_000_000, 'a reader leaves '), 'webm');
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(name);
        } catch {
          return false; // closed meanwhile
        }
      });
    const reader = (await app.request(`/media/${name}`)).body?.getReader();
    await reader?.read();
    expect(isOpen()).toBe(true);
    await reader?.cancel();
    while (isOpen()) await turn();
  });
});
