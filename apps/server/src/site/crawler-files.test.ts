import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanionApps } from '../config/config.ts';
import { createListedIds } from '../products/listed-ids.service.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { crawlerFilesRoutes } from './crawler-files.routes.ts';

const ORIGIN = 'https://kiln.example';
let dist: string;
let world: World;
let ids: string[];
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-crawlers-'));
  writeFileSync(join(dist, 'index.html'), '<title>Kiln</title><!--head-->');
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\nDisallow: /results?\n');
  world = await openWorld({ webDist: dist, origin: ORIGIN });
  ids = await world.shelve(...Array.from({ length: 5 }, (_, place) => ({ name: `Cup ${place} & saucer` })));
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true });
});

const filesOf = (of: World, options: { partSize?: number; keptMs?: number }) =>
  new Hono().route(
    '/',
    crawlerFilesRoutes({
      build: () => undefined,
      listedIds: createListedIds(of.database.db),
      trustedProxies: undefined,
      origin: ORIGIN,
      apps: { apple: [], android: undefined },
      ...options,
    }),
  );

const text = async (path: string) => {
  const answer = await world.send(path);
  expect(answer.status).toBe(200);
  return answer.text();
};
const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
const pathOf = (address = '') => address.replace(ORIGIN, '').replaceAll('&amp;', '&');

describe('the sitemap', () => {
  it('robots.txt names it, after the rules of the site', async () => {
    expect(await text('/robots.txt')).toBe(
      `User-agent: *\nDisallow: /results?\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  it('it lists every listed product once, with the day it came, and no others', async () => {
    const [hidden = ''] = await world.shelve({ name: 'From a link', isListed: false });
    const [pages, ...parts] = places(await text('/sitemap.xml'));
    expect(pages).toBe(`${ORIGIN}/sitemap-pages.xml`);
    expect(parts).toHaveLength(1);
    const part = await text(pathOf(parts[0]));
    expect(places(part).sort()).toEqual(ids.map((id) => `${ORIGIN}/product/${id}`).sort());
    expect(part).not.toContain(hidden);
    expect(part.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(ids.length);
    expect(places(await text('/sitemap-pages.xml'))).toContain(`${ORIGIN}/discover`);
  });

  it('its parts have the given size, and each product is in one of them', async () => {
    const app = filesOf(world, { partSize: 2, keptMs: 0 });
    const of = async (path: string) => places(await (await app.request(path)).text());
    const parts = (await of('/sitemap.xml')).slice(1);
    expect(parts).toHaveLength(3);
    const listed = await Promise.all(parts.map((part) => of(pathOf(part))));
    expect(listed.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(listed.flat()).size).toBe(ids.length);
  });

  it('a part that begins at no id of a product is not found', async () => {
    for (const from of ['%00', "a'b", 'x'.repeat(65)])
      expect((await world.send(`/sitemap-products.xml?from=${from}`)).status).toBe(404);
  });
});

// The cost of a part must not grow with its place.
it('each part of a sitemap of 100,000 products costs about the same', {
  tags: 'long/costs',
  timeout: 180_000,
}, async () => {
  await using large = await openWorld({ origin: ORIGIN });
  await large.database.db.execute(sql`
    insert into ${products} (id, name) select 'p' || lpad(n::text, 7, '0'), 'Cup ' || n from generate_series(1, 100000) n`);
  await large.database.db.execute(sql`analyze ${products}`);
  const app = filesOf(large, { keptMs: 0 });
  const parts = places(await (await app.request('/sitemap.xml')).text()).slice(1);
  expect(parts).toHaveLength(2);
  const spent = parts.map(() => [] as number[]);
  for (let turn = 0; turn < 8; turn++) {
    for (const [place, part] of parts.entries()) {
      const begin = performance.now();
      expect(places(await (await app.request(pathOf(part))).text())).toHaveLength(50_000);
      // The first turn warms up.
      if (turn > 0) spent[place]?.push(performance.now() - begin);
    }
  }
  // Other work on the machine only adds to a time.
  const [first = 0, second = 0] = spent.map((times) => Math.min(...times));
  console.table([
    { part: 1, ms: Math.round(first) },
    { part: 2, ms: Math.round(second) },
  ]);
  expect(Math.max(first, second) / Math.min(first, second)).toBeLessThanOrEqual(1.2);
});

describe('files for companion apps', () => {
  const served = async (companionApps: CompanionApps, path: string) => {
    await using own = await openWorld({ webDist: dist, companionApps });
    const answer = await own.send(path);
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() };
  };
  const none = { apple: [], android: undefined };

  it.each(['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json', '/.well-known/other'])(
    '%s is not found without configuration',
    async (path) => {
      expect((await served(none, path)).status).toBe(404);
    },
  );

  it('configured apps open shared posts', async () => {
    const apple = ['ABCDE12345.com.example.kiln'];
    const { status, type, body } = await served(
      { ...none, apple },
      '/.well-known/apple-app-site-association',
    );
    expect([status, type]).toEqual([200, 'application/json']);
    const components = expect.arrayContaining([{ '/': '/p/*' }]);
    expect(body).toEqual({ applinks: { details: [{ appIDs: apple, components }] } });

    const android = { packageName: 'com.example.kiln', fingerprints: ['AB:CD'] };
    const target = {
      namespace: 'android_app',
      package_name: 'com.example.kiln',
      sha256_cert_fingerprints: ['AB:CD'],
    };
    const links = await served({ ...none, android }, '/.well-known/assetlinks.json');
    expect(links.body).toEqual([expect.objectContaining({ target })]);
  });
});
