import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { posts } from '../posts/posts.table.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Shop</title><!--head-->
<link rel="stylesheet" crossorigin href="/assets/all.css"></head>
<body><div id="root"><!--page--></div><!--answers--></body></html>`;

// A minimal renderer of a build: it shows the names of products, and fails at certain addresses.
const RENDERER = `
export async function draw({ address, layout, isFrame, fetch }) {
  globalThis.drawings.push({ address, layout, isFrame });
  if (address.includes('broken')) throw new Error('This page cannot be drawn.');
  if (address.includes('endless')) await new Promise(() => {});
  if (address.includes('held')) await globalThis.held;
  const path = '/api/products/popular?page=1&limit=20';
  if (isFrame) return { html: '<header>frame</header>', title: undefined, answers: [] };
  const answer = await fetch(path);
  const body = await answer.text();
  const names = JSON.parse(body).products.map(({ name }) => '<b>' + name + '</b>');
  return { html: '<link rel="preload" as="image" href="/1.webp">' + names.join(''), title: 'Drawn', answers: [{ question: path, path, status: answer.status, body }] };
}`;

interface Drawn {
  address: string;
  layout: string;
  isFrame: boolean;
}
const stage = globalThis as unknown as { drawings: Drawn[]; held: Promise<unknown> };
let dist: string;
let world: World;
const said: string[] = [];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-drawn-'));
  mkdirSync(join(dist, 'server'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), DOCUMENT);
  writeFileSync(join(dist, 'server/server.mjs'), RENDERER);
  writeFileSync(join(dist, 'assets/all.css'), 'body{color:red}');
  writeFileSync(join(dist, 'assets/missing.css'), 'h1{color:blue}');
  writeFileSync(
    join(dist, 'site-map.json'),
    JSON.stringify({
      always: { scripts: ['/assets/all.js'], styles: ['/assets/all.css'] },
      missing: { scripts: [], styles: ['/assets/missing.css'] },
      routes: [
        { path: '/', scripts: [], styles: [], drawn: { personal: 'cards' } },
        { path: '/results', scripts: ['/assets/results.js'], styles: [], drawn: { parameters: ['q'] } },
        { path: '/discover', scripts: [], styles: [], drawn: { uncached: true } },
        { path: '/product/:productId', scripts: [], styles: [], drawn: {} },
        { path: '/post/:postId', scripts: [], styles: [], drawn: {} },
        { path: '/p/:postId', scripts: [], styles: [], drawn: {} },
        { path: '/likes', scripts: [], styles: [] },
        { path: '/profile/:userId', scripts: [], styles: [] },
      ],
    }),
  );
  const log = { info: () => {}, error: (event: string, error: unknown) => said.push(`${event}: ${error}`) };
  world = await openWorld({ webDist: dist }, { log });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true });
});
beforeEach(() => {
  stage.drawings = [];
  said.length = 0;
  // Expires the pages that the previous test cached.
  world.clock.now += 3_600_000;
});

const get = (path: string, headers: Record<string, string> = {}, send = world.send) =>
  send(`http://shop.example${path}`, { headers: { host: 'shop.example', ...headers } });
const text = async (path: string, headers = {}, send = world.send) => (await get(path, headers, send)).text();
const drawnAt = () => stage.drawings.map(({ address }) => address);

it('the document of an address without a page contains the styles of the page that says so', async () => {
  expect(await (await get('/nowhere')).text()).toContain('h1{color:blue}');
  expect(await (await get('/')).text()).not.toContain('h1{color:blue}');
});

it('the document contains the page, with its styles, its title and its data', async () => {
  await world.shelve({ name: 'Kettle </script>' });
  const document = await text('/');
  expect(document).toContain('<div id="root"><b>Kettle </script></b>');
  expect(document).toContain('<title>Drawn</title>');
  expect(document).toContain('<style data-href="/assets/all.css">body{color:red}</style>');
  expect(document).not.toContain('crossorigin href="/assets/all.css"');
  expect(document.indexOf('rel="preload" as="image"')).toBeLessThan(document.indexOf('<body>'));
  expect(document).not.toContain('modulepreload');
  expect(document).toContain('data-scripts="[&quot;/assets/all.js&quot;]"');
  expect(document).toMatch(
    /data-drawn="{&quot;personal&quot;:&quot;cards&quot;,&quot;layout&quot;:&quot;desktop&quot;}"/,
  );
  const [, answer = ''] = document.match(/data-answer="[^"]*">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(answer).products[0].name).toBe('Kettle </script>');
});

