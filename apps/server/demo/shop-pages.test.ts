import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../src/testing/harness.ts';
import type { DemoProduct } from './catalogue.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed.ts';
import { demoShopPage } from './shop-pages.ts';
import { demoWindow } from './still-lifes.ts';
import { storyPathOf } from './stories.ts';

const ORIGIN = 'http://localhost:3000';
const [product] = demoWindow().catalogue as [DemoProduct];

const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-shop-'));
let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder, origin: ORIGIN });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

describe('pages of the demo shops (D89)', () => {
  it('without demo data, there are none', async () => {
    expect((await world.send(product.link)).status).toBe(404);
  });

  it('with demo data, the link of a product leads to its page, which search engines do not list', async () => {
    await seedDemo(world.database.db, { isAskedFor: true, origin: ORIGIN });
    person = await world.person();
    const shown = await person.client.products.get({ params: { id: product.id } });
    expect(shown.link).toBe(ORIGIN + product.link);
    const answer = await world.send(product.link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`<h1>${product.name}</h1>`);
    for (const unknown of ['/demo-shop/', '/demo-shop', `${product.link}/`])
      expect((await world.send(unknown)).status, unknown).toBe(404);
    expect((await world.send(product.link, { method: 'POST' })).status).toBe(405);
  });

  it('a preview of the link shows the product, also when it is read again', async () => {
    for (const refresh of [false, true]) {
      const preview = await person.client.productLinks.preview({
        body: { url: ORIGIN + product.link, ...(refresh && { forceRefresh: true }) },
      });
      expect(preview.productData).toMatchObject({
        id: product.id,
        name: product.name,
        retailer: product.retailer,
      });
    }
  });

  it('a story about a product shows it as a similar one', async () => {
    const preview = await person.client.productLinks.preview({
      body: { url: ORIGIN + storyPathOf(product) },
    });
    expect(preview).toMatchObject({ isProduct: false, siteName: product.retailer });
    expect(preview.productData).toMatchObject({ name: product.name, alternativeMatch: true });
  });

  it('names are escaped, also where the page states them for programs', () => {
    const { catalogue } = demoWindow();
    const risky = catalogue.find(({ brand }) => brand.includes('&'));
    const html = demoShopPage(risky?.link ?? '') ?? '';
    expect(html).toContain('&amp;');
    expect(html.replace(/<script[\s\S]*?<\/script>/, '')).not.toMatch(/&(?!amp;|quot;|apos;|lt;|gt;|#)/);
  });

  it('once the demo is removed, there are none', async () => {
    await removeDemo(world.database.db);
    expect((await world.send(product.link)).status).toBe(404);
  });
});
