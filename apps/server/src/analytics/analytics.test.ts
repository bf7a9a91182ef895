import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daySalts } from '../day-viewers/day-viewers.table.ts';
import { createDelivery } from '../events/delivery.ts';
import { DAY } from '../kernel/clock.ts';
import { noLog } from '../kernel/log.ts';
import { subscriptions } from '../subscription/subscription.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { subscribe } from '../testing/subscribe.ts';
import { linkOpenings } from '../user-links/user-links.table.ts';
import { followerDays, reachDays, reachViewers } from './analytics.table.ts';
import { followerDayListeners } from './follower-days.service.ts';
import { createReach } from './reach.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const proPerson = async () => {
  const person = await world.person();
  await subscribe(world, person);
  return person;
};
const delivered = () =>
  createDelivery({
    db: world.database.db,
    listeners: followerDayListeners(() => world.clock.now),
    log: noLog,
  }).work(new AbortController().signal);
const dayBefore = (days: number) => new Date(world.clock.now - days * DAY).toISOString().slice(0, 10);
const reachOf = async ({ client }: Person) => (await client.analytics.people({ query: { days: 3 } })).reach;
const openPost = async ({ client }: Pick<Person, 'client'>, postId: string) =>
  (await client.analytics.postOpened({ params: { postId }, body: {} })).counted;

describe('analytics of links', () => {
  it('openings come by day and place, for all links and for one', async () => {
    const mina = await proPerson();
    const add = (path: string) =>
      mina.client.userLinks.add({ body: { url: `https://shop.example/${path}`, label: path } });
    const [cup, jug, quiet] = [await add('cup'), await add('jug'), await add('quiet')];
    const opened = (linkId: string, days: number, place: 'post' | 'list', openings: number) => ({
      ...{ linkId, day: dayBefore(days), place, openings },
    });
    await world.database.db
      .insert(linkOpenings)
      .values([
        opened(cup.id, 0, 'post', 2),
        opened(cup.id, 0, 'list', 1),
        opened(cup.id, 2, 'post', 4),
        opened(jug.id, 1, 'list', 9),
        opened(quiet.id, 3, 'post', 5),
      ]);
    const read = (linkId?: string) =>
      mina.client.analytics.links({ query: { days: 3, ...(linkId && { linkId }) } });
    expect(await read()).toEqual({
      days: [
        { day: dayBefore(2), post: 4, list: 0 },
        { day: dayBefore(1), post: 0, list: 9 },
        { day: dayBefore(0), post: 2, list: 1 },
      ],
      links: [
        { id: jug.id, label: 'jug', url: 'https://shop.example/jug', openings: 9 },
        { id: cup.id, label: 'cup', url: 'https://shop.example/cup', openings: 7 },
      ],
    });
    expect((await read(cup.id)).days.map(({ post, list }) => [post, list])).toEqual([
      [4, 0],
      [0, 0],
      [2, 1],
    ]);
    await mina.client.userLinks.remove({ params: { id: jug.id } });
    const { days, links } = await read();
    expect([days[1]?.list, links.map(({ label }) => label)]).toEqual([9, ['cup']]);
  });

  it('links of others are refused, and unknown ones are not found', async () => {
    const [mina, ben] = [await proPerson(), await world.person()];
    const { id } = await ben.client.userLinks.add({ body: { url: 'https://shop.example/cup' } });
    const read = (linkId: string) => mina.client.analytics.links({ query: { linkId } });
    await expect(read(id)).rejects.toMatchObject({ status: 403, code: 'user_link_not_yours' });
    await expect(read('unknown')).rejects.toMatchObject({ status: 404 });
  });
});

describe('reach of posts', () => {
  it('everybody counts once a day for an author, and the author never', async () => {
    const [mina, ben] = [await proPerson(), await world.person()];
    const [one, other] = [await publish(world, mina, {}), await publish(world, mina, {})];
    const guest = { client: world.client() };
    expect(await openPost(ben, one.id)).toBe(true);
    const again = await Promise.all([openPost(ben, one.id), openPost(ben, other.id)]);
    expect(again).toEqual([false, false]);
    expect(await openPost(guest, other.id)).toBe(true);
    expect(await openPost(mina, one.id)).toBe(false);
    expect(await openPost(ben, 'unknown')).toBe(false);
    expect((await reachOf(mina)).map(({ people }) => people)).toEqual([0, 0, 2]);
  });

  it('two opened posts at the same moment count one viewer', async () => {
    const [mina, ben] = [await proPerson(), await world.person()];
    const posts = await Promise.all([publish(world, mina, {}), publish(world, mina, {})]);
    const counted = await Promise.all(posts.map(({ id }) => openPost(ben, id)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect((await reachOf(mina)).at(-1)?.people).toBe(1);
  });

  it('posts of people who are apart count nothing', async () => {
    const [mina, ben] = [await proPerson(), await world.person()];
    const { id } = await publish(world, mina, {});
    await mina.client.moderation.block({ body: { blockedId: ben.id } });
    expect(await openPost(ben, id)).toBe(false);
  });

  it('instances share the salt of a day, and nothing is kept of viewers when it is over (S7)', async () => {
    const [mina, ben] = [await proPerson(), await world.person()];
    const { id } = await publish(world, mina, {});
    const { db } = world.database;
    await openPost(ben, id);
    const elsewhere = world.client(ben.token, world.sendToAnother);
    const { counted } = await elsewhere.analytics.postOpened({ params: { postId: id }, body: {} });
    expect(counted).toBe(false);
    expect(JSON.stringify(await db.select().from(reachViewers))).not.toContain(ben.id);
    const dayViewers = {
      today: () => dayBefore(-1),
      ofToday: () => Promise.reject(),
      sweep: () => Promise.reject(),
    };
    await createReach(db, { dayViewers }).sweep();
    expect(await db.$count(reachViewers)).toBe(0);
    expect(await db.$count(daySalts)).toBe(1);
    expect((await reachOf(mina)).at(-1)?.people).toBe(1);
  });
});

it('followers are known for each day: kept at each change, and before that by the follows that stand', async () => {
  const mina = await proPerson();
  const [ben, jun] = [await world.person(), await world.person()];
  const followers = async () =>
    (await mina.client.analytics.people({ query: { days: 4 } })).followers.map(({ people }) => people);
  expect(await followers()).toEqual([0, 0, 0, 0]);
  const { db } = world.database;
  const follow = { body: { followedId: mina.id } };
  await ben.client.follow.follow(follow);
  await jun.client.follow.follow(follow);
  await delivered();
  const kept = await db.select().from(followerDays).where(eq(followerDays.personId, mina.id));
  expect(kept).toEqual([{ personId: mina.id, day: dayBefore(0), followers: 2 }]);
  await db.insert(followerDays).values({ personId: mina.id, day: dayBefore(2), followers: 5 });
  await jun.client.follow.unfollow(follow);
  await delivered();
  expect(await followers()).toEqual([0, 5, 5, 1]);
});

it('without a paid plan nothing is told, also when it ends while the page is open', async () => {
  const mina = await world.person();
  const refused = { status: 402, code: 'plan_required' };
  await expect(mina.client.analytics.links({})).rejects.toMatchObject(refused);
  await expect(mina.client.analytics.people({})).rejects.toMatchObject(refused);
  await subscribe(world, mina);
  await mina.client.analytics.people({});
  const { db } = world.database;
  await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.personId, mina.id));
  await expect(mina.client.analytics.people({})).rejects.toMatchObject(refused);
  expect(await db.$count(reachDays, eq(reachDays.personId, mina.id))).toBe(0);
});
