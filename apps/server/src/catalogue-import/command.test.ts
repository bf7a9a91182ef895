// Runs on both databases: while a server runs, the command writes directly only to PostgreSQL.
// @module-tag long/importing

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { peopleSeed } from '../../demo/people.seed.ts';
import { openDatabase } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { newDataDir, SHORT_LIVED } from '../testing/embedded-database.ts';
import { newPostgresDatabase } from '../testing/postgres-database.ts';
import { hasTerminal, started, startServer, TERMINAL } from '../testing/server-process.ts';
import type { ChannelAddress } from './channel.ts';

const postgres = inject('postgresUrl');

let folder: string;
let databaseUrl = '';
let drop = async () => {};
const servers: ChildProcess[] = [];
beforeAll(async () => {
  folder = postgres ? mkdtempSync(join(tmpdir(), 'vitrine-command-')) : await newDataDir();
  if (postgres) ({ url: databaseUrl, drop } = await newPostgresDatabase(postgres));
});
const stopServers = async () => {
  for (const server of servers.splice(0)) await ended(server, 'SIGTERM');
};
afterEach(stopServers);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

const env = () => ({ DATA_DIR: folder, DATABASE_URL: databaseUrl });

const catalogCommand = [
  ...SHORT_LIVED,
  '--conditions=@vitrine/source',
  join(import.meta.dirname, '../catalog.ts'),
];

const catalog = (...args: string[]) => ran(process.execPath, [...catalogCommand, ...args]);

function ran(program: string, given: string[], cwd = folder) {
  const child = spawn(program, given, {
    cwd,
    env: { ...process.env, INIT_CWD: folder, ...env() },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return { child, done: once(child, 'close').then(([code]) => ({ code, out, err })) };
}
const run = (...args: string[]) => catalog(...args).done;

async function answerAtTerminal(reply: string, ...args: string[]) {
  const command = [process.execPath, ...catalogCommand, ...args].map((part) => `'${part}'`).join(' ');
  const { child, done } = ran(TERMINAL, ['-qec', `exec ${command}`, '/dev/null']);
  // The terminal gets cursor codes after the question, so the question is sought anywhere in the output.
  let said = '';
  child.stdout.on('data', (chunk) => {
    const wasAsked = said.includes(QUESTION);
    said += chunk;
    if (!wasAsked && said.includes(QUESTION)) child.stdin.write(`${reply}\n`);
  });
  const { code } = await done;
  return { code, said };
}
const QUESTION = '[y/N]';

async function server() {
  const child = startServer(env());
  servers.push(child);
  return { child, address: await started(child) };
}

function productsFile(prefix: string, count: number, price = 10): string {
  const list = Array.from({ length: count }, (_, each) => ({
    id: `${prefix}-${each}`,
    name: `Cup ${each}`,
    price,
  }));
  writeFileSync(join(folder, `${prefix}.json`), JSON.stringify(list));
  return `${prefix}.json`;
}

/** Opens the database, so no other process must have it open. */
async function storedIds(prefix: string): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, dataDir: folder });
  const rows = await database.db.select().from(products);
  await database.close();
  return rows
    .filter(({ externalId }) => externalId?.startsWith(`${prefix}-`))
    .map(({ externalId }) => externalId ?? '');
}

