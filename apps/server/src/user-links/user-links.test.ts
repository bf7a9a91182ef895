// Runs on both databases: hand-written SQL, and requests that compete for one order.

import { LINK_LISTS_MAX, PINNED_LINKS_MAX, type UserLink } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDayViewers } from '../day-viewers/day-viewers.service.ts';
import { newId } from '../db/new-id.ts';
import { DAY } from '../kernel/clock.ts';
import { subscriptions } from '../subscription/subscription.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { subscribe } from '../testing/subscribe.ts';
import { createLinkOpenings } from './link-openings.service.ts';
import { pageHashOf } from './page-of-link.rules.ts';
import { linkListEntries, linkViewers, userLinks } from './user-links.table.ts';

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
const endPlan = ({ id }: Person) =>
  world.database.db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.personId, id));
const at = (path: string) => `https://shop.example/${path}`;
const own = async ({ client, id }: Person, query: { cursor?: string; limit?: number; ids?: string } = {}) =>
  client.userLinks.own({ params: { id }, query });
const labels = async (person: Person) => (await own(person)).links.map(({ label }) => label);
const add = ({ client }: Person, path: string, label = path) =>
  client.userLinks.add({ body: { url: at(path), label } });
const pin = ({ client }: Person, id: string, isPinned = true) =>
  client.userLinks.pin({ params: { id }, body: { isPinned } });
const sort = ({ client }: Person, id: string, lists: { add?: string[]; remove?: string[] }) =>
  client.userLinks.sort({ params: { id }, body: lists });
const makeList = ({ client }: Person, name: string, isPublic = true) =>
  client.userLinks.makeList({ body: { name, isPublic } });
const listsOf = async (viewer: Person, { username }: Person) =>
  (await viewer.client.userLinks.lists({ params: { username } })).lists;
const linksIn = (viewer: Person, { username }: Person, listId?: string, cursor?: string) =>
  viewer.client.userLinks.ofPerson({
    params: { username },
    query: { ...(listId && { listId }), ...(cursor && { cursor }), limit: 2 },
  });
const pass = (ms: number) => {
  world.clock.now += ms;
};

