// Runs on both databases: the rankings are hand-written SQL.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { follows } from '../follow/follow.table.ts';
import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { linksOfPosts } from '../post-links/post-links.service.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { postHashtags, postLikes, posts } from './posts.table.ts';
import { readOlderPosts } from './words-of-posts.ts';

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
  await db.delete(follows);
  await db.execute(sql`delete from feed_snapshots`);
  await db.delete(people).where(sql`${people.id} <> ${viewer.id}`);
});

const ago = (ms: number) => new Date(world.clock.now - ms);

/** Adds accounts without a way to sign in. */
async function accounts(names: readonly string[], age = 400 * DAY) {
  const { db } = world.database;
  await db
    .insert(people)
    .values(names.map((username) => ({ id: username, username, passwordHash: '', createdAt: ago(age) })));
}

async function post(
  id: string,
  personId: string,
  age: number,
  fields: { filtered?: boolean; content?: string } = {},
) {
  const { db } = world.database;
  await db.insert(posts).values({ id, personId, content: id, createdAt: ago(age), ...fields });
}

const like = (postId: string, likers: readonly string[]) =>
  world.database.db
    .insert(postLikes)
    .values(likers.map((personId) => ({ personId, postId, createdAt: ago(MINUTE) })));

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}${place}`);
const idsOf = ({ posts: shown }: { posts: { id: string }[] }) => shown.map(({ id }) => id);

const discovered = async (query: { page?: number; limit?: number; snapshot?: string } = {}) =>
  idsOf(await viewer.client.discover.posts({ query }));
const trending = async () => idsOf(await world.client().discover.trendingPosts({ query: {} }));
const following = (query: { page?: number; cursor?: string; limit?: number } = {}) =>
  viewer.client.discover.followingPosts({ params: { userId: viewer.id }, query });

const follow = (names: readonly string[]) =>
  world.database.db
    .insert(follows)
    .values(names.map((followedId) => ({ followerId: viewer.id, followedId, createdAt: ago(HOUR) })));

describe('the Discover feed: GET /api/discover/posts', () => {
  it('new posts come first, and likes make up for age (2 §7)', async () => {
    const likers = named('liker', 9);
    await accounts(['ann', 'ben', 'cid', ...likers]);
    await post('new', 'ann', HOUR);
    await post('liked', 'ben', DAY);
    await post('old', 'cid', 2 * DAY);
    await like('liked', likers);
    expect(await discovered()).toEqual(['liked', 'new', 'old']);
  });

  it('own posts, filtered posts, and posts of people kept apart by a block are left out (2 §6)', async () => {
    const other = await world.person('other');
    const blocking = await world.person('blocking');
    await post('theirs', other.id, HOUR);
    await post('own', viewer.id, HOUR);
    await post('covered', other.id, HOUR, { filtered: true });
    await post('apart', blocking.id, HOUR);
    await blocking.client.moderation.block({ body: { blockedId: viewer.id } });
    expect(await discovered()).toEqual(['theirs']);
  });

  it('a page of people kept apart by a block goes on with the posts of others', async () => {
    const blocked = await world.person('blocked');
    await accounts(['other']);
    for (const [place, id] of named('theirs', 6).entries()) await post(id, blocked.id, place * MINUTE);
    await post('others', 'other', 300 * DAY);
    await viewer.client.moderation.block({ body: { blockedId: blocked.id } });
    expect(await discovered({ limit: 2 })).toEqual(['others']);
  });

  it('it is empty where all posts are of people kept apart by a block', async () => {
    const blocked = await world.person('blocked');
    for (const id of named('theirs', 6)) await post(id, blocked.id, HOUR);
    await viewer.client.moderation.block({ body: { blockedId: blocked.id } });
    expect(await discovered({ limit: 2 })).toEqual([]);
  });

  it('at most two of ten neighbours are of one author', async () => {
    await accounts(['loud', ...named('quiet', 8)]);
    for (const id of named('loud', 5)) await post(id, 'loud', HOUR);
    for (const id of named('quiet', 8)) await post(id, id, DAY);
    const authors = (await discovered()).map((id) => id.slice(0, 4));
    expect(authors.slice(0, 10).filter((author) => author === 'loud')).toHaveLength(2);
    expect(authors).toHaveLength(13);
  });

  it('at most two of ten neighbours have one hashtag (issue 26)', async () => {
    const authors = named('p', 14);
    await accounts(authors);
    for (const id of authors.slice(0, 5)) await post(id, id, HOUR, { content: '#same' });
    for (const id of authors.slice(5)) await post(id, id, DAY);
    await readOlderPosts(world.database.db, { linksOfPosts }, new AbortController().signal);
    const first = (await discovered()).slice(0, 10);
    expect(first.filter((id) => authors.indexOf(id) < 5)).toHaveLength(2);
  });

  it('later pages come from the ranking of the first, while new posts arrive', async () => {
    await accounts(['ann', 'ben', 'cid']);
    await post('first', 'ann', HOUR);
    await post('second', 'ben', 2 * HOUR);
    await post('third', 'cid', 3 * HOUR);
    const { snapshot, pagination } = await viewer.client.discover.posts({ query: { limit: 2 } });
    expect(pagination).toEqual({ page: 1, pages: 2 });
    await post('newest', 'ann', MINUTE);
    expect(await discovered({ page: 2, limit: 2, snapshot: snapshot ?? '' })).toEqual(['third']);
    expect(await discovered({ limit: 2 })).toEqual(['newest', 'first']);
  });

  it('on a page of Discover, posts of followed people come behind the others', async () => {
    await accounts(['ann', 'ben']);
    await post('a', 'ann', HOUR);
    await post('b', 'ben', 2 * HOUR);
    expect(await discovered()).toEqual(['a', 'b']);
    await viewer.client.follow.follow({ body: { followedId: 'ann' } });
    expect(await discovered()).toEqual(['b', 'a']);
    expect(idsOf(await viewer.client.discover.trendingPosts({ query: {} }))).toEqual(['a', 'b']);
  });

  it('pages are of twenty posts unless asked otherwise, and a guest is refused', async () => {
    await accounts(named('p', 25));
    for (const id of named('p', 25)) await post(id, id, HOUR);
    expect(await discovered()).toHaveLength(20);
    expect((await world.send('/api/discover/posts')).status).toBe(401);
  });
});

describe('dismissed posts: POST /api/discover/dismiss-post', () => {
  const dismiss = (postId: string) => viewer.client.discover.dismissPost({ body: { postId } });
  const restore = (postId: string) => viewer.client.discover.restorePost({ body: { postId } });
  const trendingForViewer = async () => idsOf(await viewer.client.discover.trendingPosts({ query: {} }));

  beforeEach(async () => {
    await accounts(['ann', 'ben', 'cid', 'dia']);
  });

  it('a dismissed post is in no feed of the viewer, until it is restored', async () => {
    await post('one', 'ann', HOUR);
    await post('two', 'ben', 2 * HOUR);
    for (const followedId of ['ann', 'ben']) await viewer.client.follow.follow({ body: { followedId } });
    const followed = async () =>
      idsOf(await viewer.client.discover.followingPosts({ params: { userId: viewer.id }, query: {} }));
    expect(await dismiss('one')).toEqual({ postId: 'one', holds: true });
    expect(await discovered()).toEqual(['two']);
    expect(await followed()).toEqual(['two']);
    expect(await trendingForViewer()).toEqual(['two']);
    expect(await trending()).toEqual(['one', 'two']);
    expect(await restore('one')).toEqual({ postId: 'one', holds: false });
    expect(await discovered()).toEqual(['one', 'two']);
    expect(await followed()).toEqual(['one', 'two']);
  });

  it('other posts of its author come last, one on a page at most', async () => {
    for (const id of ['ann1', 'ann2', 'ann3']) await post(id, 'ann', HOUR);
    await post('ben1', 'ben', DAY);
    await dismiss('ann1');
    expect(await discovered()).toEqual(['ben1', 'ann2']);
  });

  it('posts with its hashtags come last, and one on a page at most after a second dismissal', async () => {
    const contents = { ann: '#fur coat', ben: '#Fur hat', cid: '#fur', dia: '#wool' };
    for (const [id, content] of Object.entries(contents)) await post(id, id, HOUR, { content });
    await post('two', 'ann', 2 * HOUR, { content: '#fur, still' });
    await post('three', 'dia', 3 * HOUR, { content: '#fur, again' });
    await readOlderPosts(world.database.db, { linksOfPosts }, new AbortController().signal);
    await dismiss('ann');
    expect(await discovered()).toEqual(['dia', 'ben', 'cid', 'two', 'three']);
    await dismiss('ben');
    expect(await discovered()).toEqual(['dia', 'cid', 'two']);
  });

  it('a post that is gone or kept apart cannot be dismissed, and dismissals go with the person', async () => {
    const apart = await world.person('apart');
    await post('theirs', apart.id, HOUR);
    await post('one', 'ann', HOUR);
    await apart.client.moderation.block({ body: { blockedId: viewer.id } });
    for (const id of ['gone', 'theirs'])
      await expect(dismiss(id)).rejects.toMatchObject({ code: 'post_not_found' });
    const leaving = await world.person('leaving');
    await leaving.client.discover.dismissPost({ body: { postId: 'one' } });
    const { db } = world.database;
    await db.delete(people).where(sql`${people.id} = ${leaving.id}`);
    expect((await db.execute(sql`select from post_dismissals`)).rows).toEqual([]);
  });

  it('a dismissal that arrives after a later restoring changes nothing', async () => {
    await post('one', 'ann', HOUR);
    const { discover } = viewer.client;
    await discover.restorePost({ body: { postId: 'one', sequence: 2 } });
    const late = await discover.dismissPost({ body: { postId: 'one', sequence: 1 } });
    expect(late).toEqual({ postId: 'one', holds: false });
  });
});

describe('trending posts: GET /api/discover/trending-posts', () => {
  it('a guest gets the ten most liked posts of late, without the viewer’s flags (2 §6)', async () => {
    const likers = named('liker', 30);
    await accounts([...named('p', 12), ...likers]);
    for (const [place, id] of named('p', 12).entries()) await post(id, id, place * HOUR);
    await like('p11', likers);
    const answer = await world.client().discover.trendingPosts({ query: {} });
    expect(answer.posts).toHaveLength(10);
    expect(answer.posts[0]).toMatchObject({ id: 'p11', likeCount: 30 });
    expect(answer.posts[0]).not.toHaveProperty('userLiked');
  });

  it.each([
    ['one person', 1, 400 * DAY],
    ['ten new accounts', 10, DAY],
  ])('likes of %s move nothing', async (_, count, age) => {
    await accounts(['ann', 'ben']);
    await accounts(named('liker', count), age);
    await post('new', 'ann', HOUR);
    await post('liked', 'ben', DAY);
    await like('liked', named('liker', count));
    expect(await trending()).toEqual(['new', 'liked']);
  });

  it('likes of a cluster that only likes each other move nothing', async () => {
    const cluster = named('member', 8);
    await accounts(['ann', ...cluster]);
    await post('new', 'ann', HOUR);
    for (const id of cluster) await post(id, id, DAY);
    for (const id of cluster)
      await like(
        id,
        cluster.filter((other) => other !== id),
      );
    expect((await trending())[0]).toBe('new');
  });

  it('one’s own like does not count', async () => {
    await accounts(['ann', 'ben', 'liker']);
    await post('new', 'ann', HOUR);
    await post('liked', 'ben', DAY);
    await like('liked', ['ben', 'liker']);
    expect(await trending()).toEqual(['new', 'liked']);
  });
});

describe('trending hashtags: GET /api/discover/trending-hashtags', () => {
  const trendingNow = async () =>
    (await world.client().discover.trendingHashtags({})).hashtags.map(
      ({ name, postCount }) => `${name} ${postCount}`,
    );

  /** Writes posts by several authors, as they were before hashtags were stored. */
  async function older(content: string, authors: readonly string[], age = HOUR, filtered = false) {
    for (const author of authors)
      await post(`${content} ${author}`.slice(-60), author, age, { content, filtered });
    await readOlderPosts(world.database.db, { linksOfPosts }, new AbortController().signal);
  }

  it('hashtags of many people come first, with the posts of all spellings', async () => {
    await accounts(['ann', 'ben', 'cid']);
    await older('#Linen', ['ann', 'ben']);
    await older('#LINEN #wool', ['cid']);
    expect(await trendingNow()).toEqual(['linen 3', 'wool 1']);
  });

  it('one person with many posts moves a hashtag no further than one post does', async () => {
    await accounts(['ann', 'ben', 'cid']);
    for (const place of named('', 5)) await older(`#loud ${place}`, ['ann']);
    await older('#shared', ['ben', 'cid']);
    expect(await trendingNow()).toEqual(['shared 2', 'loud 5']);
  });

  it('unwelcome names, hashtags of mostly filtered posts, and those of two weeks ago do not trend', async () => {
    await accounts(['ann', 'ben', 'cid']);
    await older('#sluts #fine', ['ann']);
    await older('#covered', ['ann', 'ben'], HOUR, true);
    await older('#covered', ['cid']);
    await older('#past', ['ann'], 15 * DAY);
    expect(await trendingNow()).toEqual(['fine 1']);
  });

  it('nine are listed at most', async () => {
    await accounts(['ann']);
    await older(named('#tag', 12).join(' '), ['ann']);
    expect(await trendingNow()).toHaveLength(9);
  });

  it('a post gets its hashtags when it is published, and anew with every edit', async () => {
    const ann = await world.person('ann');
    const { db } = world.database;
    const stored = async () => (await db.select().from(postHashtags)).map(({ name }) => name).toSorted();
    const { id, version } = await publish(world, ann, { content: 'On #Linen and #wool' });
    expect(await stored()).toEqual(['linen', 'wool']);
    const params = { id };
    await ann.client.posts.update({ params, body: { version, content: 'On #linen, not wool' } });
    expect(await stored()).toEqual(['linen']);
    await ann.client.posts.update({ params, body: { content: 'On #linen', links: [] } });
    expect(await stored()).toEqual(['linen']);
    await ann.client.posts.remove({ params, body: {} });
    expect(await stored()).toEqual([]);
  });
});

