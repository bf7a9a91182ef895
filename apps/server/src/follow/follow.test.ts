// Runs on both databases: rows are added and removed concurrently.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areApart } from '../moderation/blocks.service.ts';
import { createPeople } from '../profile/people.service.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { follows } from './follow.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const follow = (one: Person, other: Person) =>
  one.client.follow.follow({ body: { followerId: one.id, followedId: other.id } });
const unfollow = (one: Person, other: Person) =>
  one.client.follow.unfollow({ body: { followerId: one.id, followedId: other.id } });
const profileOf = (viewer: Person, { id }: Person) =>
  viewer.client.profile.get({ params: { id }, query: {} });

it('following twice counts once, shows in both profiles, and ends with one unfollow (1 §4)', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  expect(await follow(mina, jun)).toEqual({ isFollowing: true, followerCount: 1 });
  expect(await follow(mina, jun)).toEqual({ isFollowing: true, followerCount: 1 });
  expect(await profileOf(mina, jun)).toMatchObject({
    followerCount: 1,
    followingCount: 0,
    isFollowing: true,
  });
  expect(await profileOf(mina, mina)).toMatchObject({ followerCount: 0, followingCount: 1 });
  expect(await profileOf(jun, mina)).toMatchObject({ isFollowing: false });
  const check = () => mina.client.follow.check({ query: { followedId: jun.id } });
  expect(await check()).toEqual({ isFollowing: true });
  expect(await unfollow(mina, jun)).toEqual({ isFollowing: false, followerCount: 0 });
  expect(await unfollow(mina, jun)).toEqual({ isFollowing: false, followerCount: 0 });
  expect(await check()).toEqual({ isFollowing: false });
});

it('an unfollow may come in the body or in the address; the body has priority (D7)', async () => {
  const [mina, jun, ben] = [await world.person(), await world.person(), await world.person()];
  const send = (query: string, body?: object) =>
    world.send(`/api/follow/unfollow?${query}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  await follow(mina, jun);
  await follow(mina, ben);
  const inBody = await send(`followedId=${ben.id}`, { followerId: mina.id, followedId: jun.id });
  expect([inBody.status, await inBody.json()]).toEqual([200, { isFollowing: false, followerCount: 0 }]);
  expect(await profileOf(mina, ben)).toMatchObject({ isFollowing: true });
  expect((await send(`followerId=${jun.id}&followedId=${ben.id}`)).status).toBe(403);
  expect((await send(`followerId=${mina.id}&followedId=${ben.id}`)).status).toBe(200);
  expect(await profileOf(mina, ben)).toMatchObject({ isFollowing: false });
});

it('following oneself, an unknown person or in another’s name is refused (1 §5, D70)', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  await expect(follow(mina, mina)).rejects.toMatchObject({
    code: 'follow_self',
    message: 'Cannot follow yourself',
  });
  await expect(follow(mina, { ...jun, id: 'nobody' })).rejects.toMatchObject({ code: 'profile_not_found' });
  const forged = mina.client.follow.follow({ body: { followerId: jun.id, followedId: mina.id } });
  await expect(forged).rejects.toMatchObject({ status: 403 });
  expect((await profileOf(mina, mina)).followerCount).toBe(0);
});

it('followers are listed page by page, the newest first, with the viewer’s follows, and can be searched', async () => {
  const star = await world.person('star');
  const fans: Person[] = [];
  for (const name of ['ann', 'ben', 'cleo']) {
    const fan = await world.person(name);
    fans.push(fan);
    await follow(fan, star);
  }
  await follow(star, fans[0] as Person);
  const list = (query: object) => star.client.follow.followers({ params: { id: star.id }, query });
  const first = await list({ limit: 2 });
  expect(first.users.map(({ username, isFollowing }) => [username, isFollowing])).toEqual([
    ['cleo', false],
    ['ben', false],
  ]);
  const second = await list({ limit: 2, cursor: first.nextCursor });
  expect(second).toEqual({
    users: [{ id: fans[0]?.id, username: 'ann', name: null, profilePicture: null, isFollowing: true }],
  });
  expect((await list({ query: '@BE' })).users.map(({ username }) => username)).toEqual(['ben']);
  expect((await list({ query: '%' })).users).toEqual([]);
  const seenByThemselves = await fans[0]?.client.follow.followers({
    params: { id: star.id },
    query: { query: 'ann' },
  });
  expect(seenByThemselves?.users[0]).not.toHaveProperty('isFollowing');
  const following = await star.client.follow.following({ params: { id: star.id }, query: {} });
  expect(following.users.map(({ username }) => username)).toEqual(['ann']);
});

it('a page far behind is found by the index of the list, not by counting the rows before it', async () => {
  const { db } = world.database;
  const asked: SQL[] = [];
  const listening: Pick<typeof db, 'execute'> = {
    execute: (query) => {
      asked.push(query as SQL);
      return db.execute(query as SQL) as never;
    },
  };
  const people = createPeople(listening as typeof db, { areApart, followedAmong: async () => new Set() });
  const fans = sql`select ${follows.followerId} as person_id, ${follows.createdAt} as at
    from ${follows} where ${follows.followedId} = 'star'`;
  const cursor = Buffer.from('2026-01-01 00:00:00+00|someone').toString('base64url');
  await people.page('viewer', fans, { cursor, limit: 50 });
  const plan = await db.transaction(async (tx) => {
    // Makes the planner use indexes, as on tables that are too large for a full scan.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return tx.execute(sql`explain ${asked[0]}`);
  });
  expect(plan.rows.map((row) => Object.values(row)[0]).join('\n')).toMatch(
    /Index Cond: .*followed_id = .*ROW\(/,
  );
});

it('a forged cursor is refused', async () => {
  const mina = await world.person();
  for (const cursor of ['x', Buffer.from("2026-01-01 00:00:00+00|' or 1=1 --").toString('base64url')]) {
    const call = mina.client.follow.followers({ params: { id: mina.id }, query: { cursor } });
    await expect(call).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  }
});

it('an unfollow that arrives after a later follow changes nothing', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const body = { followedId: jun.id };
  expect(await mina.client.follow.follow({ body: { ...body, sequence: 2 } })).toMatchObject({
    isFollowing: true,
  });
  expect(await mina.client.follow.unfollow({ body: { ...body, sequence: 1 } })).toMatchObject({
    isFollowing: true,
  });
});

it('after many parallel follows and unfollows through two instances, the count equals the rows', async () => {
  const star = await world.person();
  const fans = await Promise.all(Array.from({ length: 5 }, () => world.person()));
  await Promise.all(
    Array.from({ length: 100 }, (_, each) => {
      const fan = fans[each % 5] as Person;
      const through = world.client(fan.token, each % 2 ? world.send : world.sendToAnother);
      const body = { followedId: star.id };
      return each % 3 ? through.follow.follow({ body }) : through.follow.unfollow({ body });
    }),
  );
  const { users } = await star.client.follow.followers({ params: { id: star.id }, query: {} });
  expect((await profileOf(star, star)).followerCount).toBe(users.length);
});
