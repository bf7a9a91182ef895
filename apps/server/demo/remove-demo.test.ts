// Runs on both databases: counting and removing use hand-written SQL.
// @module-tag long/importing

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reports } from '../src/moderation/moderation.table.ts';
import { people } from '../src/people/people.table.ts';
import { posts } from '../src/posts/posts.table.ts';
import { products } from '../src/products/products.table.ts';
import { rooms } from '../src/rooms/rooms.table.ts';
import { openWorld, type Person, type World } from '../src/testing/harness.ts';
import { publish } from '../src/testing/publish.ts';
import { demoSignIn } from './people.seed.ts';
import { demoPresence, removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed.ts';

const ORIGIN = 'http://localhost:3000';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const sizes = async () => {
  const sized = [];
  for (const table of [products, people, posts, rooms])
    sized.push((await world.database.db.select({ rows: count() }).from(table))[0]?.rows);
  return sized;
};

it('the demo is removed for good, and the interactions of real people with it are counted before', async () => {
  const { db } = world.database;
  expect(await demoPresence(db)).toBeNull();
  await seedDemo(db, { isAskedFor: false, origin: ORIGIN });
  expect(await demoPresence(db)).toEqual({
    products: 2640,
    people: 60,
    signIn: demoSignIn.username,
    done: [],
  });

  const real = await world.person('somebody');
  await doOneOfEach(real);
  const done = [
    ['likes of its products', 1],
    ['of its products in carts', 2],
    ['dismissals of its products', 1],
    ['links to its products in posts', 2],
    ['follows of its people', 1],
    ['blocks of its people', 1],
    ['likes of its posts', 1],
    ['saves of its posts', 1],
    ['comments on its posts', 1],
    ['reports of its people, posts, comments and messages', 3],
    ['posts that somebody published as one of its people', 1],
    ['comments that somebody wrote as one of its people', 1],
    ['messages that somebody wrote as one of its people', 1],
  ];
  expect((await demoPresence(db))?.done.map(({ what, times }) => [what, times])).toEqual(done);

  expect(await removeDemo(db)).toMatchObject({ products: 2640, people: 60 });
  expect(await sizes()).toEqual([1, 1, 1, 0]);
  expect(await db.select({ kind: reports.kind }).from(reports)).toEqual([]);
  expect(await demoPresence(db)).toBeNull();
  const signIn = world.client().session.login({ body: demoSignIn });
  await expect(signIn).rejects.toMatchObject({ code: 'wrong_credentials' });

  expect(await seedDemo(db, { isAskedFor: false, origin: ORIGIN })).toBeUndefined();
  expect(await sizes()).toEqual([1, 1, 1, 0]);
  expect(await seedDemo(db, { isAskedFor: true, origin: ORIGIN })).toEqual(demoSignIn);
  expect(await sizes()).toEqual([2641, 61, 401, 3]);
});

it('the demo is not planted in a shop that has products already', async () => {
  await using shop = await openWorld();
  await shop.shelve({ name: 'Own Cup', source: 'own.example', externalId: '1' });
  expect(await seedDemo(shop.database.db, { isAskedFor: false, origin: ORIGIN })).toBeUndefined();
  expect(await demoPresence(shop.database.db)).toBeNull();
});

/**
 * Does each thing that `demoPresence` counts, on products and people of the demo, and some of them on a
 * product of the shop.
 */
async function doOneOfEach(real: Person) {
  const [own = ''] = await world.shelve({ name: 'Own Cup', source: 'own.example', externalId: '1' });
  const { client } = real;
  const { products: shown } = await client.products.popular({ query: { limit: 3 } });
  const [first, second, third] = shown.map(({ id }) => id);
  const said = { name: 'Cup', price: 1 };
  for (const productId of [first, second, own] as string[])
    await client.cart.add({ body: { productId, ...said } });
  for (const productId of [first, own] as string[]) await client.likes.add({ body: { productId, ...said } });
  await client.dismissals.add({ body: { productId: third ?? '' } });
  await publish(world, real, {
    links: [
      { url: shown[0]?.link ?? '', label: 'At its retailer' },
      { url: `https://vitrine.example/product/${second}?from=post`, label: 'In the shop' },
      { url: `https://vitrine.example/product/${own}`, label: 'Own' },
    ],
  });

  const demo = await world.client().session.login({ body: demoSignIn });
  const asDemo = world.client(demo.token);
  const [post] = (await client.posts.list({ params: { userId: demo.userId }, query: {} })).posts;
  const { users } = await client.follow.following({ params: { id: demo.userId }, query: { limit: 2 } });
  const postId = post?.id ?? '';
  await client.posts.like({ body: { postId } });
  await client.posts.toggleSave({ body: { postId } });
  await publish(world, { ...real, client: asDemo });
  const { commentId } = await asDemo.comments.add({ body: { postId, content: 'Thanks' } });
  await client.comments.add({ body: { postId, content: 'Lovely' } });
  const [room] = (await asDemo.rooms.list({})).rooms;
  await asDemo.rooms.send({ params: { id: room?.id ?? '' }, body: { content: 'Thanks' } });
  for (const [kind, id] of [
    ['user', demo.userId],
    ['post', postId],
    ['comment', commentId],
  ] as const)
    await client.moderation.report({ body: { kind, id, category: 'spam' } });
  await client.follow.follow({ body: { followedId: demo.userId } });
  await client.moderation.block({ body: { blockedId: users[1]?.id ?? '' } });
}
