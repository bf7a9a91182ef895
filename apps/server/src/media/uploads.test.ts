// Runs on both databases: requests are concurrent, and a transaction of the embedded database
// cannot wait for another.

import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { upload } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../http/listen.ts';
import type { AppEnv } from '../http/request.ts';
import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { DECODING, type Decoding } from './decoding/decode.ts';
import { createDiskStore } from './disk-store.ts';
import { media, mediaUploads } from './media.table.ts';
import { createMediaStore, draftsFolderIn, mediaAddress } from './media-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';
import { MOST_UPLOAD_BYTES } from './upload-limits.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploads } from './uploads.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
const mediaFolder = join(folder, 'media');
const form = { widths: [320, 640], tallest: 2 };

let world: World;
let person: Person;
let server: Server;
let origin: string;
let png: Buffer;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder, allowedOrigins: ['https://app.example'] });
  person = await world.person();
  const listening = await listen(world.app.fetch, { port: 0, host: '127.0.0.1' });
  server = listening.server;
  origin = `http://127.0.0.1:${listening.address.port}`;
  png = await sharp({ create: { width: 400, height: 500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await world.database.db.delete(media);
});

/** Uploads of another instance, which shares only the database and the files with the listening one. */
const uploadsOver = (objects: ObjectStore, patience = 10 * MINUTE) =>
  createUploads(world.database.db, {
    objects,
    store: createMediaStore(objects),
    drafts: draftsFolderIn(folder),
    clock: () => world.clock.now,
    patience,
  });
const disk = createDiskStore(mediaFolder);
const uploads = () => uploadsOver(disk);
const ask = (contentType = 'image/png', fileSize?: number) =>
  uploads().ask(person.id, { contentType, fileSize });

const put = (
  url: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = { 'content-type': 'image/png' },
) => fetch(new URL(url, origin), { method: 'PUT', headers, body, duplex: 'half' } as RequestInit);
/** A body without a content length. */
const chunked = (...chunks: Uint8Array[]) =>
  new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
const uploadedFile = (key: string) => join(mediaFolder, 'uploads', key);
const drafts = () => (existsSync(draftsFolderIn(folder)) ? readdirSync(draftsFolderIn(folder)) : []);
const stateOf = async (key: string) =>
  (await world.database.db.select().from(media).where(eq(media.id, key)))[0]?.state;
const recorded = (name: string) => readFileSync(join(import.meta.dirname, 'testing', name));

describe('an upload', () => {
  it('an uploaded picture belongs to its uploader, and is rendered without metadata of the camera', async () => {
    const noted = await sharp(png)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { key, url, headers } = await ask('image/jpeg', noted.length);
    expect(headers).toEqual({ 'content-type': 'image/jpeg' });
    const answer = await put(url, noted, headers);
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      '',
      'no-store',
    ]);

    const attached = await uploads().attach(person.id, key, form);
    expect(attached).toMatchObject({
      id: key,
      ownerId: person.id,
      kind: 'picture',
      state: 'ready',
      contentType: 'image/webp',
      width: 400,
      height: 500,
    });
    for (const { url } of attached.sources ?? []) {
      const served = await world.send(url);
      expect(served.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
      expect(bytes.includes('secret')).toBe(false);
    }
    expect(existsSync(uploadedFile(key))).toBe(false);
    expect(await uploads().attach(person.id, key, form)).toEqual(attached);
    expect(drafts()).toEqual([]);
  });

  it.each(['mp4', 'webm'] as const)('an uploaded video is served in parts: %s', async (container) => {
    const bytes = recorded(`recorded.${container}`);
    const { key, url, headers } = await ask(`video/${container}`);
    expect((await put(url, bytes, headers)).status).toBe(200);
    const attached = await uploads().attach(person.id, key, form);
    const whole = await world.send(attached.sources?.[0]?.url ?? '');
    const { byteLength: byteSize } = await whole.arrayBuffer();
    expect(attached).toMatchObject({ kind: 'video', width: 64, height: 48, byteSize });
    const part = await world.send(attached.sources?.[0]?.url ?? '', { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, `video/${container}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 8));
  });

  it.each([
    ['a picture', 'image/png', () => png],
    ['a video', 'video/mp4', () => recorded('recorded.mp4')],
  ])(
    'work on an upload stops when its post is abandoned, and the upload may be published later: %s',
    async (_, type, file) => {
      const held = Promise.withResolvers<number>();
      // A stopped process never ends on its own.
      const stop = (told: unknown) => {
        const { name, pid = 0, isRunning } = told as Decoding;
        if (!isRunning || name === 'measure') return;
        process.kill(pid, 'SIGSTOP');
        held.resolve(pid);
      };
      DECODING.subscribe(stop);
      onTestFinished(() => void DECODING.unsubscribe(stop));
      const { key, url, headers } = await ask(type);
      await put(url, new Uint8Array(file()), headers);
      const leaving = new AbortController();
      const left = fetch(new URL('/api/post/create', origin), {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ media: [{ key }] }),
        signal: leaving.signal,
      }).catch((error: Error) => error.name);
      const pid = await held.promise;
      leaving.abort();
      expect(await left).toBe('AbortError');
      await expect.poll(() => isThere(pid)).toBe(false);
      DECODING.unsubscribe(stop);
      expect((await uploads().attach(person.id, key, form)).state).toBe('ready');
    },
  );

  it('an upload may be sent as the contract sends files, with the headers of the response', async () => {
    const { key, url, headers } = await ask('image/png', png.length);
    const file = new Blob([new Uint8Array(png)], { type: 'image/heic' });
    await upload({ url: new URL(url, origin).href, headers }, file);
    expect((await uploads().attach(person.id, key, form)).state).toBe('ready');
  });

  it('an upload can only be attached by its owner, and only once the file has arrived', async () => {
    const { key, url } = await ask();
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'missing' });
    await put(url, png);
    const other = await world.person();
    await expect(uploads().attach(other.id, key, form)).rejects.toMatchObject({ problem: 'unknown' });
    await expect(uploads().attach(person.id, 'nosuchkey', form)).rejects.toMatchObject({
      problem: 'unknown',
    });
    expect((await uploads().attach(person.id, key, form)).state).toBe('ready');
  });

  it('two instances attach an upload once', async () => {
    const { key, url } = await ask();
    await put(url, png);
    const [one, other] = await Promise.all([
      uploads().attach(person.id, key, form),
      uploads().attach(person.id, key, form),
    ]);
    expect(one).toEqual(other);
    expect(await stateOf(key)).toBe('ready');
  });

  it('an upload may be sent again at once after a broken connection', async () => {
    const { key, url } = await ask();
    const { hostname, port, pathname, search } = new URL(url, origin);
    const broken = connect(Number(port), hostname);
    broken.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: ${png.length}\r\n\r\n`,
    );
    broken.write(png.subarray(0, 50));
    while (drafts().length === 0) await turn();
    // For the server, the first connection is still open.
    expect((await put(url, png)).status).toBe(200);
    const [answer] = (await once(broken, 'data')) as [Buffer];
    expect(answer.toString()).toContain('409 Conflict');
    broken.destroy();
    expect((await uploads().attach(person.id, key, form)).state).toBe('ready');
    expect(drafts()).toEqual([]);
  });

  it('an upload may take longer than any other request, once its address is checked', async () => {
    const { server: quick, address } = await listen(world.app.fetch, {
      port: 0,
      host: '127.0.0.1',
      request: 3000,
    });
    onTestFinished(() => {
      quick.closeAllConnections();
      quick.close();
    });
    const { key, url } = await ask();
    const begin = (path: string) => {
      const socket = connect(address.port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.write(
        `PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: ${png.length}\r\n\r\n`,
      );
      socket.write(png.subarray(0, 50));
      return socket;
    };
    const slow = begin(url);
    while (drafts().length === 0) await turn();
    // This request began after the upload. If it is cut off first, the upload is exempt from that limit.
    const other = connect(address.port, '127.0.0.1');
    other.write(
      'POST /api/profile/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    const [cutOff] = (await once(other, 'data')) as [Buffer];
    expect(cutOff.toString()).toContain('408');
    slow.write(png.subarray(50));
    const [answer] = (await once(slow, 'data')) as [Buffer];
    expect(answer.toString()).toContain('200 OK');
    expect(existsSync(uploadedFile(key))).toBe(true);
  });

  it('an upload may come from a page of an allowed origin', async () => {
    const { url } = await ask();
    const preflight = await fetch(new URL(url, origin), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT');
  });
});

describe('a request for an upload address', () => {
  it.each(['text/html', 'image/svg+xml', 'image/heic', 'video/quicktime', 'application/pdf', '', 'toString'])(
    'a request for another type than pictures and videos is refused: %s',
    async (contentType) => {
      await expect(ask(contentType)).rejects.toMatchObject({ problem: 'type' });
    },
  );

  it.each([0, -1, 1.5, Number.NaN, MOST_UPLOAD_BYTES.picture + 1])(
    'a request for %d bytes is refused',
    async (fileSize) => {
      await expect(ask('image/png', fileSize)).rejects.toMatchObject({ problem: 'size' });
    },
  );

  it('a person gets thirty waiting uploads, even with parallel requests, and more later', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 40 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    await expect(ask()).rejects.toMatchObject({ problem: 'too many' });
    const other = await world.person();
    await expect(uploads().ask(other.id, { contentType: 'image/png' })).resolves.toBeDefined();
    world.clock.now += DAY;
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('a person with many large uploads', () => {
  const pngOf = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  /** Many large uploads of one person. They hold their turn until released. */
  async function manyLarge() {
    const large = await pngOf(3000);
    const begun: string[] = [];
    const held = Promise.withResolvers<void>();
    const mina = await world.person();
    const jun = await world.person();
    const ofMina = new Set<string>();
    const service = uploadsOver({
      ...disk,
      async read(key, range) {
        if (!range) begun.push(key.replace('uploads/', ''));
        if (!range && ofMina.has(key.replace('uploads/', ''))) await held.promise;
        return disk.read(key, range);
      },
    });
    const sent = async (owner: Person, file: Buffer) => {
      const { key, url } = await service.ask(owner.id, { contentType: 'image/png', fileSize: file.length });
      await put(url, file);
      return key;
    };
    for (let number = 0; number < 6; number += 1) ofMina.add(await sent(mina, large));
    const attached = [...ofMina].map((key) => service.attach(mina.id, key, form));
    onTestFinished(async () => {
      held.resolve();
      await Promise.all(attached);
    });
    while (begun.length === 0) await turn();
    return { service, mina, jun, sent, large, begun, attached, letGo: held.resolve };
  }

  it('many large uploads do not delay small pictures, not even of the same person', async () => {
    const { service, mina, jun, sent } = await manyLarge();
    for (const owner of [jun, mina]) {
      const { state } = await service.attach(owner.id, await sent(owner, png), form);
      expect(state).toBe('ready');
    }
  });

  it('many large uploads take turns with large files of other people', async () => {
    const { service, jun, sent, large, begun, attached, letGo } = await manyLarge();
    const key = await sent(jun, large);
    const theirs = service.attach(jun.id, key, form);
    // Attaching a small file takes longer than measuring the large one. Afterwards, the large one is in the
    // queue.
    const small = await sent(jun, png);
    await service.attach(jun.id, small, form);
    const before = begun.filter((begunKey) => begunKey !== small).length;
    letGo();
    expect((await theirs).state).toBe('ready');
    await Promise.all(attached);
    expect(begun.filter((begunKey) => begunKey !== small).indexOf(key)).toBe(before);
  });
});

describe('an attack on an upload address', () => {
  const nothingCame = (key: string) => {
    expect(existsSync(uploadedFile(key))).toBe(false);
    expect(drafts()).toEqual([]);
  };
  const changed = (url: string, change: (query: URLSearchParams) => void) => {
    const given = new URL(url, origin);
    change(given.searchParams);
    return given.href;
  };

  it.each(['text/html', 'image/svg+xml', 'image/jpeg', ''])(
    'an upload with another type is refused: %s',
    async (type) => {
      const { key, url } = await ask();
      expect((await put(url, png, { 'content-type': type })).status).toBe(403);
      nothingCame(key);
    },
  );

  it('an upload with another size than announced is refused, with or without a content length', async () => {
    const { key, url } = await ask('image/png', png.length);
    expect((await put(url, Buffer.concat([png, png]))).status).toBe(403);
    expect((await put(url, png.subarray(1))).status).toBe(403);
    expect((await put(url, chunked(png, Buffer.from('x')))).status).toBe(413);
    expect((await put(url, chunked(png.subarray(1)))).status).toBe(400);
    nothingCame(key);
    expect((await put(url, chunked(png))).status).toBe(200);
  });

  it('an empty upload and one that is too large are refused', async () => {
    const { key, url } = await ask();
    expect((await put(url, '')).status).toBe(413);
    expect((await put(url, chunked())).status).toBe(413);
    const most = MOST_UPLOAD_BYTES.picture;
    expect((await put(url, Buffer.alloc(most + 1))).status).toBe(413);
    nothingCame(key);
  });

  it('an endless upload without a content length is cut off at the limit for pictures', async () => {
    const { key, url } = await ask();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    });
    const answer = await put(url, endless).catch(() => undefined);
    // A client that does not stop sending may lose the response. The file never arrives.
    expect([413, undefined]).toContain(answer?.status);
    while (drafts().length > 0) await turn();
    nothingCame(key);
  });

  it('a video of 2 GB is refused before it is read, and cut off if it has no content length', async () => {
    const { key, url, headers } = await ask('video/mp4');
    const { hostname, port, pathname, search } = new URL(url, origin);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: x\r\ncontent-type: video/mp4\r\ncontent-length: 2000000000\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('413');
    const block = new Uint8Array(10_000_000);
    let left = 200;
    const lying = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(block);
        else controller.close();
      },
    });
    const cut = await put(url, lying, headers).catch(() => undefined);
    expect([413, undefined]).toContain(cut?.status);
    // The body was not read to its end.
    expect(left).toBeGreaterThan(100);
    while (drafts().length > 0) await turn();
    nothingCame(key);
  });

  it('an upload after the time limit of its address is refused', async () => {
    const { key, url } = await ask();
    world.clock.now += 15 * MINUTE;
    expect((await put(url, png)).status).toBe(403);
    nothingCame(key);
  });

  it('an upload to an address with any changed part is refused', async () => {
    const { key, url } = await ask('image/png', png.length);
    const { key: open, url: withoutSize } = await ask('image/png');
    const html = { 'content-type': 'text/html' };
    const attacks = [
      put(url.replace(key, open), png),
      put(
        changed(url, (query) => query.set('type', 'text/html')),
        png,
        html,
      ),
      put(
        changed(url, (query) => query.set('type', 'video/mp4')),
        png,
        { 'content-type': 'video/mp4' },
      ),
      put(
        changed(url, (query) => query.set('size', '1')),
        'x',
      ),
      put(
        changed(url, (query) => query.delete('size')),
        png,
      ),
      put(
        changed(url, (query) => query.set('size', 'null')),
        png,
      ),
      put(
        changed(url, (query) => query.set('size', '')),
        png,
      ),
      put(
        changed(withoutSize, (query) => query.set('size', 'Infinity')),
        chunked(png),
      ),
      put(
        changed(withoutSize, (query) => query.set('size', String(png.length))),
        png,
      ),
      put(
        changed(url, (query) => query.set('expires', String(world.clock.now + DAY))),
        png,
      ),
      put(
        changed(url, (query) => query.delete('expires')),
        png,
      ),
      put(
        changed(url, (query) => query.delete('signature')),
        png,
      ),
      put(
        changed(url, (query) => query.set('signature', '')),
        png,
      ),
      put(
        changed(url, (query) => query.set('signature', 'AAAA')),
        png,
      ),
      put(
        changed(url, (query) => query.set('signature', `${query.get('signature')}AAAA`)),
        png,
      ),
    ];
    for (const attack of attacks) expect((await attack).status).toBe(403);
    nothingCame(key);
    nothingCame(open);
  });

  it.each(['..%2f..%2fdb.lock', '%2e%2e%2fkey', '..', '%00', 'a%2fb', '__proto__', 'drafts%2fx'])(
    'an upload with a path as its key leads nowhere: %s',
    async (path) => {
      const { key, url } = await ask();
      const before = readdirSync(folder, { recursive: true });
      expect([403, 404]).toContain((await put(url.replace(key, path), png)).status);
      expect(readdirSync(folder, { recursive: true })).toEqual(before);
    },
  );

  it.each(['GET', 'POST', 'DELETE', 'PATCH'])(
    'another method on an upload address finds nothing: %s',
    async (method) => {
      const { url } = await ask();
      await put(url, png);
      expect((await fetch(new URL(url, origin), { method })).status).toBe(404);
    },
  );

  it('a second upload to an address is refused, before and after the file was attached', async () => {
    const { key, url } = await ask();
    expect((await put(url, png)).status).toBe(200);
    const other = await sharp(png).negate().png().toBuffer();
    expect((await put(url, other)).status).toBe(412);
    expect(readFileSync(uploadedFile(key))).toEqual(png);
    await uploads().attach(person.id, key, form);
    expect((await put(url, other)).status).toBe(412);
    nothingCame(key);
  });

  it('many uploads at once to several instances keep one whole file', async () => {
    const { key, url } = await ask();
    const bodies = await Promise.all(
      ['red', 'green', 'blue', 'white'].map((background) =>
        sharp({ create: { width: 300, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const statuses = await Promise.all(
      bodies.map(async (body, index) => {
        const headers = { 'content-type': 'image/png' };
        const send = index % 2 ? world.sendToAnother : world.send;
        return (await send(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 409, 412].includes(status))).toBe(true);
    expect(readFileSync(uploadedFile(key))).toEqual(bodies[statuses.indexOf(200)]);
    expect(drafts()).toEqual([]);
  });

  it('an upload that never ends is aborted and leaves nothing', async () => {
    const impatient = new Hono<AppEnv>().route('/media', uploadRoutes(uploadsOver(disk, 50)));
    const { key, url } = await ask();
    const silent = new ReadableStream({ start: (controller) => controller.enqueue(png.subarray(0, 9)) });
    const headers = { 'content-type': 'image/png' };
    const answer = await impatient.request(url, {
      method: 'PUT',
      headers,
      body: silent,
      duplex: 'half',
    } as never);
    expect(answer.status).toBe(408);
    nothingCame(key);
  });

  it('an upload that breaks off leaves nothing, and the address stays free', async () => {
    const { key, url } = await ask();
    const { hostname, port, pathname, search } = new URL(url, origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: ${png.length}\r\n\r\n`,
    );
    socket.write(png.subarray(0, 100));
    while (drafts().length === 0) await turn();
    socket.destroy();
    while (drafts().length > 0) await turn();
    nothingCame(key);
    expect((await put(url, png)).status).toBe(200);
  });

  it('a refused upload is not read, and its connection is closed', async () => {
    const { key, url } = await ask();
    const { hostname, port, pathname } = new URL(url, origin);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(
      `PUT ${pathname}?type=image/png HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 20000000\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 .*connection: close/is);
    const { code } = JSON.parse(answer.toString().slice(answer.indexOf('{'))) as { code: string };
    expect(code).toBe('upload_address');
    nothingCame(key);
  });
});

function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.from([...Buffer.from('IHDR'), ...Array<number>(8).fill(0), 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const chunk = Buffer.alloc(8 + header.length);
  chunk.writeUInt32BE(13, 0);
  header.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(header), 4 + header.length);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk, Buffer.from('0000000049444154', 'hex')]);
}

/** Beginning of an iPhone photo, without data to decode. */
function heic(): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8, type.padStart(8));
    head.writeUInt32BE(8 + content.length);
    return Buffer.concat([head, content]);
  };
  const brands = Buffer.from('heic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([box('ftyp', brands), box('mdat', Buffer.alloc(64, 7))]);
}

describe('an upload whose type is said otherwise', () => {
  it.each(['image/jpg', 'IMAGE/PNG', 'image/png; charset=binary', 'application/octet-stream'])(
    'a picture sent as %s is judged by its bytes',
    async (contentType) => {
      const { key, url } = await ask(contentType, png.byteLength);
      expect((await put(url, png, { 'content-type': contentType })).status).toBe(200);
      const { kind, state, width } = await uploads().attach(person.id, key, form);
      expect([kind, state, width]).toEqual(['picture', 'ready', 400]);
    },
  );

  it('a video of unknown type is judged by its bytes', async () => {
    for (const name of ['recorded.mp4', 'recorded.webm']) {
      const { key, url, headers } = await ask('application/octet-stream');
      expect((await put(url, recorded(name), headers)).status).toBe(200);
      const { kind, contentType } = await uploads().attach(person.id, key, form);
      expect([kind, contentType]).toEqual(['video', `video/${name.split('.')[1]}`]);
    }
  });

  it('a file of unknown type that is too large for a picture, or is none, is refused', async () => {
    const { key, url, headers } = await ask('application/octet-stream');
    await put(url, Buffer.alloc(MOST_UPLOAD_BYTES.picture + 1), headers);
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'size' });
    const other = await ask('application/octet-stream');
    await put(other.url, Buffer.from('<!doctype html>'), other.headers);
    await expect(uploads().attach(person.id, other.key, form)).rejects.toMatchObject({ problem: 'content' });
  });

  it('a video of unknown type is refused where only pictures are, and so is the size of one', async () => {
    const asked = { contentType: 'application/octet-stream', picturesOnly: true };
    const { key, url, headers } = await uploads().ask(person.id, asked);
    expect((await put(url, recorded('recorded.mp4'), headers)).status).toBe(200);
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'content' });
    const large = { ...asked, fileSize: MOST_UPLOAD_BYTES.picture + 1 };
    await expect(uploads().ask(person.id, large)).rejects.toMatchObject({ problem: 'size' });
  });
});

describe('an upload that is not of its type', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script/></svg>');
  it.each([
    ['a web page', 'image/png', html],
    ['SVG', 'image/png', svg],
    ['a script that calls itself GIF', 'image/gif', Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)//')],
    ['HEIC that calls itself AVIF', 'image/avif', heic()],
    ['HEIC that calls itself JPEG', 'image/jpeg', heic()],
    ['900 million pixels in a few bytes', 'image/png', pngThatClaims(30_000, 30_000)],
    ['a web page that calls itself video', 'video/mp4', html],
    ['a picture that calls itself video', 'video/webm', svg],
    ['one container that calls itself the other', 'video/webm', recorded('recorded.mp4')],
  ])(
    'an upload of wrong content is deleted when it is attached, and cannot be sent again: %s',
    async (_, type, bytes) => {
      const { key, url, headers } = await ask(type);
      expect((await put(url, bytes, headers)).status).toBe(200);
      await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'content' });
      expect(existsSync(uploadedFile(key))).toBe(false);
      expect(await stateOf(key)).toBe('failed');
      await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'unknown' });
      expect((await put(url, bytes, headers)).status).toBe(412);
      expect(drafts()).toEqual([]);
    },
  );

  it('a video longer than a minute is refused, even if its header claims less', async () => {
    const slow = Buffer.from(recorded('recorded.mp4'));
    // Half a second at 30,000 units per second becomes two minutes; the header still says half a second.
    slow.writeUInt32BE(125, slow.indexOf('mdhd') + 4 + 20);
    const { key, url, headers } = await ask('video/mp4');
    await put(url, slow, headers);
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'length' });
    expect(existsSync(uploadedFile(key))).toBe(false);
  });

  it('data hidden behind a picture is not served', async () => {
    const { key, url } = await ask();
    await put(url, Buffer.concat([png, html]));
    const { sources } = await uploads().attach(person.id, key, form);
    for (const { url } of sources ?? []) {
      expect(Buffer.from(await (await world.send(url)).arrayBuffer()).includes('script')).toBe(false);
    }
  });

  it('a GIF that is also a script is served as a picture without the script', async () => {
    const gif = await sharp(png).gif().toBuffer();
    // The file is also a script, with its comment in place: GIF89a=1;/* … */alert(1)
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 9]), Buffer.from('alert(1)/'), Buffer.from([0])]);
    const polyglot = Buffer.concat([
      gif.subarray(0, -1),
      comment,
      gif.subarray(-1),
      Buffer.from('*/alert(1)//'),
    ]);
    const { key, url, headers } = await ask('image/gif');
    expect((await put(url, polyglot, headers)).status).toBe(200);
    const { sources } = await uploads().attach(person.id, key, form);
    for (const { url } of sources ?? []) {
      const served = await world.send(url);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await served.arrayBuffer()).includes('alert')).toBe(false);
    }
  });

  it('an upload is deleted if the store holds another size than announced, by any route', async () => {
    const { key } = await ask('image/png', png.length);
    await disk.putOnce(`uploads/${key}`, Buffer.concat([png, Buffer.from('more')]), 'image/png');
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'size' });
    expect(await disk.sizeOf(`uploads/${key}`)).toBeUndefined();
  });
});

