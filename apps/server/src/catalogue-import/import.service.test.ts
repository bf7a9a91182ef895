// Runs on both databases: batches and their lock are transactions, with hand-written SQL.

import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueImporter } from '../composition/catalogue-importer.ts';
import { SECOND } from '../kernel/clock.ts';
import { media, mediaFetches } from '../media/media.table.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { leastWork, usualWork } from '../testing/processor-time.ts';
import { catalogStatus } from './catalog-status.ts';
import type { Importer } from './import.service.ts';
import { BATCH_SIZE, type ImportedProduct } from './imported-product.ts';
import { statusText } from './report.ts';

let world: World;
let importer: Importer;
beforeAll(async () => {
  world = await openWorld();
  importer = createCatalogueImporter(world.database.db, () => world.clock.now);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.database.db.delete(products);
  await world.database.db.delete(media);
});

const lamp: ImportedProduct = {
  source: 'shop.example',
  externalId: 'lamp',
  name: 'Lamp',
  priceCents: 4900,
  retailer: 'Shop',
  brand: null,
  color: 'Red',
  category: 'Lighting',
  rating: 4.5,
  sizes: null,
  material: null,
  description: null,
  link: 'https://shop.example/lamp',
  image: 'https://shop.example/lamp.jpg',
  popularity: null,
};
const many = (count: number): ImportedProduct[] =>
  Array.from({ length: count }, (_, each) => ({
    ...lamp,
    externalId: `lamp-${each}`,
    image: `https://shop.example/${each}.jpg`,
  }));

const stored = () => world.database.db.select().from(products).orderBy(products.externalId);
const images = async () => {
  const rows = await world.database.db
    .select()
    .from(media)
    .innerJoin(mediaFetches, eq(mediaFetches.mediaId, media.id));
  return rows.map(({ media: { state }, media_fetches }) => ({ ...media_fetches, state }));
};
const end = async (state: 'ready' | 'failed', reason: string | null, at = sql`true`) => {
  const ids = world.database.db.select({ id: mediaFetches.mediaId }).from(mediaFetches).where(at);
  await world.database.db.update(media).set({ state, sources: [] }).where(inArray(media.id, ids));
  await world.database.db.update(mediaFetches).set({ attempts: 3, nextAttemptAt: null, reason }).where(at);
};
const revision = async () =>
  (await world.database.db.execute(sql`select last_value::int as last from catalogue_revision`)).rows[0]
    ?.last;

