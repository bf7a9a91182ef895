// Runs on both databases: the suggestions are hand-written SQL.

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { follows } from '../follow/follow.table.ts';
import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import { likes } from '../likes/likes.table.ts';
import { people } from '../people/people.table.ts';
import { postLikes, posts } from '../posts/posts.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { personalSuggestions } from './suggestions.table.ts';

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
  await db.delete(personalSuggestions);
  await db.execute(sql`delete from feed_snapshots`);
  await db.delete(people).where(sql`${people.id} <> ${viewer.id}`);
});

const ago = (ms: number) => new Date(world.clock.now - ms);
const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}${place}`);

/** Adds accounts without a way to sign in. */
const accounts = (names: readonly string[], age = 400 * DAY) =>
  world.database.db
    .insert(people)
    .values(names.map((username) => ({ id: username, username, passwordHash: '', createdAt: ago(age) })));

const post = (personId: string, { age = HOUR, filtered = false, id = `of-${personId}` } = {}) =>
  world.database.db.insert(posts).values({ id, personId, content: '', createdAt: ago(age), filtered });
const follow = (followers: readonly string[], followedId: string, age = HOUR) =>
  world.database.db
    .insert(follows)
    .values(followers.map((followerId) => ({ followerId, followedId, createdAt: ago(age) })));
const like = (likers: readonly string[], postId: string) =>
  world.database.db
    .insert(postLikes)
    .values(likers.map((personId) => ({ personId, postId, createdAt: ago(MINUTE) })));

const suggestedNow = async () => {
  const found = await viewer.client.suggestions.suggestedUsers({ query: {} });
  return Object.fromEntries(
    Object.entries(found).map(([category, list]) => [
      category,
      list.map(({ username, reason }) =>
        [username, reason?.code, reason?.count, ...(reason?.usernames ?? [])].filter(Boolean).join(' '),
      ),
    ]),
  );
};
/** Asks until the suggestions are computed in the background. */
async function suggested() {
  await suggestedNow();
  await vi.waitFor(async () =>
    expect(await world.database.db.select().from(personalSuggestions)).toHaveLength(1),
  );
  return suggestedNow();
}
const top = async (client = viewer.client) =>
  (await client.suggestions.topUsers({ query: {} })).users.map(({ username }) => username);

describe('suggestions for a person: GET /api/follow/suggested-users', () => {
  it('people followed by those whom the viewer follows come with their number and names (2 §7)', async () => {
    await accounts(['ann', 'ben', 'cid', 'dia', 'eve']);
    for (const id of ['dia', 'eve']) await post(id, { age: 90 * DAY });
    for (const id of ['ann', 'ben', 'cid']) await follow([viewer.id], id);
    await follow(['ann', 'ben', 'cid'], 'dia');
    await follow(['ann'], 'eve');
    const { friendsOfFriends = [] } = await suggested();
    expect(friendsOfFriends[0]).toMatch(/^dia followed_by 3 (ann|ben|cid) (ann|ben|cid)$/);
    expect(friendsOfFriends[1]).toBe('eve followed_by 1 ann');
    expect(friendsOfFriends).toHaveLength(2);
  });

  it('authors of liked posts and people with common likes are of similar interests', async () => {
    await accounts(['ann', 'ben', 'fan', 'once', 'new']);
    await accounts(['newcomer'], DAY);
    for (const id of ['ann', 'ben', 'fan', 'once', 'newcomer']) await post(id, { age: 90 * DAY });
    await post('ann', { id: 'another', age: 91 * DAY });
    for (const id of ['of-ann', 'another', 'of-ben']) await like([viewer.id, 'fan', 'newcomer'], id);
    await like(['once'], 'of-ann');
    const { similarInterests = [] } = await suggested();
    expect(similarInterests.toSorted()).toEqual([
      'ann liked_posts 2',
      'ben liked_posts 1',
      'fan similar_likes 3',
    ]);
  });

  it('likes of products give no reason and no suggestion, because they are private', async () => {
    await accounts(['ann']);
    await post('ann', { age: 90 * DAY });
    const [productId = '', another = ''] = await world.shelve({}, {});
    const { db } = world.database;
    for (const personId of [viewer.id, 'ann'])
      await db.insert(likes).values([productId, another].map((id) => ({ personId, productId: id })));
    expect(await suggested()).toMatchObject({ friendsOfFriends: [], similarInterests: [] });
  });

  it('a new account gets active and trending people at once', async () => {
    await accounts(['ann', 'ben', ...named('fan', 4)]);
    await post('ann');
    await post('ben', { age: 100 * DAY });
    await follow(named('fan', 4), 'ben');
    expect(await suggestedNow()).toEqual({
      friendsOfFriends: [],
      similarInterests: [],
      activeUsers: ['ann posted_lately 1'],
      trending: ['ben new_followers 4'],
    });
  });

  it('a shop without posts suggests nobody', async () => {
    await accounts(['ann']);
    const none = { friendsOfFriends: [], similarInterests: [], activeUsers: [], trending: [] };
    expect(await suggested()).toEqual(none);
    expect(await top()).toEqual([]);
  });

  it('a person of a new shop is suggested with their first post', async () => {
    await accounts(['ann']);
    expect(await top()).toEqual([]);
    await post('ann');
    expect(await top()).toEqual(['ann']);
    expect((await suggestedNow()).activeUsers).toEqual(['ann posted_lately 1']);
  });

  it('oneself, followed, dismissed and blocked people, and those with only filtered posts, are left out', async () => {
    const blocking = await world.person('blocking');
    await accounts(['ann', 'followed', 'dismissed', 'blocked', 'covered', 'dia']);
    const all = ['followed', 'dismissed', 'blocked', 'dia', blocking.id, viewer.id];
    for (const id of all) await post(id);
    await post('covered', { filtered: true });
    await follow([viewer.id], 'ann');
    await follow([viewer.id], 'followed');
    for (const id of [...all, 'covered']) await follow(['ann'], id);
    await blocking.client.moderation.block({ body: { blockedId: viewer.id } });
    await viewer.client.moderation.block({ body: { blockedId: 'blocked' } });
    const { holds } = await viewer.client.suggestions.dismiss({ body: { personId: 'dismissed' } });
    expect(holds).toBe(true);
    const lists = await suggested();
    expect(Object.values(lists).flat()).toEqual(['dia followed_by 1 ann']);
    expect(await top()).toEqual(['dia']);
    await viewer.client.suggestions.restore({ body: { personId: 'dismissed' } });
    expect(
      Object.values(await suggestedNow())
        .flat()
        .toSorted(),
    ).toEqual(['dia followed_by 1 ann', 'dismissed posted_lately 1']);
  });

  it('a block between two suggestions takes the person and their name out at once', async () => {
    const ann = await world.person('ann');
    await accounts(['ben', 'dia']);
    await post('dia', { age: 90 * DAY });
    for (const id of [ann.id, 'ben']) await follow([viewer.id], id);
    await follow([ann.id, 'ben'], 'dia');
    expect((await suggested()).friendsOfFriends?.[0]).toMatch(/^dia followed_by 2 .*ann/);
    await ann.client.moderation.block({ body: { blockedId: viewer.id } });
    expect(JSON.stringify(await suggestedNow())).not.toContain('ann');
    expect((await suggested()).friendsOfFriends).toEqual(['dia followed_by 1 ben']);
  });

  it('a person who is no longer followed is not named any more', async () => {
    await accounts(['ann', 'dia']);
    await post('dia', { age: 90 * DAY });
    await follow([viewer.id], 'ann');
    await follow(['ann'], 'dia');
    expect((await suggested()).friendsOfFriends).toEqual(['dia followed_by 1 ann']);
    await viewer.client.follow.unfollow({ body: { followedId: 'ann' } });
    expect((await suggestedNow()).friendsOfFriends).toEqual(['dia popular 1']);
  });

  it('suggestions are computed anew after a follow, and once an hour', async () => {
    await accounts(['ann', 'dia']);
    await post('dia', { age: 90 * DAY });
    await follow(['ann'], 'dia');
    expect((await suggested()).friendsOfFriends).toEqual([]);
    await viewer.client.follow.follow({ body: { followedId: 'ann' } });
    world.clock.now += 2 * MINUTE;
    await suggestedNow();
    await vi.waitFor(async () =>
      expect((await suggestedNow()).friendsOfFriends).toEqual(['dia followed_by 1 ann']),
    );
    const { db } = world.database;
    const stored = async () => (await db.select().from(personalSuggestions))[0]?.computedAt.getTime();
    world.clock.now += HOUR;
    await suggestedNow();
    await vi.waitFor(async () => expect(await stored()).toBe(world.clock.now));
  });

  it('suggestions and dismissals go with the account', async () => {
    const leaving = await world.person('leaving');
    await leaving.client.suggestions.dismiss({ body: { personId: viewer.id } });
    await leaving.client.suggestions.suggestedUsers({ query: {} });
    const { db } = world.database;
    await db.delete(people).where(eq(people.id, leaving.id));
    const { rows } = await db.execute(sql`select from suggestion_dismissals`);
    expect(rows).toEqual([]);
  });
});

describe('trending people: GET /api/follow/top-users', () => {
  it('people who win followers come first, for guests without faces', async () => {
    await accounts(['ann', 'ben', 'cid', ...named('fan', 6)]);
    for (const id of ['ann', 'ben', 'cid']) await post(id, { age: 90 * DAY });
    await follow(named('fan', 6), 'ben');
    await follow(named('fan', 3), 'cid');
    expect((await top()).slice(0, 2)).toEqual(['ben', 'cid']);
    const { users } = await world.client().suggestions.topUsers({ query: {} });
    expect(users[0]).toEqual({
      id: 'ben',
      username: 'ben',
      name: null,
      profilePicture: null,
      followerCount: 6,
      reason: { code: 'new_followers', count: 6 },
    });
  });

  it.each([
    ['one person', 1, 400 * DAY],
    ['ten new accounts', 10, DAY],
  ])('follows by %s move nobody', async (_, count, age) => {
    await accounts(['ann', 'ben']);
    await accounts(named('fan', count), age);
    await post('ann');
    await post('ben', { age: 2 * HOUR });
    await follow(named('fan', count), 'ben');
    expect(await top()).toEqual(['ann', 'ben']);
  });

  it('a cluster whose members only follow each other moves nobody', async () => {
    const cluster = named('member', 6);
    await accounts(['ann', ...cluster]);
    await post('ann');
    for (const id of cluster) {
      await post(id, { age: 2 * HOUR });
      await follow(
        cluster.filter((other) => other !== id),
        id,
      );
    }
    expect((await top())[0]).toBe('ann');
  });
});

describe('dismissed suggestions: POST /api/follow/dismiss-suggestion', () => {
  it('a dismissal that arrives after a later restoring changes nothing', async () => {
    await accounts(['ann']);
    const body = { personId: 'ann' };
    const { suggestions } = viewer.client;
    expect(await suggestions.restore({ body: { ...body, sequence: 2 } })).toEqual({ ...body, holds: false });
    expect(await suggestions.dismiss({ body: { ...body, sequence: 1 } })).toEqual({ ...body, holds: false });
  });

  it('a person who does not exist cannot be dismissed, and guests are refused', async () => {
    const dismissed = viewer.client.suggestions.dismiss({ body: { personId: 'nobody' } });
    await expect(dismissed).rejects.toMatchObject({ code: 'profile_not_found' });
    const guest = world.client().suggestions.dismiss({ body: { personId: viewer.id } });
    await expect(guest).rejects.toMatchObject({ status: 401 });
  });
});
