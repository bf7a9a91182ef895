import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments } from '../src/comments/comments.table.ts';
import { demoVersion } from '../src/db/demo-version.table.ts';
import { follows } from '../src/follow/follow.table.ts';
import { likes } from '../src/likes/likes.table.ts';
import { media } from '../src/media/media.table.ts';
import { people } from '../src/people/people.table.ts';
import { postLinks } from '../src/post-links/post-links.table.ts';
import { postLikes, postMedia, postSaves, posts } from '../src/posts/posts.table.ts';
import { products } from '../src/products/products.table.ts';
import { profiles } from '../src/profile/profile.table.ts';
import { roomMessages, rooms, roomVoteCasts } from '../src/rooms/rooms.table.ts';
import { openWorld, type World } from '../src/testing/harness.ts';
import { createDemoPictures } from './made-demo-pictures.ts';
import { demoSignIn } from './people.seed.ts';
import { DEMO_PEOPLE } from './people.ts';
import { demoSocial } from './posts.ts';
import { seedDemo } from './seed.ts';

const ORIGIN = 'http://localhost:3000';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
let world: World;
beforeAll(async () => {
  const shippedPictures = { demo: join(import.meta.dirname, 'pictures') };
  const pictureMakers = { demo: async () => createDemoPictures() };
  world = await openWorld({ dataDir: folder }, { shippedPictures, pictureMakers });
  await seedDemo(world.database.db, { isAskedFor: true, origin: ORIGIN });
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
    rooms,
    roomMessages,
    roomVoteCasts,
  };
  const sizes: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    const [counted] = await db.select({ rows: count() }).from(table);
    sizes[name] = counted?.rows ?? 0;
  }
  return sizes;
};

it('visitors may sign in as the demo person, and as no other demo person', async () => {
  const { login } = world.client().session;
  expect((await login({ body: demoSignIn })).token).toEqual(expect.any(String));
  const [, another] = DEMO_PEOPLE;
  for (const password of [demoSignIn.password, '!', 'anything']) {
    const call = login({ body: { username: another?.username ?? '', password } });
    await expect(call).rejects.toMatchObject({ code: 'wrong_credentials' });
  }
});

it('the demo person can save her settings', async () => {
  const { login } = world.client().session;
  const { token, userId } = await login({ body: demoSignIn });
  const { account } = world.client(token);
  const { name } = DEMO_PEOPLE[0] ?? {};
  expect(await account.update({ body: { userId, name } })).toMatchObject({ success: true });
});

