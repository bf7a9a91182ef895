import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments } from '../comments/comments.table.ts';
import { demoVersion } from '../db/demo-version.table.ts';
import { follows } from '../follow/follow.table.ts';
import { media } from '../media/media.table.ts';
import { postLinks } from '../post-links/post-links.table.ts';
import { postLikes, postMedia, postSaves, posts } from '../posts/posts.table.ts';
import { products } from '../products/products.table.ts';
import { profiles } from '../profile/profile.table.ts';
import { people } from '../session/session.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createDemoPictures } from './made-demo-pictures.ts';
import { demoSignIn } from './people.seed.ts';
import { DEMO_PEOPLE } from './people.ts';
import { seedDemo } from './seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
let world: World;
beforeAll(async () => {
  const shippedPictures = { demo: join(import.meta.dirname, 'pictures') };
  const pictureMakers = { demo: async () => createDemoPictures() };
  world = await openWorld({ dataDir: folder }, { shippedPictures, pictureMakers });
  await seedDemo(world.database.db, { isAskedFor: true });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const sizes = async () => {
  const { db } = world.database;
  const tables = {
    products,
    people,
    profiles,
    media,
    follows,
    posts,
    postMedia,
    postLikes,
    postSaves,
    postLinks,
    comments,
  };
  const sizes: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    const [counted] = await db.select({ rows: count() }).from(table);
    sizes[name] = counted?.rows ?? 0;
  }
  return sizes;
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

it('the demo person can save what stands in her settings', async () => {
  const { login } = world.client().session;
  const { token, userId } = await login({ body: demoSignIn });
  const { account } = world.client(token);
  const { name } = DEMO_PEOPLE[0] ?? {};
  expect(await account.update({ body: { userId, name } })).toMatchObject({ success: true });
});

it('every product of the feeds has a picture of its own and one more view, and nobody can have others painted', async () => {
  const guest = world.client().products;
  const { products: listed } = await guest.popular({ query: { limit: 100 } });
  expect(listed).toHaveLength(100);
  const shown = await Promise.all(listed.map(({ id }) => guest.get({ params: { id } })));
  const addresses = shown
    .flatMap(({ picture, morePictures = [] }) => [picture, ...morePictures])
    .map((picture) => {
      expect(picture?.sources.map(({ width }) => width)).toEqual([320, 480, 640, 960]);
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

it('people have faces, bios and posts, and follow, like and talk about each other (D89)', async () => {
  const { username, password } = demoSignIn;
  const { token = '', userId } = await world.client().session.login({ body: { username, password } });
  const { profile, posts, follow, comments, postLinks } = world.client(token ?? '');
  const mina = await profile.get({ params: { id: userId }, query: {} });
  expect(mina).toMatchObject({ name: 'Mina Kovač', postCount: 14, bio: expect.stringContaining('Zagreb') });
  const { users: followed } = await follow.following({ params: { id: userId }, query: { limit: 100 } });
  expect(followed.length).toBe(mina.followingCount);
  expect(followed.length).toBeGreaterThan(8);
  for (const { profilePicture } of followed) expect(profilePicture).toContain('/media/demo/face-');

  const pictures = [mina.profilePicture, mina.coverPhoto, followed[0]?.profilePicture];
  let said = 0;
  for (const { id } of [{ id: userId }, ...followed.slice(0, 3)]) {
    const { posts: shown } = await posts.list({ params: { userId: id }, query: {} });
    expect(shown.length).toBeGreaterThanOrEqual(6);
    for (const post of shown) {
      expect(post.media.length).toBeGreaterThanOrEqual(1);
      expect(post.media.length).toBeLessThanOrEqual(5);
      for (const { alt } of post.media) expect(alt).not.toBe('');
      said += post.comment_count;
    }
    const [newest] = shown;
    pictures.push(newest?.media[0]?.signedUrl);
    const { links } = await postLinks.list({ params: { postId: newest?.id ?? '' } });
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const { previewData } of links)
      expect(previewData?.productData?.image_url).toContain('/media/demo/');
    const heard = await comments.list({ params: { postId: newest?.id ?? '' }, query: {} });
    expect(heard.comments).toHaveLength(newest?.comment_count ?? -1);
  }
  expect(said).toBeGreaterThan(10);
  for (const address of pictures) expect((await world.send(address ?? '')).status, address ?? '').toBe(200);
  for (const unknown of [
    'face-nobody',
    'post-nothing-640',
    `${pictures[3]?.replace(/^.*demo.|-960.*$/g, '')}-641`,
  ])
    expect((await world.send(`/media/demo/${unknown}.webp`)).status, unknown).toBe(404);
});

it('again changes nothing, and an older version is brought up to date', async () => {
  const { db } = world.database;
  const before = await sizes();
  expect(before).toMatchObject({ people: 60, posts: 400 });
  await seedDemo(db, { isAskedFor: false });
  expect(await sizes()).toEqual(before);

  const [some] = await db.select().from(products).limit(1);
  await db
    .update(products)
    .set({ name: 'Old name' })
    .where(eq(products.id, some?.id ?? ''));
  await db.update(demoVersion).set({ version: 'older' });
  await seedDemo(db, { isAskedFor: false });
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
  await seedDemo(own.database.db, { isAskedFor: true });
  const { posts: shown } = await first.client.posts.list({ params: { userId: first.id }, query: {} });
  expect(shown).toEqual([]);
  await own.client().session.login({ body: { username: first.username, password: first.password } });
  await own[Symbol.asyncDispose]();
});