describe('links of a person', () => {
  it('addresses of one page are one link, which keeps its first address, and routes in fragments are two', async () => {
    const mina = await world.person();
    const links = ['bowl', 'bowl/?utm_source=x', 'bowl#reviews', '#/bowl', '#/jug'].map((path) => ({
      url: at(path),
      label: path,
    }));
    await publish(world, mina, { links: links.slice(0, 1) });
    pass(1);
    await publish(world, mina, { links: links.slice(1) });
    pass(1);
    await mina.client.userLinks.add({ body: { url: 'https://SHOP.example/bowl/' } });
    const urls = (await own(mina)).links.map(({ url }) => url);
    expect(urls.toSorted()).toEqual([at('#/bowl'), at('#/jug'), at('bowl')].toSorted());
  });

  it('a link of a post leaves with its post, and one that was added stays', async () => {
    const mina = await world.person();
    const { id } = await publish(world, mina, {
      links: [
        { url: at('kept'), label: 'Kept' },
        { url: at('lost'), label: 'Lost' },
      ],
    });
    await add(mina, 'kept', 'Kept here');
    await mina.client.posts.remove({ params: { id }, body: {} });
    expect(await labels(mina)).toEqual(['Kept here']);
  });

  it('links come by their ids, without deleted ones and those of others', async () => {
    const [mina, other] = [await world.person(), await world.person()];
    const [cup, jug] = [await add(mina, 'cup'), await add(mina, 'jug')];
    const theirs = await add(other, 'bowl');
    await mina.client.userLinks.remove({ params: { id: jug.id } });
    const ids = [cup, jug, theirs].map(({ id }) => id).join(',');
    expect((await own(mina, { ids })).links.map(({ id }) => id)).toEqual([cup.id]);
  });

  it('a deleted link stays in its post, and comes back by undo or another post, not by an edit (D20)', async () => {
    const mina = await proPerson();
    const links = [{ url: at('cup'), label: 'Cup' }];
    const { id: postId } = await publish(world, mina, { links });
    const [cup] = (await own(mina)).links;
    const id = cup?.id ?? '';
    await pin(mina, id);
    const remove = () => mina.client.userLinks.remove({ params: { id }, query: { source: 'your-links' } });
    for (const time of ['once', 'twice']) expect(await remove(), time).toEqual({ deleted: true });
    await mina.client.posts.update({ params: { id: postId }, body: { content: 'New words', links } });
    expect(await labels(mina)).toEqual([]);
    expect((await mina.client.postLinks.list({ params: { postId } })).links).toHaveLength(1);
    expect(await mina.client.userLinks.restore({ params: { id } })).toMatchObject({ id, isPinned: true });
    await remove();
    await publish(world, mina, { links });
    expect((await own(mina)).links).toMatchObject([{ id, label: 'Cup', isPinned: false }]);
    await pin(mina, id);
    await remove();
    expect(await add(mina, 'cup')).toMatchObject({ id, isPinned: false });
  });

  it('a label that the person wrote stays when the post changes its own', async () => {
    const mina = await world.person();
    const url = at('jug');
    const { id } = await publish(world, mina, { links: [{ url, label: 'Jug' }] });
    const change = (label: string) =>
      mina.client.posts.update({ params: { id }, body: { content: '', links: [{ url, label }] } });
    await change('A jug');
    expect(await labels(mina)).toEqual(['A jug']);
    const [jug] = (await own(mina)).links;
    const rename = (label: string) =>
      mina.client.userLinks.rename({ params: { id: jug?.id ?? '' }, body: { label } });
    const said = '<b>My</b> \u202egnol gnirts';
    expect(await rename(`  ${said} `)).toMatchObject({ label: said });
    await change('Jug again');
    expect(await labels(mina)).toEqual([said]);
    await expect(rename(' ')).rejects.toMatchObject({ code: 'user_link_label_missing' });
    await expect(rename('x'.repeat(10_000))).rejects.toMatchObject({ status: 400 });
    expect(await labels(mina)).toEqual([said]);
  });

  it('renaming a link that was deleted meanwhile is refused, and an undo brings back its old label', async () => {
    const mina = await world.person();
    const { id } = await add(mina, 'cup', 'Cup');
    const remove = () => mina.client.userLinks.remove({ params: { id }, query: { source: 'your-links' } });
    const rename = (label: string) => mina.client.userLinks.rename({ params: { id }, body: { label } });
    const gone = { status: 404, code: 'user_link_not_found' };
    await remove();
    await expect(rename('Jug')).rejects.toMatchObject(gone);
    expect(await labels(mina)).toEqual([]);
    const restore = () => mina.client.userLinks.restore({ params: { id } });
    expect(await restore()).toMatchObject({ label: 'Cup' });
    const [renamed, removed] = await Promise.allSettled([rename('Jug'), remove()]);
    expect(removed).toMatchObject({ status: 'fulfilled' });
    expect([{ value: { label: 'Jug' } }, { reason: gone }]).toContainEqual(
      renamed.status === 'fulfilled'
        ? { value: { label: renamed.value.label } }
        : { reason: { status: renamed.reason.status, code: renamed.reason.code } },
    );
    expect(await labels(mina)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'ftp://shop.example/x', 'no address', ''])(
    '%s is no web address',
    async (url) => {
      const mina = await world.person();
      await expect(mina.client.userLinks.add({ body: { url } })).rejects.toMatchObject({ status: 400 });
    },
  );

  it('links come page by page, each once, also while new ones are added', async () => {
    const mina = await proPerson();
    for (let number = 0; number < 7; number += 1) {
      await add(mina, `${number}`);
      pass(1);
    }
    await pin(mina, (await own(mina)).links[3]?.id ?? '');
    const seen: UserLink[] = [];
    let cursor: string | undefined;
    do {
      const page = await own(mina, { limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.links);
      cursor = page.nextCursor;
      await add(mina, `late ${seen.length}`);
    } while (cursor);
    expect(seen.map(({ label }) => label)).toEqual(['3', '6', '5', '4', '2', '1', '0']);
  });

  it('links of others cannot be read, changed, pinned or deleted', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id } = await add(mina, 'hers');
    const theirs = { status: 403 };
    await expect(own({ ...jun, id: mina.id })).rejects.toMatchObject(theirs);
    await expect(pin(jun, id)).rejects.toMatchObject(theirs);
    await expect(sort(jun, id, {})).rejects.toMatchObject(theirs);
    const { userLinks: calls } = jun.client;
    await expect(calls.rename({ params: { id }, body: { label: 'x' } })).rejects.toMatchObject(theirs);
    await expect(calls.remove({ params: { id }, query: {} })).rejects.toMatchObject(theirs);
    await expect(calls.restore({ params: { id } })).rejects.toMatchObject(theirs);
    expect(await labels(mina)).toEqual(['hers']);
  });
});