it('every product of the feeds has a picture of its own and one more view, and other pictures cannot be requested', async () => {
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
  for (const { picture, imageUrl, username, ownerPictureUrl } of shown) {
    expect(ownerPictureUrl).toContain(`/media/demo/face-${username}-48.webp?v=`);
    expect(imageUrl).toBe(picture?.sources.at(-1)?.url);
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

it('demo people have faces, bios and posts, and follow, like and comment on each other (D89)', async () => {
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
      said += post.commentCount;
    }
    const [newest] = shown;
    pictures.push(newest?.media[0]?.signedUrl);
    const { links } = await postLinks.list({ params: { postId: newest?.id ?? '' } });
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const { previewData } of links) expect(previewData?.productData?.imageUrl).toContain('/media/demo/');
    const heard = await comments.list({ params: { postId: newest?.id ?? '' }, query: {} });
    expect(heard.comments).toHaveLength(newest?.commentCount ?? -1);
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

it('at least nine hashtags trend in a new demo, and captions of an older one get theirs unless edited (D89)', async () => {
  const { db } = world.database;
  const { hashtags } = await world.client().discover.trendingHashtags({});
  expect(hashtags).toHaveLength(9);
  for (const { postCount } of hashtags) expect(postCount).toBeGreaterThan(2);

  const [one, another] = demoSocial().posts.filter(({ caption, content }) => caption !== content);
  if (!one || !another) throw new Error('No demo post has hashtags.');
  const say = (id: string, content: string) => db.update(posts).set({ content }).where(eq(posts.id, id));
  await say(one.id, one.caption);
  await say(another.id, 'Edited');
  await db.update(demoVersion).set({ version: 'older' });
  await seedDemo(db, { isAskedFor: false, origin: ORIGIN });
  const stored = await db
    .select()
    .from(posts)
    .where(inArray(posts.id, [one.id, another.id]));
  expect(stored.map(({ content }) => content).toSorted()).toEqual([one.content, 'Edited'].toSorted());
  await say(another.id, another.content);
});

it('the demo person has three rooms with friends: products, an answer, an open and a closed vote, and unread messages', async () => {
  const { token, userId } = await world.client().session.login({ body: demoSignIn });
  const { rooms: calls } = world.client(token);
  const { rooms: listed } = await calls.list({});
  expect(listed.map(({ name, unreadCount }) => [name, unreadCount])).toEqual([
    ['A coat for Berlin', 3],
    ['Trainers only', 1],
    ['Wedding in Split', 0],
  ]);
  const { friends } = await calls.mutualFriends({ params: { userId } });
  for (const { participants, pictures = [], participantCount } of listed) {
    expect(participants).toHaveLength(Math.min(3, participantCount - 1));
    for (const { id, avatar } of participants) {
      expect(friends.map((friend) => friend.id)).toContain(id);
      expect(avatar).toContain('/media/demo/face-');
    }
    expect(pictures.length).toBeGreaterThan(0);
    for (const address of pictures) expect((await world.send(address)).status).toBe(200);
  }
  const read = async (at: number) =>
    (await calls.messages({ params: { id: listed[at]?.id ?? '' }, query: { include: 'system' } })).messages;
  const [berlin, , split] = [await read(0), await read(1), await read(2)];
  expect(berlin.filter(({ product }) => product).length).toBe(2);
  expect(berlin.some(({ replyTo }) => replyTo !== null)).toBe(true);
  const open = berlin.find(({ vote }) => vote)?.vote;
  expect(open?.closedAt ?? null).toBeNull();
  expect(open?.options.map(({ voteCount, product }) => [voteCount, product !== null])).toEqual([
    [2, true],
    [1, true],
    [0, true],
  ]);
  expect(split.find(({ vote }) => vote)?.vote?.closedAt).toEqual(expect.any(String));
  expect(split.find(({ system }) => system?.fact === 'closed_vote')?.system?.text).toContain(
    'won with 2 votes',
  );
  const times = berlin.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

it('seeding again changes nothing, and an older version is brought up to date', async () => {
  const { db } = world.database;
  const before = await sizes();
  expect(before).toMatchObject({ people: 60, posts: 400 });
  await seedDemo(db, { isAskedFor: false, origin: ORIGIN });
  expect(await sizes()).toEqual(before);

  const [some] = await db.select().from(products).limit(1);
  await db
    .update(products)
    .set({ name: 'Old name' })
    .where(eq(products.id, some?.id ?? ''));
  // Demo links used to lead to hosts that nobody has, and there were no films.
  const [link] = await db.select().from(postLinks).limit(1);
  const atLink = eq(postLinks.id, link?.id ?? '');
  await db.update(postLinks).set({ url: 'https://northlane.example/products/tee' }).where(atLink);
  await db.update(postMedia).set({ posterId: null });
  await db.update(media).set({ kind: 'picture' });
  const { login } = world.client().session;
  const { token } = await login({ body: demoSignIn });
  await world.client(token).likes.add({ body: { productId: some?.id ?? '', name: 'Tee', price: 1 } });
  await db.update(demoVersion).set({ version: 'older' });
  await seedDemo(db, { isAskedFor: false, origin: ORIGIN });
  expect(await sizes()).toEqual(before);
  const [mended] = await db
    .select()
    .from(products)
    .where(eq(products.id, some?.id ?? ''));
  expect(mended?.name).toBe(some?.name);
  expect((await db.select().from(postLinks).where(atLink))[0]?.url).toBe(link?.url);
  const films = await db.select().from(media).where(eq(media.kind, 'video'));
  expect(films.length).toBeGreaterThanOrEqual(8);
  const posters = await db.select().from(postMedia).where(isNotNull(postMedia.posterId));
  expect(posters).toHaveLength(films.length);
  expect(
    await db
      .select()
      .from(likes)
      .where(eq(likes.productId, some?.id ?? '')),
  ).toHaveLength(1);
});

it('seeding leaves an account unchanged that already has the name of a demo person', async () => {
  const own = await openWorld();
  const first = await own.person(demoSignIn.username);
  await seedDemo(own.database.db, { isAskedFor: true, origin: ORIGIN });
  const { posts: shown } = await first.client.posts.list({ params: { userId: first.id }, query: {} });
  expect(shown).toEqual([]);
  await own.client().session.login({ body: { username: first.username, password: first.password } });
  await own[Symbol.asyncDispose]();
});