describe('pnpm catalog import', () => {
  it('an import stores products, reports numbers and reasons, and changes nothing the second time', async () => {
    writeFileSync(
      join(folder, 'some.json'),
      JSON.stringify([
        { id: 'some-1', name: 'Cup', price: 10 },
        { id: 'some-2', name: '\u001b[31mRed', price: '10 EUR' },
        { id: 'some-3', price: 10 },
      ]),
    );
    const first = await run('import', 'some.json', '--report', 'why.csv');
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 read: 1 added, 0 updated, 0 unchanged, 2 refused.'),
    });
    expect(first.out).toContain('entry 3 (some-3) refused: It has no name. Give it one.');
    expect(first.err).toContain(postgres ? 'straight into PostgreSQL' : 'straight into the database');
    expect(first.err).toContain('1 have no link, so their ids count as those of “json”');
    expect(readFileSync(join(folder, 'why.csv'), 'utf8')).toContain(
      'refused,entry 3,some-3,It has no name. Give it one.',
    );
    expect(await run('import', 'some.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 added, 0 updated, 1 unchanged'),
    });
    expect((await run('status')).out).toContain('json: 1 products');
  });

  it.each<[string, string, string[], number]>([
    [
      'woo.csv',
      [
        'ID,Type,SKU,Name,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
        String.raw`woo-1,simple,a,'@Lamp,40.00,"Lighting\, Lamps",,Color,"Black\, matte"`,
        'woo-2,variable,b,Tote,,Bags,,Color,"Red\\, white, Navy\\, gold"',
        'woo-3,variation,b1,Tote,55.00,,b,Color,"Red\\, white"',
        'woo-4,variation,b2,Tote,56.00,,b,Color,"Navy\\, gold"',
      ].join('\n'),
      ['woo-1', 'woo-2', 'woo-2/navy, gold'],
      0,
    ],
    ['sep.csv', 'sep=;\nid;name;price\nsep-1;"Stool; low";79,90\n', ['sep-1'], 0],
    [
      'shifted.csv',
      'id,name,text,old_price,price,notes\nshifted-1,A,plain,15.00,12.00,\nshifted-2,B,soft, light,15.00,12.00,\nshifted-3,C,plain,5.00,4.00,\n',
      ['shifted-1', 'shifted-3'],
      1,
    ],
    [
      'utf16.xml',
      '<?xml version="1.0" encoding="utf-16"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>utf16-1</g:id><title>Café</title><g:price>25.00 USD</g:price></item></channel></rss>',
      ['utf16-1'],
      0,
    ],
  ])('a file of another writer is imported once, however often: %s', async (name, content, ids, refused) => {
    writeFileSync(join(folder, name), content);
    const first = await run('import', name);
    expect(first.out).toContain(`${ids.length} added, 0 updated, 0 unchanged, ${refused} refused`);
    const second = await run('import', name);
    expect(second.out).toContain(`0 added, 0 updated, ${ids.length} unchanged, ${refused} refused`);
    expect((await storedIds(name.split('.')[0] ?? '')).sort()).toEqual(ids);
  });

  it.runIf(!postgres)('a dry run only checks the file, and previews the first products', async () => {
    writeFileSync(
      join(folder, 'dry.csv'),
      'Code;Nom;Prix\ndry-1;Thé \u001b[31mvert;1.299,00 INR\ndry-2;Tasse;12\n',
    );
    const map = ['--map', 'id=Code,name=Nom,price=Prix', '--currency', 'INR=0.012', '--retailer', 'Chai'];
    const outcome = await run('import', 'dry.csv', '--dry-run', ...map);
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.out).toBe(
      [
        '2 read: 2 could be imported, 0 refused.',
        'The first would be:',
        '  Thé [31mvert · $15.59 · dry-1 of table',
        '    retailer Chai',
        '  Tasse · $12.00 · dry-2 of table',
        '    retailer Chai',
        '',
      ].join('\n'),
    );
    expect(await storedIds('dry')).toEqual([]);
  });

  it.runIf(!postgres)('one note says that prices name no currency, and names the option for it', async () => {
    writeFileSync(
      join(folder, 'bare.csv'),
      'id;name;price\nbare-1;Sari;11745\nbare-2;Kurta;2,350.00\nbare-3;Shawl;$40\nbare-4;Scarf;\n',
    );
    const said = /2 prices name no currency, so they count as USD.*--prices-in INR --currency INR=0\.012/g;
    const bare = await run('import', 'bare.csv', '--dry-run');
    expect(bare.err.match(said)).toHaveLength(1);
    for (const told of [
      ['--prices-in', 'USD'],
      ['--prices-in', 'INR', '--currency', 'INR=0.012'],
    ])
      expect((await run('import', 'bare.csv', '--dry-run', ...told)).err).not.toMatch(/currency/);
    writeFileSync(join(folder, 'stated.csv'), 'id;name;price;currency\nstated-1;Sari;11745;USD\n');
    expect((await run('import', 'stated.csv', '--dry-run')).err).not.toMatch(/currency/);
  });

  it.runIf(!postgres)('an import without any product exits with 1 and says what to do', async () => {
    writeFileSync(join(folder, 'empty.json'), '[{"name":""}]');
    const attempts: [string[], RegExp][] = [
      [['import', 'nowhere.json'], /There is no file/],
      [['import', 'empty.json'], /nothing in the file/],
      [['import'], /Usage/],
      [['improt', 'empty.json'], /Usage/],
      [['import', 'empty.json', '--shop', '::'], /--shop :: is no address/],
      [['import', 'empty.json', '--sauce', 'x'], /--sauce/],
      [['import', 'empty.json', '--currency', 'INR'], /write --currency INR=0\.012/],
      [['import', 'empty.json', '--map', 'nom=Nom'], /with FIELD one of id, group, name/],
    ];
    await Promise.all(
      attempts.map(async ([args, said]) => {
        const { code, out, err } = await run(...args);
        expect(code, args.join(' ')).toBe(1);
        expect(out + err).toMatch(said);
        expect(out + err).not.toMatch(/\n {4}at /);
      }),
    );
  });

  it('a repeat after a killed import loses and doubles nothing', async () => {
    const file = productsFile('killed', 4000);
    const { child, done } = catalog('import', file);
    // Progress is first reported after the first batch is stored.
    child.stderr.on('data', (said) => {
      if (String(said).includes('500 products read')) child.kill('SIGKILL');
    });
    const { code, out } = await done;
    expect([code, out]).toEqual([null, '']);
    const before = await storedIds('killed');
    expect(before.length).toBeGreaterThanOrEqual(500);
    expect(before.length).toBeLessThan(4000);
    expect(before.length % 500).toBe(0);
    expect(await run('import', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${4000 - before.length} added, 0 updated, ${before.length} unchanged`),
    });
    const after = await storedIds('killed');
    expect([after.length, new Set(after).size]).toEqual([4000, 4000]);
  });

  it('two imports at once double nothing', async () => {
    const file = productsFile('twice', 1500);
    const both = await Promise.all([run('import', file), run('import', file)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const ids = await storedIds('twice');
    expect([ids.length, new Set(ids).size]).toEqual([1500, 1500]);
  });

  it('an import works while the server runs, and its products appear at once', async () => {
    const file = productsFile('live', 1200);
    const { address } = await server();
    const both = await Promise.all([run('import', file), run('import', file)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both[0]?.err).toContain(postgres ? 'straight into PostgreSQL' : 'through the running server');
    expect((await run('status')).out).toMatch(/json: \d+ products/);
    const answer = await fetch(`${address}/api/products/popular?limit=1`);
    expect(((await answer.json()) as { products: unknown[] }).products).toHaveLength(1);
    await ended(servers.pop() as ChildProcess, 'SIGTERM');
    const ids = await storedIds('live');
    expect([ids.length, new Set(ids).size]).toEqual([1200, 1200]);
  });
});

describe.runIf(!postgres)('the memory of an import', { retry: 1 }, () => {
  const root = join(import.meta.dirname, '../../../..');

  async function mostHeld(file: string): Promise<number> {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: { catalog: string };
    };
    const [, ...flags] = scripts.catalog.split(' ');
    const tell = "process.on('exit', () => console.error('held', process.resourceUsage().maxRSS))";
    const child = ran(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(tell)}`,
        ...flags,
        'import',
        file,
        '--no-images',
      ],
      root,
    );
    const { code, err } = await child.done;
    expect(code, err).toBe(0);
    return Number(/held (\d+)/.exec(err)?.[1]) / 1000;
  }

  // For comparison: an idle server holds 600 MB.
  it('an import takes less memory than a server, whether its file is small or large', async () => {
    const ofFew = await mostHeld(productsFile('few', 1));
    expect(ofFew).toBeLessThan(500);
    expect((await mostHeld(productsFile('many', 3000))) - ofFew).toBeLessThan(150);
  });
});