describe('an import', () => {
  it('an import lists products among the others, for everybody to see and like', async () => {
    await world.shelve({ popularity: 1e6 }, { popularity: 1 });
    expect(await importer.store([lamp])).toEqual({ added: 1, updated: 0, unchanged: 0 });
    const person = await world.person();
    const { products: shown } = await person.client.products.popular({ query: {} });
    expect(shown[1]).toMatchObject({
      name: 'Lamp',
      price: 49,
      retailer: 'Shop',
      rating: 4.5,
      picture: null,
      verified: true,
    });
    await person.client.likes.add({ body: { productId: shown[1]?.id ?? '', name: 'Lamp', price: 49 } });
  });

  it('a repeated import writes nothing, not even a new revision for the feeds', async () => {
    await importer.store(many(20));
    const [before, revisionBefore, imagesBefore] = [await stored(), await revision(), await images()];
    world.clock.now += 60 * SECOND;
    expect(await importer.store(many(20))).toEqual({ added: 0, updated: 0, unchanged: 20 });
    expect(await stored()).toEqual(before);
    expect(await revision()).toBe(revisionBefore);
    expect(await images()).toEqual(imagesBefore);
  });

  it('an import writes changed products and keeps ids, so that likes stay', async () => {
    await importer.store([lamp, { ...lamp, externalId: 'cup', name: 'Cup' }]);
    const before = await stored();
    const outcome = await importer.store([
      { ...lamp, priceCents: 3900, brand: 'Glow' },
      { ...lamp, externalId: 'cup', name: 'Cup' },
      { ...lamp, externalId: 'new' },
    ]);
    expect(outcome).toEqual({ added: 1, updated: 1, unchanged: 1 });
    const [cup, changed] = await stored();
    expect(cup).toEqual(before[0]);
    expect(changed).toEqual({
      ...before[1],
      priceCents: 3900,
      brand: 'Glow',
      titleWords: expect.stringContaining('glow'),
      words: expect.stringContaining('glow'),
    });
  });

  // D87
  it('an import verifies products with a link, and again when the link leads to another page, until a check ends it', async () => {
    const verified = async () => Object.fromEntries((await stored()).map((row) => [row.name, row.verified]));
    const cup = { ...lamp, externalId: 'cup', name: 'Cup', link: null };
    await importer.store([lamp, cup]);
    expect(await verified()).toEqual({ Lamp: true, Cup: false });

    await world.database.db.update(products).set({ verified: false });
    await importer.store([{ ...lamp, priceCents: 100 }, cup]);
    await importer.store([{ ...lamp, link: `${lamp.link}?utm_source=feed` }]);
    expect(await verified()).toEqual({ Lamp: false, Cup: false });
    await importer.store([
      { ...lamp, link: 'https://shop.example/lamp-2' },
      { ...cup, link: 'https://shop.example/cup' },
    ]);
    expect(await verified()).toEqual({ Lamp: true, Cup: true });
    await importer.store([{ ...lamp, link: null }]);
    expect(await verified()).toEqual({ Lamp: false, Cup: true });
  });

  // 1 §2, 1 §4, D87
  it('an import fills the verified products of an empty shop, their filter and their brands', async () => {
    await importer.store([{ ...lamp, brand: 'Glow' }]);
    const { products: calls, search } = world.client();
    expect((await calls.verified({ query: {} })).products).toMatchObject([{ name: 'Lamp', verified: true }]);
    expect((await search.brands({ query: { verified: 'true' } })).brands).toEqual(['Glow']);
  });

  it('an import leaves no words in the pending lists of the indexes, neither new nor changed ones', async () => {
    await importer.store(many(50));
    await importer.store(many(50).map((product) => ({ ...product, name: 'Lantern' })));
    const { rows } = await world.database.db.execute(sql`
      select indexrelid::regclass::text as name, gin_clean_pending_list(indexrelid)::int as waiting
      from pg_index join pg_class on oid = indexrelid
      where indrelid = 'products'::regclass and relam = (select oid from pg_am where amname = 'gin')`);
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ waiting }) => waiting)).toEqual([]);
  });

  it('the same id from another source is another product', async () => {
    await importer.store([lamp, { ...lamp, source: 'other.example', name: 'Other lamp' }]);
    expect((await stored()).map(({ name }) => name).sort()).toEqual(['Lamp', 'Other lamp']);
  });

  it('a product that is stored under a former id is renamed, unless both are stored', async () => {
    const renamed = { ...lamp, externalId: 'lamp/navy, gold', formerId: 'lamp/navy\\' };
    await importer.store([{ ...lamp, externalId: renamed.formerId }]);
    const [before] = await stored();
    expect(await importer.store([renamed])).toEqual({ added: 0, updated: 0, unchanged: 1 });
    expect(await stored()).toMatchObject([{ id: before?.id, externalId: renamed.externalId }]);
    const others = [
      { ...lamp, externalId: renamed.formerId },
      { ...lamp, source: 'other.example', externalId: renamed.formerId },
    ];
    await importer.store(others);
    expect(await importer.store([renamed])).toEqual({ added: 0, updated: 0, unchanged: 1 });
    expect((await stored()).map(({ source, externalId }) => [source, externalId]).sort()).toEqual([
      ['other.example', renamed.formerId],
      ['shop.example', renamed.externalId],
      ['shop.example', renamed.formerId],
    ]);
  });

  it('several imports of one file at once double nothing', async () => {
    // Opens the connections first, so that the imports overlap.
    await Promise.all(Array.from({ length: 6 }, () => world.database.db.execute(sql`select 1`)));
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => importer.store(many(200))));
    expect(await stored()).toHaveLength(200);
    expect(outcomes.map(({ added }) => added).sort()).toEqual([0, 0, 0, 0, 0, 200]);
    expect(await images()).toHaveLength(200);
  });

  it('a batch is stored whole or not at all', async () => {
    const impossible = { ...lamp, externalId: 'impossible', priceCents: 2 ** 40 };
    await expect(importer.store([...many(10), impossible])).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });

  it('an import keeps a given popularity, and gives a product the same default every time', async () => {
    await importer.store([lamp, { ...lamp, externalId: 'star', popularity: 12_345 }]);
    const [first, star] = await stored();
    expect(star?.popularity).toBe(12_345);
    expect(first?.popularity).toBeGreaterThanOrEqual(500);
    await world.database.db.delete(products);
    await importer.store([lamp]);
    expect((await stored())[0]?.popularity).toBe(first?.popularity);
  });

  it('an import of 10,000 rows, and its repeat, takes no more work than three bare inserts of as many', async () => {
    const rows = many(10_000);
    const { db } = world.database;
    const store = async (expected: object) => {
      for (let start = 0; start < rows.length; start += BATCH_SIZE)
        expect(await importer.store(rows.slice(start, start + BATCH_SIZE))).toMatchObject(expected);
    };
    await importer.store(many(BATCH_SIZE));
    const batch = await stored();
    const bareBatch = await usualWork(async () => {
      await db.delete(products);
      await db.insert(products).values(batch);
    });
    const most = (3 * bareBatch * rows.length) / BATCH_SIZE;

    const first = async () => {
      await db.delete(products);
      await store({ added: BATCH_SIZE });
    };
    expect(await leastWork(first, most)).toBeLessThan(most);
    expect(await leastWork(() => store({ unchanged: BATCH_SIZE }), most)).toBeLessThan(most);
  });
});