describe('pinned links', () => {
  it('pinned links come first, in their order, and in posts too (D20)', async () => {
    const mina = await proPerson();
    const links = ['a', 'b'].map((path) => ({ url: at(path), label: path }));
    const { id: postId } = await publish(world, mina, { links });
    await add(mina, 'c');
    const inPost = async () => (await mina.client.postLinks.list({ params: { postId } })).links;
    const b = (await inPost())[1]?.id ?? '';
    expect(await pin(mina, b)).toMatchObject({ label: 'b', isPinned: true });
    expect((await inPost()).map(({ label, isPinned }) => [label, isPinned])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect((await labels(mina))[0]).toBe('b');
    await pin(mina, b, false);
    expect((await inPost())[0]?.label).toBe('a');
  });

  it('without a paid plan no link is pinned; pins from before stay, and come off (D20)', async () => {
    const mina = await world.person();
    const [kept, other] = [await add(mina, 'kept'), await add(mina, 'other')];
    const refused = { status: 402, code: 'plan_required' };
    await expect(pin(mina, kept.id)).rejects.toMatchObject(refused);
    await subscribe(world, mina);
    await pin(mina, kept.id);
    await endPlan(mina);
    await expect(pin(mina, other.id)).rejects.toMatchObject(refused);
    expect(await pin(mina, kept.id)).toMatchObject({ isPinned: true });
    expect((await mina.client.userLinks.arrange({ body: { ids: [other.id, kept.id] } })).ids).toEqual([
      kept.id,
    ]);
    await mina.client.userLinks.remove({ params: { id: kept.id } });
    const restored = await mina.client.userLinks.restore({ params: { id: kept.id } });
    expect(restored).toMatchObject({ isPinned: true });
    expect(await pin(mina, kept.id, false)).toMatchObject({ isPinned: false });
    await expect(pin(mina, kept.id)).rejects.toMatchObject(refused);
  });

  it('sixty moves between the same two links end in the order that was seen', async () => {
    const mina = await proPerson();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      const { id } = await add(mina, name);
      ids.push(id);
      await pin(mina, id);
    }
    expect(await labels(mina)).toEqual(['a', 'b', 'c', 'd']);
    let order = ids;
    for (let move = 0; move < 60; move += 1) {
      const last = order.at(-1) ?? '';
      order = [order[0] ?? '', last, ...order.slice(1, -1)];
      expect((await mina.client.userLinks.arrange({ body: { ids: order } })).ids).toEqual(order);
    }
    expect((await own(mina)).links.map(({ id }) => id)).toEqual(order);
  });

  it('orders of two devices end in one of both, and unknown ids count nothing', async () => {
    const [mina, jun] = [await proPerson(), await proPerson()];
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await add(mina, name)).id);
    await Promise.all(ids.map((id) => pin(mina, id)));
    const foreign = await add(jun, 'foreign');
    await pin(jun, foreign.id);
    const [a = '', b = '', c = ''] = ids;
    const arrange = (given: string[]) => mina.client.userLinks.arrange({ body: { ids: given } });
    await Promise.all([arrange([c, foreign.id, b]), arrange([b, 'unknown', c, b])]);
    const order = (await own(mina)).links.map(({ id }) => id);
    expect([
      [c, b, a],
      [b, c, a],
    ]).toContainEqual(order);
    expect(await labels(jun)).toEqual(['foreign']);
  });

  it('an order with a link that was deleted meanwhile holds for the others, and an undo puts it last', async () => {
    const mina = await proPerson();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await add(mina, name)).id);
    for (const id of ids) await pin(mina, id);
    const [a = '', b = '', c = ''] = ids;
    await mina.client.userLinks.remove({ params: { id: b }, query: { source: 'your-links' } });
    expect((await mina.client.userLinks.arrange({ body: { ids: [c, b, a] } })).ids).toEqual([c, a]);
    expect(await labels(mina)).toEqual(['c', 'a']);
    await mina.client.userLinks.restore({ params: { id: b } });
    expect(await labels(mina)).toEqual(['c', 'a', 'b']);
  });

  it('pins have a limit, also for requests at the same moment', async () => {
    const mina = await proPerson();
    const rows = Array.from({ length: PINNED_LINKS_MAX + 1 }, (_, number) => ({
      id: newId(),
      personId: mina.id,
      page: pageHashOf(at(`${number}`)),
      url: at(`${number}`),
      label: `${number}`,
      isAdded: true,
      createdAt: new Date(world.clock.now),
      pinnedAt: number < PINNED_LINKS_MAX - 1 ? number : null,
    }));
    await world.database.db.insert(userLinks).values(rows);
    const rest = rows.slice(-2).map(({ id }) => pin(mina, id));
    const outcomes = (await Promise.allSettled(rest)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(
      pin(mina, rows.at(-1)?.id ?? '').then(() => pin(mina, rows.at(-2)?.id ?? '')),
    ).rejects.toMatchObject({
      code: 'too_many_pinned_links',
    });
  });
});