// Plants the demo, and starts programs one after the other: 15 s on quiet cores.
describe.runIf(!postgres)('the demo beside imported products', { retry: 1, timeout: 180_000 }, () => {
  async function plantDemo() {
    const database = await openDatabase({ url: databaseUrl, dataDir: folder });
    await database.db.transaction(peopleSeed.plant);
    const [product] = demoCatalogue();
    await database.db.insert(products).values({ id: product?.id ?? '', name: 'Demo Cup', popularity: 1 });
    await database.close();
  }

  it.runIf(hasTerminal)(
    'an import reports the demo; it stays without consent, and goes with consent at a terminal',
    async () => {
      await plantDemo();
      const file = productsFile('beside', 2);
      const { address } = await server();
      const told = await run('import', file);
      expect(told).toMatchObject({
        code: 0,
        err: expect.stringContaining('The demo is in this shop: 1 products and 60 people, and anybody can'),
      });
      expect(told.err).toContain('“pnpm catalog remove-demo” takes it away.');
      expect(await run('remove-demo')).toMatchObject({
        code: 1,
        err: expect.stringContaining('Nothing was taken'),
      });

      const { code, said } = await answerAtTerminal('y', 'import', file);
      expect([code, said]).toEqual([0, expect.stringContaining('The demo was taken away')]);
      const answer = await fetch(`${address}/api/products/popular?limit=1`);
      const { products: left } = (await answer.json()) as { products: { name: string }[] };
      expect(left.map(({ name }) => name)).toEqual([expect.stringMatching(/^Cup \d+$/)]);
      expect(await run('remove-demo')).toMatchObject({ code: 0, out: 'There is no demo in this shop.\n' });
      await stopServers();
      expect((await storedIds('beside')).toSorted()).toEqual(['beside-0', 'beside-1']);
    },
  );
});