describe('the picture of an imported product', () => {
  const finish = (state: 'ready' | 'failed') => end(state, 'because');
  const shown = {
    pictureWidth: 640,
    pictureHeight: 800,
    picturePlaceholder: '#000000',
    pictureSources: [{ url: '/media/old', width: 640 }],
  };

  it('the picture of an imported product waits to be fetched', async () => {
    await importer.store([lamp]);
    expect(await images()).toEqual([
      expect.objectContaining({
        url: lamp.image,
        host: 'shop.example',
        state: 'pending',
        attempts: 0,
        nextAttemptAt: new Date(world.clock.now),
      }),
    ]);
  });

  it('a picture is not fetched again while its address stays', async () => {
    await importer.store([lamp]);
    await finish('ready');
    await importer.store([{ ...lamp, priceCents: 1 }]);
    expect((await images())[0]?.state).toBe('ready');
  });

  it('a picture is fetched again when its address changes, and the old one stays until then', async () => {
    await importer.store([lamp]);
    await finish('ready');
    await world.database.db.update(products).set(shown);
    const image = 'https://cdn.shop.example/lamp.jpg';
    expect(await importer.store([{ ...lamp, image }])).toMatchObject({ updated: 1 });
    expect(await images()).toEqual([
      expect.objectContaining({
        url: image,
        host: 'cdn.shop.example',
        state: 'pending',
        attempts: 0,
        reason: null,
      }),
    ]);
    expect((await stored())[0]).toMatchObject(shown);
  });

  it('a failed picture is tried again, which is no change of the product', async () => {
    await importer.store([lamp]);
    await finish('failed');
    const before = await revision();
    expect(await importer.store([lamp])).toEqual({ added: 0, updated: 0, unchanged: 1 });
    expect((await images())[0]).toMatchObject({ state: 'pending', attempts: 0, reason: null });
    expect(await revision()).toBe(before);
  });

  it('a picture is removed when the file names none any more', async () => {
    await importer.store([lamp]);
    await world.database.db.update(products).set(shown);
    expect(await importer.store([{ ...lamp, image: null }])).toMatchObject({ updated: 1 });
    expect(await images()).toEqual([]);
    const [left] = await world.database.db.select().from(products).where(isNotNull(products.pictureSources));
    expect(left).toBeUndefined();
  });
});

it('the status counts products by source, and pictures with the most frequent reasons', async () => {
  const { db } = world.database;
  await world.shelve({}, {});
  await importer.store(many(5));
  await end('failed', 'The host answers with status 404.');
  await end('ready', null, sql`${mediaFetches.url} = 'https://shop.example/0.jpg'`);
  expect(statusText(await catalogStatus(db))).toBe(
    [
      'shop.example: 5 products; pictures: 1 ready, 0 waiting, 4 failed',
      'not imported: 2 products',
      '',
      'Why pictures wait or failed:',
      '  4 × failed: The host answers with status 404.',
    ].join('\n'),
  );
});
