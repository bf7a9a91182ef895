// Runs on both databases: the searches are hand-written SQL.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { follows } from '../follow/follow.table.ts';
import { DAY, HOUR } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { linksOfPosts } from '../post-links/post-links.service.ts';
import { postLikes, posts } from '../posts/posts.table.ts';
import { readOlderPosts } from '../posts/words-of-posts.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';

let world: World;
let viewer: Person;
beforeAll(async () => {
  world = await openWorld();
  viewer = await world.person('viewer');
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  const { db } = world.database;
  await db.delete(posts);
  await db.execute(sql`delete from hashtags`);
  await db.delete(people).where(sql`${people.id} <> ${viewer.id}`);
});

const ago = (ms: number) => new Date(world.clock.now - ms);

/** Adds accounts without a way to sign in, by username and name. */
const accounts = (given: Record<string, string | null>) =>
  world.database.db.insert(people).values(
    Object.entries(given).map(([username, name]) => ({
      id: username,
      username,
      name,
      passwordHash: '',
      createdAt: ago(400 * DAY),
    })),
  );

async function post(
  id: string,
  personId: string,
  content: string,
  { age = HOUR, filtered = false }: { age?: number; filtered?: boolean } = {},
) {
  const { db } = world.database;
  await db.insert(posts).values({ id, personId, content, createdAt: ago(age), filtered });
  await readOlderPosts(db, { linksOfPosts }, new AbortController().signal);
}

const block = (one: Person, blockedId: string) => one.client.moderation.block({ body: { blockedId } });
const follow = (followedId: string) =>
  world.database.db.insert(follows).values({ followerId: viewer.id, followedId });

const search = (query: string, limit?: number) => viewer.client.discover.search({ query: { query, limit } });
const users = async (query: string) => (await search(query)).users.map(({ username }) => username);
const postsFor = async (query: string) => ((await search(query)).posts ?? []).map(({ id }) => id);
const hashtags = async (query: string) =>
  ((await search(query)).hashtags ?? []).map(({ name, postCount }) => `${name} ${postCount}`);

describe('people in the search of Discover: GET /api/discover/search', () => {
  it.each([
    ['a part of a name', 'kovac', 'mina.k'],
    ['a name in another order', 'Kovač Mina', 'mina.k'],
    ['a name with accents', 'léa', 'lea'],
    ['a name without its accents', 'vasseur lea', 'lea'],
    ['a username without its dot', 'mina k', 'mina.k'],
    ['a typo in a name', 'vaseur', 'lea'],
    ['swapped letters', 'riberio', 'ana'],
    ['another script', '林', 'jun'],
    ['a part in another script', 'ковал', 'olha'],
    ['a name from right to left', 'نور', 'noor'],
  ])('%s finds the person', async (_, query, username) => {
    await accounts({
      'mina.k': 'Mina Kovač',
      lea: 'Léa Vasseur',
      ana: 'Ana Ribeiro',
      jun: '林ジュン',
      olha: 'Ольга Коваль',
      noor: 'نور',
    });
    expect((await users(query))[0]).toBe(username);
  });

  it('the exact username comes first, then people whom the viewer follows, then strangers', async () => {
    await accounts({ anna: null, annabel: null, hanna: null, 'anna.b': null });
    await follow('hanna');
    expect((await users('@anna')).slice(0, 2)).toEqual(['anna', 'hanna']);
    expect((await search('hanna')).users[0]).toMatchObject({ followerCount: 1, isFollowing: true });
    expect((await search('annabel')).users[0]).toMatchObject({ isFollowing: false, profilePictureUrl: null });
  });

  it('people kept apart by a block are found by nobody of the two, in no list', async () => {
    const apart = await world.person('apart');
    await accounts({ 'apart.two': null });
    await post('theirs', apart.id, 'In #linen');
    await block(apart, viewer.id);
    await block(viewer, 'apart.two');
    expect(await search('apart')).toEqual({ users: [], hashtags: [], posts: [] });
    expect(await hashtags('linen')).toEqual([]);
    expect(await viewer.client.discover.searchPeople({ query: { query: 'apart' } })).toEqual({ users: [] });
  });

  it('the search for people alone finds the same people (2 §7)', async () => {
    await accounts({ 'mina.k': 'Mina Kovač', mina: null });
    const found = await viewer.client.discover.searchPeople({ query: { query: 'mina' } });
    expect(found.users).toEqual((await search('mina')).users);
    expect(found.users.map(({ username }) => username)).toEqual(['mina', 'mina.k']);
  });
});

