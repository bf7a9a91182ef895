// @module-tag long/operations
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, everyCall } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createCatalogueImporter } from './composition/catalogue-importer.ts';
import { openDatabase } from './db/client.ts';
import { newPostgresDatabase } from './testing/postgres-database.ts';
import { started, startServer } from './testing/server-process.ts';

// Tests the promises of docs/operations.md.

const postgres = inject('postgresUrl') ?? '';
const programs = inject('postgresPrograms') ?? '';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-operations-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const clientOf = (address: string, token?: string | null) =>
  everyCall(
    createClient({
      token: () => token ?? undefined,
      fetch: (input, init) => fetch(new URL(String(input), address), init),
    }),
  );

const newcomer = { username: 'newcomer', email: 'n@example.com', password: 'correct horse' };

async function instance(url: string, env: Record<string, string> = {}) {
  const server = startServer({ DATABASE_URL: url, DATA_DIR: folder, ...env });
  const address = await started(server);
  return {
    address,
    async end() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  };
}

/** The balancer checks the health of each instance, and sends requests to the healthy ones in turn. */
async function openBalancer() {
  const instances = new Map<string, boolean>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const well = [...instances].filter(([, isWell]) => isWell).map(([address]) => address);
    turn += 1;
    const address = well[turn % well.length];
    if (!address) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers, url } = incoming;
    const forwarded = request(new URL(url ?? '/', address), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const isWell = async (address: string) => {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (instances.has(address)) instances.set(address, answer?.ok ?? false);
  };
  const rounds = setInterval(() => [...instances.keys()].forEach(isWell), 50);
  onTestFinished(() => {
    clearInterval(rounds);
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (address: string) => instances.set(address, true),
    remove: (address: string) => instances.delete(address),
  };
}

describe.runIf(postgres)('two instances', () => {
  // Starts four servers, one after the other: 15 s on quiet cores.
  it('two instances are replaced one after the other, and no request fails', {
    timeout: 180_000,
  }, async () => {
    const { url } = await newPostgresDatabase(postgres);
    const balancer = await openBalancer();
    const draining = { DRAIN_SECONDS: '1' };
    const running = [await instance(url, draining), await instance(url, draining)];
    for (const { address } of running) balancer.add(address);
    const { token, userId } = await clientOf(balancer.address).session.register({ body: newcomer });
    const { profile } = clientOf(balancer.address, token);

    let isOver = false;
    let answered = 0;
    const shopper = async () => {
      while (!isOver) {
        await profile.get({ params: { id: userId ?? '' }, query: {} });
        answered += 1;
      }
    };
    const shoppers = Promise.all([shopper(), shopper(), shopper(), shopper()]);
    const restarts = async () => {
      for (const old of running.splice(0)) {
        const before = answered;
        await old.end();
        balancer.remove(old.address);
        const young = await instance(url, draining);
        balancer.add(young.address);
        running.push(young);
        expect(answered).toBeGreaterThan(before);
      }
      const before = answered;
      await expect.poll(() => answered).toBeGreaterThan(before + 20);
      isOver = true;
    };
    await Promise.all([shoppers, restarts()]);
    await Promise.all(running.map(({ end }) => end()));
  });
});

/** Stands in for foreign shops and records the requests. */
async function openShops() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.runIf(postgres)('checks of product pages', { retry: 1 }, () => {
  it('an instance checks pages, unless CHECK_PAGES turns that off', async () => {
    const { url } = await newPostgresDatabase(postgres);
    const { db, close } = await openDatabase({ url, dataDir: folder });
    await createCatalogueImporter(db).store([
      {
        source: 'kiln.shop',
        externalId: 'lamp',
        name: 'Lamp',
        priceCents: 4900,
        retailer: null,
        brand: null,
        color: null,
        category: null,
        rating: null,
        sizes: null,
        material: null,
        description: null,
        link: 'https://kiln.shop/lamp',
        image: null,
        popularity: null,
      },
    ]);
    await close();
    const main = join(import.meta.dirname, '../scripts/serve-beside-shop.ts');
    const looking = async (env: Record<string, string>) => {
      const shops = await openShops();
      await started(
        startServer({ DATABASE_URL: url, DATA_DIR: folder, SHOPS_ORIGIN: shops.origin, ...env }, { main }),
      );
      return shops.asked;
    };
    const [never, ever] = [await looking({ CHECK_PAGES: '0' }), await looking({})];
    await expect.poll(() => ever).toEqual(['/kiln.shop/robots.txt', '/kiln.shop/lamp']);
    expect(never).toEqual([]);
  });
});

/** Mounts a separate disk; undefined if the machine does not allow it. */
function openDisk(bytes: number): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
  return place;
}
const disk = openDisk(150_000_000);
afterAll(() => {
  if (disk === undefined) return;
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

describe.runIf(disk)('a full disk', { retry: 1 }, () => {
  it('a full disk refuses uploads with a message, needs no restart, and is over once there is room', async () => {
    const place = disk ?? '';
    const server = startServer({ DATA_DIR: join(place, 'data') });
    const address = await started(server);
    const { token } = await clientOf(address).session.register({ body: newcomer });
    const picture = Buffer.alloc(100_000, 'x');
    const { uploadUrl, headers } = await clientOf(address, token).posts.askUpload({
      body: { fileType: 'image/png', fileSize: picture.byteLength },
    });
    const upload = () =>
      fetch(new URL(uploadUrl, address), { method: 'PUT', body: picture, headers: headers ?? {} });

    const filling = join(place, 'filling');
    const file = openSync(filling, 'w');
    expect(() => {
      for (;;) writeSync(file, Buffer.alloc(4096));
    }).toThrow(/ENOSPC/);
    closeSync(file);
    const refused = await upload();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await refused.json()).toMatchObject({ code: 'storage_full' });
    expect(await readdir(join(place, 'data/media/drafts'))).toEqual([]);
    expect((await fetch(`${address}/livez`)).status).toBe(200);

    rmSync(filling);
    expect((await upload()).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

describe.runIf(postgres && programs)('a backup', { retry: 1 }, () => {
  it('a restored backup is a working database, with all accounts', async () => {
    const [original, copy] = [await newPostgresDatabase(postgres), await newPostgresDatabase(postgres)];
    const before = await instance(original.url);
    await clientOf(before.address).session.register({ body: newcomer });
    const file = join(folder, 'vitrine.dump');
    const run = (program: string, ...args: string[]) =>
      execFileSync(join(programs, program), args, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('pg_dump', '--format=custom', `--file=${file}`, original.url);
    await before.end();
    await original.drop();

    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${copy.url}`, file);
    const after = await instance(copy.url);
    const { username, password } = newcomer;
    const signedIn = await clientOf(after.address).session.login({ body: { username, password } });
    expect(signedIn.token).toBeTruthy();
    await after.end();
  });
});
