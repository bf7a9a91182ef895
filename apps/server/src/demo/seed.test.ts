import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoVersion } from '../db/demo-version.table.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createPaintedPictures } from './painted-pictures.ts';
import { demoSignIn } from './people.seed.ts';
import { DEMO_PEOPLE } from './people.ts';
import { seedDemo } from './seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
let world: World;
beforeAll(async () => {
  const shippedPictures = { demo: join(import.meta.dirname, 'pictures') };
  const pictureMakers = { demo: async () => createPaintedPictures() };
  world = await openWorld({ dataDir: folder }, { shippedPictures, pictureMakers });
  await seedDemo(world.database.db);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const sizes = async () => {
  const { db } = world.database;
  const [[shelved], [known]] = await Promise.all([
    db.select({ rows: count() }).from(products),
    db.select({ rows: count() }).from(people),
  ]);
  return { products: shelved?.rows ?? 0, people: known?.rows ?? 0 };
};

it('anybody may sign in as the demo person, and as no other', async () => {
  const { login } = world.client().session;
  expect((await login({ body: demoSignIn })).token).toEqual(expect.any(String));
  const [, another] = DEMO_PEOPLE;
  for (const password of [demoSignIn.password, '!', 'anything']) {
    const call = login({ body: { username: another?.username ?? '', password } });
    await expect(call).rejects.toMatchObject({ code: 'wrong_credentials' });
  }
});

it('every product of the feeds has a picture of its own and one more view, and nobody can have others painted', async () => {
  const guest = world.client().products;
  const { products: listed } = await guest.popular({ query: { limit: 100 } });
  expect(listed).toHaveLength(100);
  const shown = await Promise.all(listed.map(({ id }) => guest.get({ params: { id } })));
  const addresses = shown
    .flatMap(({ picture, morePictures = [] }) => [picture, ...morePictures])
    .map((picture) => {
      expect(picture?.sources.map(({ width }) => width)).toEqual([320, 640, 960]);
      return picture?.sources[0]?.url ?? '';
    });
  expect(new Set(addresses).size).toBe(200);
  for (const { picture, image_url, username } of shown) {
    expect(username).not.toBeNull();
    expect(image_url).toBe(picture?.sources.at(-1)?.url);
  }
  const [first = ''] = addresses;
  expect((await world.send(first)).status).toBe(200);
  for (const name of [
    first.replace('-1-', '-3-'),
    first.replace('-320', '-321'),
    '/media/demo/abcdefgh-1-320.webp',
  ]) {
    expect((await world.send(name)).status, name).toBe(404);
  }
});

it('again changes nothing, and an older version is brought up to date', async () => {
  const { db } = world.database;
  const before = await sizes();
  await seedDemo(db);
  expect(await sizes()).toEqual(before);

  const [some] = await db.select().from(products).limit(1);
  await db
    .update(products)
    .set({ name: 'Old name' })
    .where(eq(products.id, some?.id ?? ''));
  await db.update(demoVersion).set({ version: 'older' });
  await seedDemo(db);
  expect(await sizes()).toEqual(before);
  const [mended] = await db
    .select()
    .from(products)
    .where(eq(products.id, some?.id ?? ''));
  expect(mended?.name).toBe(some?.name);
});

it('leaves an account alone that had one of the names first', async () => {
  const own = await openWorld();
  const first = await own.person(demoSignIn.username);
  await seedDemo(own.database.db);
  await own.client().session.login({ body: { username: first.username, password: first.password } });
  await own[Symbol.asyncDispose]();
});