it('pages that depend on the viewer are rendered as a frame', async () => {
  const document = await text('/likes');
  expect(document).toContain('<header>frame</header>');
  expect(document).not.toContain('data-drawn=');
  expect(stage.drawings).toEqual([expect.objectContaining({ isFrame: true })]);
});

it.each([
  [{ 'sec-ch-ua-mobile': '?1' }, 'phone'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 'desktop'],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26) Mobile/15E148' }, 'phone'],
  [{ 'sec-ch-viewport-width': '500' }, 'phone'],
  [{ 'sec-ch-viewport-width': '1400', 'user-agent': 'Mobile' }, 'desktop'],
  [{}, 'desktop'],
])('the page for %j has the most likely layout: %s', async (headers, layout) => {
  const document = await text('/', headers as Record<string, string>);
  expect(document).toContain(`&quot;layout&quot;:&quot;${layout}&quot;`);
});

it.each(['/results?q=%00', '/results?q=tea&minPrice=%00', '/?%00=1'])(
  'the address %s, which no call accepts, is left to the browser without a log entry',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
    expect([drawnAt(), said]).toEqual([[], []]);
  },
);

it.each([
  ['/discover?q=%E0%A4%A', 200],
  ['/results?q=%E0%A4%A', 200],
  ['/profile/%E0%A4%A', 200],
  ['/post/%E0%A4%A', 404],
  ['/%E0%A4%A', 404],
])('the address %s, which cannot be decoded, is answered with a page and status %i', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('<div id="root">');
});

it('the frame of a page names the requested address, and none of another request', async () => {
  for (const [asked, other] of [
    ['ann', 'ben'],
    ['ben', 'ann'],
  ] as const) {
    const document = await text(`/profile/${asked}`);
    expect(document).toContain(`/profile/${asked}"`);
    expect(document).not.toContain(other);
  }
});

it('a page is rendered once for all requests, whatever other parameters they have', async () => {
  const [first, ...others] = await Promise.all(
    ['/', '/?utm_source=mail', '/', '/?x=1'].map((path) => text(path)),
  );
  for (const other of others) expect(other).toBe(first);
  await text('/results?q=coat&utm=1');
  await text('/results?utm=2&q=coat');
  expect(drawnAt()).toEqual(['/', '/results?q=coat']);
});

it('a page of posts is rendered for each visit, since posts may be deleted at any moment', async () => {
  const before = drawnAt().length;
  await text('/discover');
  expect(await text('/discover')).not.toContain('uncached');
  expect(drawnAt().slice(before)).toEqual(['/discover', '/discover']);
});

it('a page is rendered again after a minute', async () => {
  await text('/');
  world.clock.now += 59_000;
  await text('/');
  expect(drawnAt()).toHaveLength(1);
  world.clock.now += 2_000;
  await text('/');
  expect(drawnAt()).toHaveLength(2);
});

it('removed content disappears at once, on all instances', async () => {
  const { db } = world.database;
  const [id = ''] = await world.shelve({ name: 'Withdrawn', popularity: 100 });
  for (const send of [world.send, world.sendToAnother])
    expect(await text('/', {}, send)).toContain('Withdrawn');
  let before: string[] = [];
  await db.transaction(async (tx) => {
    await tx.delete(products).where(eq(products.id, id));
    if (world.database.kind === 'postgres') {
      // The request comes before the change is committed. Its page must not be cached as the one after the
      // change.
      world.clock.now += 61_000;
      before = await Promise.all([text('/'), text('/', {}, world.sendToAnother)]);
    }
  });
  for (const document of before) expect(document).toContain('Withdrawn');
  for (const send of [world.send, world.sendToAnother])
    expect(await text('/', {}, send)).not.toContain('Withdrawn');
});

it('pages of unlisted products are not cached, because the version does not cover them', async () => {
  const [id] = await world.shelve({ name: 'Brought by a link', isListed: false });
  await text(`/product/${id}`);
  await text(`/product/${id}`);
  expect(drawnAt()).toHaveLength(2);
});