describe('posts and hashtags in the search of Discover: GET /api/discover/search', () => {
  beforeEach(() => accounts({ ann: 'Ann Bell', ben: null }));

  it('posts are found by words of the caption, their stems, beginnings and parts of other scripts', async () => {
    await post('linen', 'ann', 'Unironed linen shirts on purpose');
    await post('rain', 'ben', 'Утро, минус осем');
    await post('tokyo', 'ben', '赤いドレスの日');
    for (const query of ['linen', 'shirt', 'the linen shirt', 'unir', 'linnen', 'linen umbrella'])
      expect(await postsFor(query), query).toEqual(['linen']);
    expect(await postsFor('утр')).toEqual(['rain']);
    expect(await postsFor('ドレス')).toEqual(['tokyo']);
  });

  it('posts are found by author, description of a picture, label of a link and brand of its product', async () => {
    await world.shelve({ brand: 'Northlane', link: 'https://shop.example/cap' });
    const cid = await world.person('cid');
    const { id } = await publish(world, cid, {
      content: 'Look',
      links: [{ url: 'https://shop.example/cap', label: 'Corduroy cap' }],
    });
    for (const query of ['cid', '@cid', 'teal wall', 'corduroy', 'northlane'])
      expect(await postsFor(query), query).toEqual([id]);
    await cid.client.posts.update({ params: { id }, body: { content: 'Look', links: [] } });
    expect(await postsFor('corduroy')).toEqual([]);
    expect(await postsFor('teal')).toEqual([id]);
  });

  it('own posts and filtered posts are left out', async () => {
    await post('own', viewer.id, 'Wool today');
    await post('covered', 'ann', 'Wool tomorrow', { filtered: true });
    expect(await postsFor('wool')).toEqual([]);
  });

  it('a query with # finds the hashtag first, and its posts before others', async () => {
    await post('said', 'ann', 'I said linen');
    await post('tagged', 'ben', 'Here #Linen #linenlove', { age: 90 * DAY });
    expect((await postsFor('#LINEN'))[0]).toBe('tagged');
    expect(await hashtags('#linen')).toEqual(['linen 1', 'linenlove 1']);
  });

  it('hashtags are found despite typos and accents, and several words find the one that joins them', async () => {
    await post('one', 'ann', '#streetstyle #élégance #coats');
    await post('two', 'ben', '#streetstyle');
    expect(await hashtags('street style')).toEqual(['streetstyle 2']);
    expect((await hashtags('stretstyle'))[0]).toBe('streetstyle 2');
    expect(await hashtags('elegance')).toEqual(['élégance 1']);
  });

  it('unwelcome hashtags, and those of filtered or deleted posts only, are not found', async () => {
    await post('bad', 'ann', '#sluts');
    await post('covered', 'ann', '#hidden', { filtered: true });
    await post('gone', 'ann', '#gone');
    await world.database.db.delete(posts).where(sql`id = 'gone'`);
    for (const query of ['sluts', 'hidden', 'gone']) expect(await hashtags(query), query).toEqual([]);
  });

  it('at most `limit` of each kind are answered', async () => {
    for (const id of ['1', '2', '3', '4']) await post(id, 'ann', `wool #wool${id}`);
    const found = await search('wool', 2);
    expect([found.hashtags?.length, found.posts?.length]).toEqual([2, 2]);
    for (const limit of [0, 31, -1, 1.5])
      await expect(search('wool', limit)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['nothing', ''],
    ['a hash', '#'],
    ['two hashes', '##'],
    ['symbols', '%_\\\'"()&|!:*<->;--'],
    ['operators', "a' & !b | (c:*) <-> 'd"],
    ['a number', '#1'],
    ['an emoji', '🧵'],
    ['a broken emoji', '\uD83E'],
    ['letters from right to left', '\u202eفستان\u202c'],
    ['a zero-width joiner', '\u200d'],
    ['two hundred letters', 'a'.repeat(200)],
    ['a hundred words', 'ab '.repeat(66)],
    ['a wide letter', '\ufdfa'.repeat(200)],
  ])('%s as a query is answered', async (_, query) => {
    await post('one', 'ann', 'A post with #linen 1 🧵');
    const { users: found } = await search(query);
    expect(found).toEqual([]);
  });

  it('a query of 10,000 letters is refused', async () => {
    await expect(search('a'.repeat(10_000))).rejects.toMatchObject({ status: 400 });
  });

  it('a shop without posts and people finds nothing', async () => {
    await world.database.db.delete(people).where(sql`${people.id} <> ${viewer.id}`);
    expect(await search('linen')).toEqual({ users: [], hashtags: [], posts: [] });
  });
});

describe('the pictures of hashtags', () => {
  const pictures = async (by: Person = viewer) =>
    (await by.client.discover.search({ query: { query: '#linen' } })).hashtags?.map(
      ({ pictureUrl }) => pictureUrl,
    );
  const trendingPictures = async (by: Person = viewer) =>
    (await by.client.discover.trendingHashtags({})).hashtags.map(({ pictureUrl }) => pictureUrl);
  const thumbnailOf = async (person: Person, content: string, background = 'teal') =>
    (await publish(world, person, { content, background })).media[0]?.thumbnailUrl;

  it('a hashtag shows a small picture of its newest post (issue 26)', async () => {
    const author = await world.person('author');
    const older = await thumbnailOf(author, '#linen');
    expect(await pictures()).toEqual([older]);
    world.clock.now += HOUR;
    const newer = await thumbnailOf(author, '#linen again', 'navy');
    expect(newer).not.toBe(older);
    expect(await pictures()).toEqual([newer]);
    expect(await trendingPictures()).toEqual([newer]);
  });

  it('two hashtags of the same posts show different pictures', async () => {
    const author = await world.person('author');
    await thumbnailOf(author, '#linen #linenlove');
    await thumbnailOf(author, '#linenlove #linen', 'navy');
    const shown = await pictures();
    expect(shown).toHaveLength(2);
    expect(new Set(shown).size).toBe(2);
    expect(new Set(await trendingPictures()).size).toBe(2);
  });

  it('the picture is never of a filtered post, nor of a person kept apart by a block', async () => {
    const { db } = world.database;
    const [author, apart] = [await world.person('author'), await world.person('apart')];
    const seen = await thumbnailOf(author, '#linen');
    world.clock.now += HOUR;
    const theirs = await thumbnailOf(apart, '#linen', 'navy');
    await block(apart, viewer.id);
    world.clock.now += HOUR;
    const { id } = await publish(world, author, { content: '#linen', background: 'plum' });
    await db.update(posts).set({ filtered: true }).where(sql`${posts.id} = ${id}`);
    for (const shown of [pictures, trendingPictures]) {
      expect(await shown()).toEqual([seen]);
      expect(await shown(author)).toEqual([theirs]);
    }
    expect((await world.client().discover.trendingHashtags({})).hashtags[0]?.pictureUrl).toBe(theirs);
  });

  it('a hashtag whose posts have no picture is found without one', async () => {
    await accounts({ ann: null });
    await post('bare', 'ann', '#linen');
    expect(await pictures()).toEqual([null]);
  });
});

describe('the posts of a hashtag: GET /api/discover/hashtags/{name}/posts', () => {
  beforeEach(() => accounts({ ann: null, ben: null, cid: null }));
  const page = (name: string, query: { order?: 'top' | 'newest'; cursor?: string; limit?: number } = {}) =>
    viewer.client.discover.hashtagPosts({ params: { name }, query });

  it('all spellings lead to one page, in pages, the newest or the most liked first', async () => {
    await post('old', 'ann', '#Café', { age: 20 * DAY });
    await post('mid', 'ben', '#CAFE\u0301', { age: 10 * DAY });
    await post('new', 'cid', '#café', { age: HOUR });
    await post('own', viewer.id, '#café', { age: 15 * DAY });
    await world.database.db
      .insert(postLikes)
      .values(['ann', 'ben', 'cid'].map((personId) => ({ personId, postId: 'old' })));
    for (const order of ['top', 'newest'] as const) {
      const first = await page('#CAFÉ', { order, limit: 3 });
      expect(first.hashtag).toEqual({ id: 'café', name: 'café', postCount: 4, pictureUrl: null });
      const rest = await page('café', { order, limit: 3, cursor: first.nextCursor ?? '' });
      expect(rest.nextCursor).toBeUndefined();
      expect([...first.posts, ...rest.posts].map(({ id }) => id)).toEqual(
        { newest: ['new', 'mid', 'own', 'old'], top: ['old', 'new', 'mid', 'own'] }[order],
      );
    }
  });

  it('posts that are filtered or kept apart by a block neither show nor count', async () => {
    const apart = await world.person('apart');
    await post('seen', 'ann', '#wool');
    await post('covered', 'ben', '#wool', { filtered: true });
    await post('theirs', apart.id, '#wool');
    await block(apart, viewer.id);
    const { hashtag, posts: shown } = await page('wool');
    expect([hashtag.postCount, shown.map(({ id }) => id)]).toEqual([1, ['seen']]);
  });

  it.each(['unknown', '#', '##', '1', '🧵', 'فستان', '\u202etag', 'a'.repeat(200), "' or 1=1 --", '%'])(
    'a hashtag that no post has is empty: %s',
    async (name) => {
      await post('one', 'ann', '#wool');
      const found = await page(name);
      expect([found.hashtag.postCount, found.posts, found.nextCursor]).toEqual([0, [], undefined]);
    },
  );

  it('a name of 500 letters, a forged cursor and a guest are refused', async () => {
    await expect(page('a'.repeat(500))).rejects.toMatchObject({ status: 400 });
    await expect(page('wool', { cursor: 'x' })).rejects.toMatchObject({ status: 400 });
    await expect(page('wool', { limit: 101 })).rejects.toMatchObject({ status: 400 });
    expect((await world.send('/api/discover/hashtags/wool/posts')).status).toBe(401);
  });
});