describe('lists of links', () => {
  it('a person makes, renames and deletes lists, and moves links between them', async () => {
    const mina = await world.person();
    const [first, second] = [await makeList(mina, ' First '), await makeList(mina, 'Second', false)];
    expect(first).toMatchObject({ name: 'First', isPublic: true, itemCount: 0 });
    const { id } = await add(mina, 'bowl');
    for (const time of ['once', 'twice'])
      expect((await sort(mina, id, { add: [first.id] })).listIds, time).toEqual([first.id]);
    expect(await sort(mina, id, { add: [second.id], remove: [first.id] })).toMatchObject({
      listIds: [second.id],
    });
    const change = (body: { name?: string; isPublic?: boolean }) =>
      mina.client.userLinks.changeList({ params: { id: second.id }, body });
    expect(await change({ name: 'Other' })).toMatchObject({ name: 'Other', isPublic: false, itemCount: 1 });
    expect(await change({ isPublic: true })).toMatchObject({ name: 'Other', isPublic: true });
    await expect(change({ name: ' ' })).rejects.toMatchObject({ code: 'link_list_name_missing' });
    for (const time of ['once', 'twice'])
      expect(await mina.client.userLinks.removeList({ params: { id: second.id } }), time).toEqual({
        deleted: true,
      });
    expect((await listsOf(mina, mina)).map(({ name }) => name)).toEqual(['First']);
    expect(await labels(mina)).toEqual(['bowl']);
  });

  it('others see public lists alone, and nothing tells them of private ones', async () => {
    const [mina, ben] = [await proPerson(), await world.person()];
    const [open, hidden] = [await makeList(mina, 'Open'), await makeList(mina, 'Hidden', false)];
    const both = await add(mina, 'both');
    pass(1);
    const alone = await add(mina, 'alone');
    await sort(mina, both.id, { add: [open.id, hidden.id] });
    await sort(mina, alone.id, { add: [hidden.id] });
    await pin(mina, alone.id);
    expect((await listsOf(mina, mina)).map(({ name, isPublic }) => [name, isPublic])).toEqual(
      expect.arrayContaining([
        ['Open', true],
        ['Hidden', false],
      ]),
    );
    expect(await listsOf(ben, mina)).toMatchObject([{ id: open.id, itemCount: 1 }]);
    const all = await linksIn(ben, mina);
    expect(all.links).toMatchObject([{ label: 'both', openings: 0, listIds: [] }]);
    const none = { status: 404, code: 'links_not_found', message: 'No public links found for this user' };
    await expect(linksIn(ben, mina, hidden.id)).rejects.toMatchObject(none);
    await expect(linksIn(ben, mina, 'unknown')).rejects.toMatchObject(none);
    await expect(linksIn(ben, ben)).rejects.toMatchObject(none);
    expect((await linksIn(mina, mina, hidden.id)).links).toHaveLength(2);
    expect(await listsOf(ben, ben)).toEqual([]);
  });

  it('links of all public lists come page by page, each once, at the latest place of two', async () => {
    const [anna, ben] = [await world.person(), await world.person()];
    const [one, two] = [await makeList(anna, 'One'), await makeList(anna, 'Two')];
    const [a, b, c] = [await add(anna, 'a'), await add(anna, 'b'), await add(anna, 'c')];
    for (const [link, list] of [
      [a, one],
      [b, two],
      [c, one],
      [a, two],
    ] as const) {
      await sort(anna, link.id, { add: [list.id] });
      pass(1);
    }
    const first = await linksIn(ben, anna);
    const next = await linksIn(ben, anna, undefined, first.nextCursor);
    const shown = [first, next].map(({ links }) => links.map(({ label }) => label));
    expect([shown, next.nextCursor]).toEqual([[['a', 'c'], ['b']], undefined]);
  });

  it('a list that becomes private is gone for others, between two of its pages too', async () => {
    const [anna, ben] = [await world.person(), await world.person()];
    const list = await makeList(anna, 'Cups');
    for (const name of ['a', 'b', 'c']) {
      await sort(anna, (await add(anna, name)).id, { add: [list.id] });
      pass(1);
    }
    const first = await linksIn(ben, anna, list.id);
    expect([first.links.map(({ label }) => label), first.list?.itemCount]).toEqual([['c', 'b'], 3]);
    const next = await linksIn(ben, anna, list.id, first.nextCursor);
    expect([next.links.map(({ label }) => label), next.nextCursor]).toEqual([['a'], undefined]);
    await anna.client.userLinks.changeList({ params: { id: list.id }, body: { isPublic: false } });
    await expect(linksIn(ben, anna, list.id, first.nextCursor)).rejects.toMatchObject({ status: 404 });
  });

  it('a deleted link counts in no list, and is back in them by undo', async () => {
    const mina = await world.person();
    const list = await makeList(mina, 'Cups');
    const { id } = await add(mina, 'cup');
    await sort(mina, id, { add: [list.id] });
    await mina.client.userLinks.remove({ params: { id }, query: {} });
    expect(await listsOf(mina, mina)).toMatchObject([{ itemCount: 0 }]);
    expect(await linksIn(mina, mina, list.id)).toMatchObject({ links: [], list: { itemCount: 0 } });
    await mina.client.userLinks.restore({ params: { id } });
    expect(await listsOf(mina, mina)).toMatchObject([{ itemCount: 1 }]);
  });

  it('blocked people see neither lists nor links, guests are asked to log in', async () => {
    const [mina, ben] = [await world.person(), await world.person()];
    const list = await makeList(mina, 'Cups');
    await ben.client.moderation.block({ body: { blockedId: mina.id } });
    const hidden = { status: 403, message: "You cannot view this user's links" };
    for (const [viewer, person] of [
      [ben, mina],
      [mina, ben],
    ] as const)
      await expect(listsOf(viewer, person)).rejects.toMatchObject(hidden);
    await expect(linksIn(ben, mina, list.id)).rejects.toMatchObject(hidden);
    const { username } = mina;
    await expect(world.client().userLinks.lists({ params: { username } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('lists of others cannot be changed, deleted or filled, and there is a limit', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id } = await makeList(mina, 'Hers');
    const none = { status: 404, code: 'link_list_not_found' };
    await expect(
      jun.client.userLinks.changeList({ params: { id }, body: { name: 'Mine' } }),
    ).rejects.toMatchObject(none);
    const link = await add(jun, 'cup');
    await expect(sort(jun, link.id, { add: [id] })).rejects.toMatchObject(none);
    await jun.client.userLinks.removeList({ params: { id } });
    expect(await listsOf(mina, mina)).toMatchObject([{ name: 'Hers', itemCount: 0 }]);
    expect(await world.database.db.$count(linkListEntries)).toBeGreaterThanOrEqual(0);
    const more = Array.from({ length: LINK_LISTS_MAX }, (_, number) => makeList(jun, `${number}`));
    await Promise.all(more);
    await expect(makeList(jun, 'One more')).rejects.toMatchObject({ code: 'too_many_link_lists' });
  });
});

describe('openings of links', () => {
  const opened = (client: Person['client'], id: string, source: 'post' | 'list') =>
    client.userLinks.opened({ params: { id }, body: { source } });
  const openings = async (person: Person) => (await own(person)).links[0]?.openings;

  it('each viewer counts once a day, the owner never', async () => {
    const [mina, ben] = [await world.person(), await world.person()];
    const { id: postId } = await publish(world, mina, { links: [{ url: at('cup'), label: 'Cup' }] });
    const [link] = (await mina.client.postLinks.list({ params: { postId } })).links;
    const id = link?.id ?? '';
    const open = async ({ client }: Pick<Person, 'client'>) => (await opened(client, id, 'post')).counted;
    expect([await open(ben), await open(ben), await open(mina)]).toEqual([true, false, false]);
    const guest = { client: world.client() };
    expect([await open(guest), await open(guest)]).toEqual([true, false]);
    expect(await openings(mina)).toBe(2);
    pass(DAY);
    expect(await open(ben)).toBe(true);
    expect(await openings(mina)).toBe(3);
    const { db } = world.database;
    const dayViewers = createDayViewers(db, { clock: () => world.clock.now });
    await createLinkOpenings(db, { dayViewers }).sweep();
    const viewers = await db.select().from(linkViewers);
    expect(JSON.stringify(viewers)).not.toContain(ben.id);
    expect(new Set(viewers.map(({ day }) => day)).size).toBe(1);
  });

  it('links that do not exist, or are in private lists or hidden posts, count nothing', async () => {
    const [mina, ben] = [await world.person(), await world.person()];
    const [open, hidden] = [await makeList(mina, 'Open'), await makeList(mina, 'Hidden', false)];
    const { id } = await add(mina, 'cup');
    await sort(mina, id, { add: [hidden.id] });
    for (const [given, source] of [
      [id, 'list'],
      [id, 'post'],
      ['unknown', 'list'],
      ['unknown', 'post'],
    ] as const)
      expect(await opened(ben.client, given, source)).toEqual({ counted: false });
    await sort(mina, id, { add: [open.id] });
    expect(await opened(ben.client, id, 'list')).toEqual({ counted: true });
    await mina.client.moderation.block({ body: { blockedId: ben.id } });
    pass(DAY);
    expect(await opened(ben.client, id, 'list')).toEqual({ counted: false });
    expect(await openings(mina)).toBe(1);
  });
});