// D84, D86, D88
it('the page of a post names its author and its text, is not cached, and is empty once the post is filtered or deleted', async () => {
  const mina = await world.person('mina.k');
  const { id } = await publish(world, mina, { content: 'Two  walls\n"><script>alert(1)</script>' });
  const path = `/post/${id}`;
  const document = await text(path);
  expect(document).toContain('<title>Post by @mina.k · Shop</title>');
  expect(document).toContain(
    '<meta name="description" content="Two walls &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
  expect(document).toMatch(/<meta property="og:image" content="http:\/\/shop\.example\/media\//);
  expect(document).toContain(`<link rel="canonical" href="http://shop.example${path}">`);
  for (const unsaid of ['noindex', 'ld+json', mina.id, '@example.com'])
    expect(document).not.toContain(unsaid);
  await text(path);
  expect(drawnAt()).toEqual([path, path]);

  await world.database.db.update(posts).set({ filtered: true }).where(eq(posts.id, id));
  const filtered = await text(path);
  expect(filtered).toContain('<meta name="robots" content="noindex">');
  expect(filtered).not.toContain('Two walls');
  expect(filtered).not.toContain('og:image');

  // Its answers would have the caption, so only the frame is drawn where it is not shared (D61).
  expect((await get(`/p/${id}`)).status).toBe(404);
  expect(drawnAt()).not.toContain(`/p/${id}`);

  await mina.client.posts.remove({ params: { id }, body: {} });
  for (const gone of [path, '/post/never-was', '/post/%00']) expect((await get(gone)).status).toBe(404);
});

it.each([
  ['fails', 'broken', 'This page cannot be drawn.'],
  ['takes longer than a second', 'endless', 'not drawn within 1000 ms'],
])('a page that %s is left to the browser, and logged without the search words', async (_, word, why) => {
  const answer = await get(`/results?q=${word}`);
  expect(answer.status).toBe(200);
  const document = await answer.text();
  expect(document).toContain('<div id="root"><!--page--></div>');
  expect(document).toContain('<link rel="modulepreload" crossorigin href="/assets/results.js">');
  expect(said).toEqual([expect.stringContaining(why)]);
  expect(said[0]).not.toContain(word);
});

it.each(['/results?q=held', '/product/held'])(
  'made-up addresses like %s are rendered a few at a time, and evict no other page',
  async (madeUp) => {
    // The limit is so long that no page times out before it is released, even on a slow machine.
    await using patient = await openWorld({ webDist: dist }, { longestDrawingMs: 600_000 });
    const patientText = (path: string) => text(path, {}, patient.send);
    const home = await patientText('/');
    let letGo = (_: unknown) => {};
    stage.held = new Promise((resolve) => {
      letGo = resolve;
    });
    const answered: string[] = [];
    const asked = Array.from({ length: 40 }, async (_, number) => {
      answered.push(await patientText(`${madeUp}${number}`));
    });
    // Requests that found the queue full get their document without waiting.
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(32);
    for (const document of answered) expect(document).toContain('<!--page-->');
    letGo(undefined);
    await Promise.all(asked);
    expect(await patientText('/')).toBe(home);
    expect(drawnAt().filter((address) => address === '/')).toHaveLength(1);
    expect(drawnAt()).toHaveLength(1 + 8);
  },
);

it('a missing page has its status and is kept out of search results', async () => {
  const answer = await get('/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  expect(await text('/server/server.mjs')).not.toContain('export async function');
});

it('pages are left to the browser while the renderer cannot be loaded, and rendered again later', async () => {
  const own = mkdtempSync(join(tmpdir(), 'vitrine-half-written-'));
  cpSync(dist, own, { recursive: true });
  const renderer = join(own, 'server/server.mjs');
  writeFileSync(renderer, 'export async function draw({ addr');
  const log = { info: () => {}, error: (event: string) => said.push(event) };
  await using shop = await openWorld({ webDist: own }, { log });
  const answer = await shop.send('/');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<!--page-->')]);
  expect(said).toEqual(['page not drawn']);

  writeFileSync(renderer, RENDERER);
  utimesSync(renderer, new Date(), new Date(Date.now() + 5000));
  expect(await (await shop.send('/')).text()).not.toContain('<!--page-->');
  rmSync(own, { recursive: true });
});