it('uploads that were never attached are removed after hours, with the files of crashes', async () => {
  const service = uploads();
  const askNow = () => service.ask(person.id, { contentType: 'image/png' });
  const { key: left, url } = await askNow();
  const { key: attached, url: used } = await askNow();
  await put(url, png);
  await put(used, png);
  await service.attach(person.id, attached, form);
  // Clients may send a file to the store again after attaching it.
  await disk.putOnce(`uploads/${attached}`, Buffer.from('once more'), 'image/png');
  mkdirSync(draftsFolderIn(folder), { recursive: true });
  writeFileSync(join(draftsFolderIn(folder), 'crashed'), 'half');
  const longAgo = new Date(Date.now() - 2 * DAY);
  utimesSync(join(draftsFolderIn(folder), 'crashed'), longAgo, longAgo);

  world.clock.now += 5 * HOUR;
  await askNow();
  expect(existsSync(uploadedFile(left))).toBe(true);

  world.clock.now += 2 * HOUR;
  const { key: kept } = await askNow();
  expect(existsSync(uploadedFile(left))).toBe(false);
  expect(existsSync(uploadedFile(attached))).toBe(false);
  expect(drafts()).toEqual([]);
  expect(await stateOf(left)).toBeUndefined();
  expect(await stateOf(attached)).toBe('ready');
  const waiting = await world.database.db.select({ key: mediaUploads.mediaId }).from(mediaUploads);
  expect(waiting.map(({ key }) => key)).toContain(kept);
  expect(waiting).toHaveLength(2);
});