describe.runIf(!postgres)('the endpoint for the command', () => {
  const file = () => join(folder, 'catalog-channel.json');
  const channel = () => JSON.parse(readFileSync(file(), 'utf8')) as ChannelAddress;
  const knock = (token: string | undefined, path = '/products', body: unknown = {}) =>
    fetch(channel().address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('the endpoint refuses wrong tokens and invalid batches', async () => {
    const { address } = await server();
    const { token } = channel();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const stranger = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of [undefined, '', stranger, token.slice(1), 'x'.repeat(43)])
      expect((await knock(wrong)).status).toBe(401);
    expect((await fetch(`${channel().address}/status`)).status).toBe(401);
    const product = {
      source: 's',
      externalId: 'x',
      name: 'N',
      priceCents: 1,
      retailer: null,
      brand: null,
      color: null,
      category: null,
      rating: null,
      sizes: null,
      material: null,
      description: null,
      link: null,
      image: null,
      popularity: null,
    };
    const wrongs = [
      {},
      'no json',
      { products: [] },
      { products: [{ ...product, name: 'a\0b' }] },
      { products: [{ ...product, link: 'javascript:1' }] },
      { products: [{ ...product, verified: true }] },
      { products: [{ ...product, priceCents: -1 }] },
    ];
    for (const wrong of wrongs) expect((await knock(token, '/products', wrong)).status).toBe(400);
    expect((await knock(token, '/products', 'x'.repeat(9_000_000))).status).toBe(413);
    expect((await knock(token, '/elsewhere')).status).toBe(404);
    // The public port has no such route.
    const outside = await fetch(`${address}/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(outside.status).not.toBe(200);
  });

  it('the endpoint file of a killed server disturbs no import', async () => {
    const { child } = await server();
    await ended(child, 'SIGKILL');
    expect(existsSync(file())).toBe(true);
    expect(await run('import', productsFile('stale', 3))).toMatchObject({
      code: 0,
      err: expect.stringContaining('straight into'),
    });
    await server();
    expect(await run('import', productsFile('stale', 3))).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 unchanged'),
      err: expect.stringContaining('through the running server'),
    });
    await ended(servers.at(-1) as ChildProcess, 'SIGTERM');
    expect(existsSync(file())).toBe(false);
  });
});
