// Runs on both databases: many ask at once, and a transaction on the embedded database waits for nobody else.

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
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { listen } from '../http/listen.ts';
import type { AppEnv } from '../http/request.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { DECODING, type Decoding } from './decoding/decode.ts';
import { createDiskStore } from './disk-store.ts';
import { media, mediaUploads } from './media.table.ts';
import { createMediaStore, draftsFolderIn, mediaAddress } from './media-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploads, MOST_UPLOAD_BYTES } from './uploads.service.ts';

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

/** The uploads of another instance than the one that listens: what they agree on is in the database. */
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
/** A body that does not say its length. */
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

describe('what somebody uploads', () => {
  it('becomes a picture of theirs, made anew and without what the camera noted down', async () => {
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

  it.each(['mp4', 'webm'] as const)('becomes a video that is served in parts: %s', async (container) => {
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
    'is not worked on any more once nobody waits for its post, and may be published later: %s',
    async (_, type, file) => {
      const held = Promise.withResolvers<number>();
      // A process that is stopped never comes to an end by itself.
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

  it('may be sent as the contract sends files, which follows the headers of the answer', async () => {
    const { key, url, headers } = await ask('image/png', png.length);
    const file = new Blob([new Uint8Array(png)], { type: 'image/heic' });
    await upload({ url: new URL(url, origin).href, headers }, file);
    expect((await uploads().attach(person.id, key, form)).state).toBe('ready');
  });

  it('is nobody else’s to attach, and nothing before it is there', async () => {
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

  it('is attached once by two instances at the same time', async () => {
    const { key, url } = await ask();
    await put(url, png);
    const [one, other] = await Promise.all([
      uploads().attach(person.id, key, form),
      uploads().attach(person.id, key, form),
    ]);
    expect(one).toEqual(other);
    expect(await stateOf(key)).toBe('ready');
  });

  it('may come again after a connection that broke, at once', async () => {
    const { key, url } = await ask();
    const { hostname, port, pathname, search } = new URL(url, origin);
    const broken = connect(Number(port), hostname);
    broken.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: ${png.length}\r\n\r\n`,
    );
    broken.write(png.subarray(0, 50));
    while (drafts().length === 0) await turn();
    // The first connection is still open, as the server sees it.
    expect((await put(url, png)).status).toBe(200);
    const [answer] = (await once(broken, 'data')) as [Buffer];
    expect(answer.toString()).toContain('409 Conflict');
    broken.destroy();
    expect((await uploads().attach(person.id, key, form)).state).toBe('ready');
    expect(drafts()).toEqual([]);
  });

  it('may take longer than any other request, once it is known that it was asked for', async () => {
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
    // When the server has cut off what came after it, it would have cut this off as well.
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

  it('may come from a page of an allowed origin', async () => {
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

describe('who asks for an address', () => {
  it.each(['text/html', 'image/svg+xml', 'image/heic', 'video/quicktime', 'application/pdf', '', 'toString'])(
    'gets none for what is neither picture nor video that we take: %s',
    async (contentType) => {
      await expect(ask(contentType)).rejects.toMatchObject({ problem: 'type' });
    },
  );

  it.each([0, -1, 1.5, Number.NaN, MOST_UPLOAD_BYTES.picture + 1])(
    'gets none for %d bytes',
    async (fileSize) => {
      await expect(ask('image/png', fileSize)).rejects.toMatchObject({ problem: 'size' });
    },
  );

  it('gets thirty that wait, however many they ask for at once, and others after that', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 40 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    await expect(ask()).rejects.toMatchObject({ problem: 'too many' });
    const other = await world.person();
    await expect(uploads().ask(other.id, { contentType: 'image/png' })).resolves.toBeDefined();
    world.clock.now += DAY;
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('somebody who uploads much', () => {
  const pngOf = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  /** Uploads that hold their turn until they are released: those of one person with many large files. */
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

  it('keeps nobody’s small picture waiting, not even their own', async () => {
    const { service, mina, jun, sent } = await manyLarge();
    for (const owner of [jun, mina]) {
      const { state } = await service.attach(owner.id, await sent(owner, png), form);
      expect(state).toBe('ready');
    }
  });

  it('takes turns with others whose files are as large', async () => {
    const { service, jun, sent, large, begun, attached, letGo } = await manyLarge();
    const key = await sent(jun, large);
    const theirs = service.attach(jun.id, key, form);
    // The size of a file is known once its beginning was read, which takes one turn of the event loop and a few more.
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

  it.each(['text/html', 'image/svg+xml', 'image/jpeg', 'image/png; charset=x', ''])(
    'with another type is refused: %s',
    async (type) => {
      const { key, url } = await ask();
      expect((await put(url, png, { 'content-type': type })).status).toBe(403);
      nothingCame(key);
    },
  );

  it('with another size than was said is refused, whether it says its length or not', async () => {
    const { key, url } = await ask('image/png', png.length);
    expect((await put(url, Buffer.concat([png, png]))).status).toBe(403);
    expect((await put(url, png.subarray(1))).status).toBe(403);
    expect((await put(url, chunked(png, Buffer.from('x')))).status).toBe(413);
    expect((await put(url, chunked(png.subarray(1)))).status).toBe(400);
    nothingCame(key);
    expect((await put(url, chunked(png))).status).toBe(200);
  });

  it('with nothing, or with more than any picture has, is refused', async () => {
    const { key, url } = await ask();
    expect((await put(url, '')).status).toBe(413);
    expect((await put(url, chunked())).status).toBe(413);
    const most = MOST_UPLOAD_BYTES.picture;
    expect((await put(url, Buffer.alloc(most + 1))).status).toBe(413);
    nothingCame(key);
  });

  it('without length and without end is cut off where a picture ends', async () => {
    const { key, url } = await ask();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    });
    const answer = await put(url, endless).catch(() => undefined);
    // The answer may be lost to who does not stop sending; the file never comes.
    expect([413, undefined]).toContain(answer?.status);
    while (drafts().length > 0) await turn();
    nothingCame(key);
  });

  it('with a video of 2 GB is refused before it is read, and cut off where it does not say so', async () => {
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
    // It was never read to its end.
    expect(left).toBeGreaterThan(100);
    while (drafts().length > 0) await turn();
    nothingCame(key);
  });

  it('after its time is refused', async () => {
    const { key, url } = await ask();
    world.clock.now += 15 * MINUTE;
    expect((await put(url, png)).status).toBe(403);
    nothingCame(key);
  });

  it('that changes any part of it is refused', async () => {
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
    'by a key that is a path leads nowhere: %s',
    async (path) => {
      const { key, url } = await ask();
      const before = readdirSync(folder, { recursive: true });
      expect([403, 404]).toContain((await put(url.replace(key, path), png)).status);
      expect(readdirSync(folder, { recursive: true })).toEqual(before);
    },
  );

  it.each(['GET', 'POST', 'DELETE', 'PATCH'])('with another method finds nothing: %s', async (method) => {
    const { url } = await ask();
    await put(url, png);
    expect((await fetch(new URL(url, origin), { method })).status).toBe(404);
  });

  it('is refused the second time, before and after the file was attached', async () => {
    const { key, url } = await ask();
    expect((await put(url, png)).status).toBe(200);
    const other = await sharp(png).negate().png().toBuffer();
    expect((await put(url, other)).status).toBe(412);
    expect(readFileSync(uploadedFile(key))).toEqual(png);
    await uploads().attach(person.id, key, form);
    expect((await put(url, other)).status).toBe(412);
    nothingCame(key);
  });

  it('by many at once, to several instances, keeps one of them, and all of it', async () => {
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

  it('that never ends is ended, and leaves nothing', async () => {
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

  it('that leaves in the middle leaves nothing, and the address is free', async () => {
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

  it('is refused without reading what it sends, and the connection ends', async () => {
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

/** The head of a PNG that says it is this large; no computer could hold what it stands for. */
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

/** How a photo of an iPhone begins, with nothing that could be decoded behind it. */
function heic(): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8, type.padStart(8));
    head.writeUInt32BE(8 + content.length);
    return Buffer.concat([head, content]);
  };
  const brands = Buffer.from('heic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([box('ftyp', brands), box('mdat', Buffer.alloc(64, 7))]);
}

describe('what is not what it says', () => {
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
  ])('is deleted when it is attached, and never comes again: %s', async (_, type, bytes) => {
    const { key, url, headers } = await ask(type);
    expect((await put(url, bytes, headers)).status).toBe(200);
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'content' });
    expect(existsSync(uploadedFile(key))).toBe(false);
    expect(await stateOf(key)).toBe('failed');
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'unknown' });
    expect((await put(url, bytes, headers)).status).toBe(412);
    expect(drafts()).toEqual([]);
  });

  it('is no video of a minute that takes longer, whatever its head says', async () => {
    const slow = Buffer.from(recorded('recorded.mp4'));
    // Half a second at 30,000 steps each becomes two minutes; the head of the file still says half a second.
    slow.writeUInt32BE(125, slow.indexOf('mdhd') + 4 + 20);
    const { key, url, headers } = await ask('video/mp4');
    await put(url, slow, headers);
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'length' });
    expect(existsSync(uploadedFile(key))).toBe(false);
  });

  it('passes nothing on that hides behind a picture', async () => {
    const { key, url } = await ask();
    await put(url, Buffer.concat([png, html]));
    const { sources } = await uploads().attach(person.id, key, form);
    for (const { url } of sources ?? []) {
      expect(Buffer.from(await (await world.send(url)).arrayBuffer()).includes('script')).toBe(false);
    }
  });

  it('passes on the picture of a GIF that is a script as well, and not the script', async () => {
    const gif = await sharp(png).gif().toBuffer();
    // Its comment begins where a script would: GIF89a=1;/* … */alert(1)
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

  it('is deleted when the store holds another size than was said, however it came there', async () => {
    const { key } = await ask('image/png', png.length);
    await disk.putOnce(`uploads/${key}`, Buffer.concat([png, Buffer.from('more')]), 'image/png');
    await expect(uploads().attach(person.id, key, form)).rejects.toMatchObject({ problem: 'size' });
    expect(await disk.sizeOf(`uploads/${key}`)).toBeUndefined();
  });
});

it('what nobody attached is forgotten after hours, with the files that crashes left', async () => {
  const service = uploads();
  const askNow = () => service.ask(person.id, { contentType: 'image/png' });
  const { key: left, url } = await askNow();
  const { key: attached, url: used } = await askNow();
  await put(url, png);
  await put(used, png);
  await service.attach(person.id, attached, form);
  // As a client may do that sends straight to the store.
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

  it('go there straight where their size is known, and are served by us', async () => {
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

  it('go through the server otherwise, for clients that only know the type', async () => {
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

  it('serve what another instance kept there, in parts too, without a disk in common', async () => {
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
