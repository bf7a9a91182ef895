// @module-tag long/operations
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedOptions, overEmbedded } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { createPictureQueue, type PictureConsumer } from './picture-queue.ts';

const migrations = join(import.meta.dirname, '../db/migrations');

function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(end).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

it('fetched pictures of an older version stay, and waiting ones are fetched', async () => {
  const client = await PGlite.create(await embeddedOptions());
  onTestFinished(() => client.close());
  const old = drizzle(client);
  await migrate(old, { migrationsFolder: migrationsBefore('_media') });
  const shown = '[{"url":"/media/a.webp","width":320}]';
  await old.execute(sql`
    insert into products (id, name, picture_width, picture_height, picture_placeholder, picture_sources) values
      ('lamp', 'Lamp', 320, 400, '#AABBCC', ${shown}::jsonb), ('chair', 'Chair', null, null, null, null),
      ('vase', 'Vase', null, null, null, null)`);
  await old.execute(sql`
    insert into product_images (product_id, url, host, state, attempts, next_attempt_at, reason) values
      ('lamp', 'https://shop.example/lamp.jpg', 'shop.example', 'ready', 1, now(), null),
      ('chair', 'https://shop.example/chair.jpg', 'shop.example', 'pending', 2, now() - interval '1 hour', 'slow'),
      ('vase', 'https://shop.example/vase.jpg', 'shop.example', 'failed', 5, now(), 'gone')`);

  const { db } = await overEmbedded(client);

  const { rows } = await db.execute(sql`
    select product_id, state, content_type, width, height, placeholder, sources, url, attempts, reason
    from product_pictures join media on id = media_id join media_fetches using (media_id) order by product_id`);
  const none = { content_type: null, width: null, height: null, placeholder: null, sources: null };
  const at = (name: string) => ({ product_id: name, url: `https://shop.example/${name}.jpg` });
  expect(rows).toEqual([
    { ...at('chair'), ...none, state: 'pending', attempts: 2, reason: 'slow' },
    {
      ...at('lamp'),
      state: 'ready',
      content_type: 'image/webp',
      width: 320,
      height: 400,
      placeholder: '#AABBCC',
      sources: JSON.parse(shown),
      attempts: 1,
      reason: null,
    },
    { ...at('vase'), ...none, state: 'failed', attempts: 5, reason: 'gone' },
  ]);
  const [lamp] = await db.select().from(products).where(eq(products.id, 'lamp'));
  expect(lamp?.pictureSources).toEqual(JSON.parse(shown));
  const consumer: PictureConsumer = {
    name: 'products',
    form: { widths: [320], tallest: 2 },
    onReady: async () => {},
  };
  const queue = createPictureQueue(db, { consumers: [consumer] });
  expect(await queue.take([])).toMatchObject({ url: 'https://shop.example/chair.jpg', attempts: 3 });
  expect(await queue.take([])).toBeUndefined();
});