describe('uploads into a bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server(() => world.clock.now);
  });
  afterAll(() => s3.close());
  const bucket = () => createS3Store(s3.settings, () => world.clock.now);

  it('uploads of known size go straight into the bucket, and their pictures are served by us', async () => {
    const service = uploadsOver(bucket());
    const { key, url, headers } = await service.ask(person.id, {
      contentType: 'image/png',
      fileSize: png.length,
    });
    expect(url.startsWith(s3.settings.endpoint)).toBe(true);
    await upload({ url, headers }, new Blob([new Uint8Array(png)]));
    const { sources } = await service.attach(person.id, key, form);
    expect([...s3.objects.keys()].every((name) => /^[0-9a-f]{2}\/[0-9a-f]{40}\.webp$/.test(name))).toBe(true);
    expect(s3.objects.size).toBe(sources?.length);
  });

  it('uploads of unknown size go through the server, for clients that only know the type', async () => {
    const service = uploadsOver(bucket());
    const app = new Hono<AppEnv>().route('/media', uploadRoutes(service));
    const { key, url, headers } = await service.ask(person.id, { contentType: 'image/png' });
    const send = () => app.request(url, { method: 'PUT', headers, body: new Uint8Array(png) });
    expect((await send()).status).toBe(200);
    expect(s3.objects.get(`uploads/${key}`)?.bytes).toEqual(png);
    expect((await send()).status).toBe(412);
    expect((await service.attach(person.id, key, form)).state).toBe('ready');
    expect(s3.objects.has(`uploads/${key}`)).toBe(false);
    expect(drafts()).toEqual([]);
  });

  it('an instance serves files that another stored in the bucket, also in parts, without a shared disk', async () => {
    const shared = await startS3Server();
    onTestFinished(() => shared.close());
    const own = join(folder, 'of the other instance');
    const other = await openWorld({ s3: shared.settings, dataDir: own });
    onTestFinished(() => other[Symbol.asyncDispose]());
    const store = createMediaStore(createS3Store(shared.settings));
    const address = mediaAddress(await store.put(Buffer.from('0123456789'), 'mp4'));

    const whole = await other.send(address);
    expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
      200,
      'video/mp4',
      '0123456789',
    ]);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const part = await other.send(address, { headers: { range: 'bytes=-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 7-9/10',
      '789',
    ]);
    expect((await other.send(address, { method: 'HEAD' })).headers.get('content-length')).toBe('10');
    expect((await other.send(`/media/${'0'.repeat(40)}.mp4`)).status).toBe(404);
    expect(existsSync(own)).toBe(false);
  });

  it('pages may connect to the bucket, and to nothing else', async () => {
    const webDist = join(folder, 'web');
    mkdirSync(webDist);
    writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Shop</title>');
    const withBucket = await openWorld({ s3: s3.settings, dataDir: folder, webDist });
    onTestFinished(() => withBucket[Symbol.asyncDispose]());
    const policy = (await withBucket.send('/')).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${s3.settings.endpoint};`);
    expect(policy).toContain("media-src 'self' blob:;");
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