describe('the Following feed: GET /api/discover/following-posts/{userId}', () => {
  it.each([
    ['few', 3],
    ['many', 201],
    ['thousands of', 2500],
  ])('with %s followed people it has all their posts, the newest first (2 §7)', async (_, count) => {
    const followed = named('p', count);
    await accounts([...followed, 'stranger']);
    await follow(followed);
    for (const [place, id] of followed.slice(0, 3).entries()) {
      await post(`${id}-old`, id, DAY + place * HOUR);
      await post(`${id}-new`, id, place * HOUR);
    }
    await post('strange', 'stranger', MINUTE);
    await post('covered', 'p0', MINUTE, { filtered: true });
    const first = await following({ limit: 4 });
    expect(idsOf(first)).toEqual(['p0-new', 'p1-new', 'p2-new', 'p0-old']);
    await post('p1-newest', 'p1', MINUTE);
    const next = await following({ limit: 4, cursor: first.nextCursor ?? '' });
    expect(idsOf(next)).toEqual(['p1-old', 'p2-old']);
    expect(next.nextCursor).toBeUndefined();
    expect(idsOf(await following({ limit: 4, page: 2 }))).toEqual(['p0-old', 'p1-old', 'p2-old']);
  });

  it('own, filtered and dismissed posts, and posts of people kept apart by a block, are in no page of it', async () => {
    const [near, blocked] = [await world.person('near'), await world.person('blocked')];
    await follow([near.id, blocked.id]);
    await post('shown', near.id, DAY);
    await post('own', viewer.id, MINUTE);
    await post('covered', near.id, MINUTE, { filtered: true });
    await post('dismissed', near.id, MINUTE);
    await post('apart', blocked.id, MINUTE);
    await viewer.client.discover.dismissPost({ body: { postId: 'dismissed' } });
    await viewer.client.moderation.block({ body: { blockedId: blocked.id } });
    // A follow that another instance stored during the block.
    await follow([blocked.id]).onConflictDoNothing();
    expect(idsOf(await following())).toEqual(['shown']);
  });

  it('it is empty for a person who follows nobody, and refused for another person (D70)', async () => {
    expect((await following()).posts).toEqual([]);
    const other = await world.person('other');
    const asked = viewer.client.discover.followingPosts({ params: { userId: other.id }, query: {} });
    await expect(asked).rejects.toMatchObject({ status: 403 });
    const named = `/api/discover/trending-posts?userId=${other.id}`;
    const headers = { authorization: `Bearer ${viewer.token}` };
    expect((await world.send(named, { headers })).status).toBe(403);
  });
});
