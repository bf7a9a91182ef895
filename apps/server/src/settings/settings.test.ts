// Runs on both databases: switches are saved in parallel, and hand-written SQL reads them.

import { CONTENT_FILTER_DEFAULTS, type ErrorCode, NOTIFICATION_DEFAULTS } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const UNWELCOME = 'You are a bitch';
const ofThem = ({ id: userId }: Person) => ({ params: { userId } });

describe('saving switches (2 §3)', () => {
  it('people who have saved nothing have the defaults', async () => {
    const mina = await world.person();
    expect(await mina.client.settings.contentFilters(ofThem(mina))).toEqual(CONTENT_FILTER_DEFAULTS);
    expect(await mina.client.settings.notifications(ofThem(mina))).toEqual(NOTIFICATION_DEFAULTS);
  });

  it('saved switches stay, and omitted ones stay as they are', async () => {
    const mina = await world.person();
    const { settings } = mina.client;
    await settings.saveContentFilters({ ...ofThem(mina), body: { autoReject: false } });
    const held = await settings.saveContentFilters({ ...ofThem(mina), body: { hideFilteredContent: false } });
    expect(held).toEqual({ autoReject: false, hideFilteredContent: false });
    expect(await settings.contentFilters(ofThem(mina))).toEqual(held);
    await settings.saveNotifications({ ...ofThem(mina), body: { likes: false, emailNotifications: true } });
    expect(await settings.notifications(ofThem(mina))).toEqual({
      ...NOTIFICATION_DEFAULTS,
      likes: false,
      emailNotifications: true,
    });
  });

  it('switches that are saved at once by two devices both hold', async () => {
    const mina = await world.person();
    const { settings } = mina.client;
    const names = Object.keys(NOTIFICATION_DEFAULTS) as (keyof typeof NOTIFICATION_DEFAULTS)[];
    await Promise.all(
      names.map((name) =>
        settings.saveNotifications({ ...ofThem(mina), body: { [name]: !NOTIFICATION_DEFAULTS[name] } }),
      ),
    );
    const opposite = Object.fromEntries(names.map((name) => [name, !NOTIFICATION_DEFAULTS[name]]));
    expect(await settings.notifications(ofThem(mina))).toEqual(opposite);
  });

  it('the settings of another person are refused, and stay as they are (D66)', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { settings } = jun.client;
    for (const call of [
      () => settings.contentFilters(ofThem(mina)),
      () => settings.saveContentFilters({ ...ofThem(mina), body: { autoReject: false } }),
      () => settings.notifications(ofThem(mina)),
      () => settings.saveNotifications({ ...ofThem(mina), body: { likes: false } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403, code: 'forbidden' satisfies ErrorCode });
    expect(await mina.client.settings.contentFilters(ofThem(mina))).toEqual(CONTENT_FILTER_DEFAULTS);
  });

  test.each(['GET', 'POST'])('%s of a guest is refused, as JSON', async (method) => {
    const mina = await world.person();
    for (const kind of ['content-filter-settings', 'notification-settings']) {
      const answer = await world.send(`/user/${kind}/${mina.id}`, {
        method,
        ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
    }
  });
});

describe('flagged posts and comments (D88)', () => {
  const see = async ({ client }: Pick<Person, 'client'>, postId: string) => {
    const post = await client.posts.get({ params: { postId } });
    const { comments } = await client.comments.list({ params: { postId }, query: {} });
    return { post: post.filtered, comments: comments.map(({ filtered }) => filtered) };
  };

  it('are covered by default, and for guests; with the switch off they show plainly', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    await mina.client.settings.saveContentFilters({ ...ofThem(mina), body: { autoReject: false } });
    const { id: postId } = await publish(world, mina, { content: UNWELCOME });
    await jun.client.comments.add({ body: { postId, content: UNWELCOME } });
    const covered = { post: true, comments: [true] };
    expect(await see(jun, postId)).toEqual(covered);
    await jun.client.settings.saveContentFilters({ ...ofThem(jun), body: { hideFilteredContent: false } });
    expect(await see(jun, postId)).toEqual({ post: undefined, comments: [undefined] });
    expect(await see(mina, postId)).toEqual(covered);
    expect(await see({ client: world.client() }, postId)).toEqual(covered);
  });

  it('a comment with unwelcome words is refused on a post whose owner refuses them, and is stored nowhere', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id: postId } = await publish(world, mina);
    const add = (client: Person['client'], content: string) =>
      client.comments.add({ body: { postId, content } });
    await expect(add(jun.client, UNWELCOME)).rejects.toMatchObject({
      status: 400,
      code: 'comment_unwelcome',
    });
    expect((await see(mina, postId)).comments).toEqual([]);
    await add(jun.client, 'Lovely');
    // On one's own post, one's own words are only covered.
    world.clock.now += 1;
    await add(mina.client, UNWELCOME);
    expect((await see(jun, postId)).comments).toEqual([undefined, true]);
    await mina.client.settings.saveContentFilters({ ...ofThem(mina), body: { autoReject: false } });
    world.clock.now += 1;
    await add(jun.client, UNWELCOME);
    expect((await see(jun, postId)).comments).toEqual([undefined, true, true]);
  });
});
