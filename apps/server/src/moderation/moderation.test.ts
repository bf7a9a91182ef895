import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follows } from '../follow/follow.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { publish } from '../testing/publish.ts';
import { reports } from './moderation.table.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-moderation-'));
let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const block = (one: Person, { id }: { id: string }) =>
  one.client.moderation.block({ body: { blockedId: id } });
const profileOf = (viewer: Person, { id }: Person) =>
  viewer.client.profile.get({ params: { id }, query: {} });

it('a block that arrives after its end changes nothing, and ends nothing between the two people', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const { follow, moderation } = mina.client;
  await follow.follow({ body: { followedId: jun.id } });
  const body = { blockedId: jun.id };
  expect(await moderation.unblock({ body: { ...body, sequence: 2 } })).toEqual({ blocked: false });
  expect(await moderation.block({ body: { ...body, sequence: 1 } })).toEqual({ blocked: false });
  expect(await follow.check({ query: { followedId: jun.id } })).toEqual({ isFollowing: true });
  expect(await moderation.block({ body: { ...body, sequence: 3 } })).toEqual({ blocked: true });
});

it('a block hides both people from each other: profile, posts, comments, likes, lists, saved posts (D15)', async () => {
  const [mina, jun, friend] = [await world.person(), await world.person(), await world.person()];
  const [byMina, byJun, byFriend] = [
    await publish(world, mina),
    await publish(world, jun),
    await publish(world, friend),
  ];
  await mina.client.follow.follow({ body: { followedId: jun.id } });
  await jun.client.follow.follow({ body: { followedId: mina.id } });
  await jun.client.posts.toggleSave({ body: { postId: byMina.id, saved: true } });
  for (const person of [mina, jun]) {
    await person.client.follow.follow({ body: { followedId: friend.id } });
    await person.client.posts.like({ body: { postId: byFriend.id } });
    await person.client.comments.add({ body: { postId: byFriend.id, content: 'Lovely' } });
  }

  expect(await block(mina, jun)).toEqual({ blocked: true });

  for (const [viewer, other, post] of [
    [mina, jun, byJun],
    [jun, mina, byMina],
  ] as const) {
    const { posts, comments, follow } = viewer.client;
    const blocked = { status: 403, code: 'profile_blocked', message: 'You cannot view this profile' };
    await expect(profileOf(viewer, other)).rejects.toMatchObject(blocked);
    const ofOther = { params: { id: other.id }, query: {} };
    await expect(follow.followers(ofOther)).rejects.toMatchObject(blocked);
    await expect(follow.following(ofOther)).rejects.toMatchObject(blocked);
    await expect(posts.list({ params: { userId: other.id }, query: {} })).rejects.toMatchObject(blocked);
    await expect(follow.follow({ body: { followedId: other.id } })).rejects.toMatchObject(blocked);
    const found = await viewer.client.discover.search({ query: { query: other.username } });
    expect(found.users.map(({ id }) => id)).not.toContain(other.id);
    const gone = { status: 404, code: 'post_not_found' };
    const params = { postId: post.id };
    await expect(posts.get({ params })).rejects.toMatchObject(gone);
    await expect(posts.like({ body: { postId: post.id } })).rejects.toMatchObject(gone);
    await expect(posts.toggleSave({ body: { postId: post.id } })).rejects.toMatchObject(gone);
    await expect(comments.list({ params, query: {} })).rejects.toMatchObject(gone);
    await expect(comments.add({ body: { postId: post.id, content: 'Hi' } })).rejects.toMatchObject(gone);
    await expect(posts.unlike({ body: { postId: post.id } })).rejects.toMatchObject(gone);
    await expect(posts.toggleLike({ body: { postId: post.id } })).rejects.toMatchObject(gone);
    await expect(posts.likes({ params, query: {} })).rejects.toMatchObject(gone);
    await expect(posts.saved({ params, query: {} })).rejects.toMatchObject(gone);
    await expect(posts.countLikes({ params, query: {} })).rejects.toMatchObject(gone);
    await expect(posts.countSaves({ params })).rejects.toMatchObject(gone);
    await expect(viewer.client.postLinks.list({ params })).rejects.toMatchObject(gone);
    const { profile } = viewer.client;
    await expect(profile.picture({ params: { id: other.id } })).rejects.toMatchObject(blocked);
    await expect(profile.cover({ params: { id: other.id } })).rejects.toMatchObject(blocked);
    const raw = await world.send(`/api/profile/${other.id}?requestingUserId=${viewer.id}`, {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(await raw.json()).toMatchObject({ error: 'You cannot view this profile', blocked: true });
    const seen = await comments.list({ params: { postId: byFriend.id }, query: {} });
    expect(seen.comments.map(({ userId }) => userId)).toEqual([viewer.id]);
    const { likes } = await posts.countLikes({ params: { postId: byFriend.id }, query: {} });
    expect(likes.map(({ id }) => id)).toEqual([viewer.id]);
    const { users } = await follow.followers({ params: { id: friend.id }, query: {} });
    expect(users.map(({ id }) => id)).toEqual([viewer.id]);
    expect(await posts.listSaved({ params: { userId: viewer.id }, query: {} })).toEqual({ posts: [] });
  }
  expect(await profileOf(friend, mina)).toMatchObject({ followerCount: 0, followingCount: 1 });

  const { users } = await mina.client.moderation.blocked({ query: {} });
  expect(users.map(({ id }) => id)).toEqual([jun.id]);
  expect(await jun.client.moderation.blocked({ query: {} })).toEqual({ users: [] });
  expect(await jun.client.moderation.unblock({ body: { blockedId: mina.id } })).toEqual({ blocked: false });
  await expect(profileOf(jun, mina)).rejects.toMatchObject({ code: 'profile_blocked' });
  expect(await mina.client.moderation.unblock({ body: { blockedId: jun.id } })).toEqual({ blocked: false });
  expect(await profileOf(jun, mina)).toMatchObject({ isFollowing: false });
});

it('a block also ends relations between the two that were just being written', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  for (const [follower, followed] of [
    [mina, jun],
    [jun, mina],
  ] as const) {
    const rows = { followerId: follower.id, followedId: followed.id };
    await holding(
      world.database,
      (tx) => tx.insert(follows).values(rows),
      () => block(mina, jun),
    );
    expect(await follower.client.follow.check({ query: { followedId: followed.id } })).toEqual({
      isFollowing: false,
    });
    await mina.client.moderation.unblock({ body: { blockedId: jun.id } });
  }
});

it('two people who block each other at once do not deadlock', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  for (let each = 0; each < 5; each += 1) {
    const blocked = { blocked: true };
    expect(await Promise.all([block(mina, jun), block(jun, mina)])).toEqual([blocked, blocked]);
    for (const [one, other] of [
      [mina, jun],
      [jun, mina],
    ] as const)
      await one.client.moderation.unblock({ body: { blockedId: other.id } });
  }
});

it('blocking oneself or an unknown person is refused', async () => {
  const mina = await world.person();
  await expect(block(mina, mina)).rejects.toMatchObject({ code: 'block_self' });
  await expect(block(mina, { id: 'nobody' })).rejects.toMatchObject({ code: 'profile_not_found' });
});

it('each thing is reported once per person, and reports of missing or own things are refused', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const post = await publish(world, jun);
  const report = (body: object) => mina.client.moderation.report({ body: body as never });
  await report({ kind: 'user', id: jun.id, category: 'spam' });
  await report({ kind: 'post', id: post.id, category: 'spam' });
  await report({ kind: 'post', id: post.id, category: 'counterfeit', note: 'Not theirs' });
  const kept = await world.database.db.select().from(reports);
  expect(kept.map(({ kind, category, note }) => [kind, category, note]).sort()).toEqual([
    ['post', 'counterfeit', 'Not theirs'],
    ['user', 'spam', null],
  ]);
  await expect(report({ kind: 'user', id: mina.id, category: 'spam' })).rejects.toMatchObject({
    code: 'report_self',
  });
  await expect(report({ kind: 'comment', id: 'gone', category: 'spam' })).rejects.toMatchObject({
    code: 'report_unknown',
  });
});

describe('filtered content (D88)', () => {
  const post = async (viewer: Person, { id }: { id: string }) =>
    (await viewer.client.posts.get({ params: { postId: id } })).filtered === true;

  it.each([
    ['what it says', { content: 'You are all bitches' }],
    ['the name of a link', { links: [{ url: 'https://shop.test', label: 'F.u.c.k, fuck you' }] }],
  ])('a post is filtered for %s, until it is edited', async (_, given) => {
    const [mina, jun] = [await world.person(), await world.person()];
    const published = await publish(world, mina, given);
    expect(published.filtered).toBe(true);
    expect(await post(jun, published)).toBe(true);
    const edit = { params: { id: published.id }, body: { content: 'A teal wall', links: [] } };
    await mina.client.posts.update(edit);
    expect(await post(jun, published)).toBe(false);
    await mina.client.posts.update({ ...edit, body: { content: 'Arschloch' } });
    expect(await post(jun, published)).toBe(true);
  });

  it('a comment is filtered for its words, and a kind one is not', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id: postId } = await publish(world, mina);
    // Otherwise it would be refused.
    await mina.client.settings.saveContentFilters({
      params: { userId: mina.id },
      body: { autoReject: false },
    });
    await jun.client.comments.add({ body: { postId, content: 'Lovely' } });
    await jun.client.comments.add({ body: { postId, content: 'Kill yourself' } });
    const { comments } = await mina.client.comments.list({ params: { postId }, query: {} });
    const spared = comments.filter(({ filtered }) => filtered).map(({ content }) => content);
    expect([comments.length, spared]).toEqual([2, ['Kill yourself']]);
  });

  it('a post and a comment are filtered after three reports at once, whatever its author edits', async () => {
    const author = await world.person();
    const reporters = [await world.person(), await world.person(), await world.person()];
    const published = await publish(world, author);
    const said = await author.client.comments.add({ body: { postId: published.id, content: 'Hm' } });
    const reportBy = ({ client }: Person, kind: 'post' | 'comment') =>
      client.moderation.report({
        body: { kind, id: kind === 'post' ? published.id : said.commentId, category: 'nudity' },
      });
    const [first, ...others] = reporters as [Person, ...Person[]];
    for (let each = 0; each < 3; each++) await reportBy(first, 'post');
    expect(await post(first, published)).toBe(false);
    await Promise.all(others.map((other) => reportBy(other, 'post')));
    expect(await post(first, published)).toBe(true);
    await author.client.posts.update({ params: { id: published.id }, body: { content: 'Kind words' } });
    expect(await post(first, published)).toBe(true);
    await Promise.all(reporters.map((reporter) => reportBy(reporter, 'comment')));
    const { comments } = await first.client.comments.list({ params: { postId: published.id }, query: {} });
    expect(comments.map(({ filtered }) => filtered)).toEqual([true]);
  });
});

it('a blocked person may report the one who blocked them (D15)', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  await block(jun, mina);
  const body = { kind: 'user', id: jun.id, category: 'harassment' } as const;
  expect(await mina.client.moderation.report({ body })).toEqual({ reported: true });
});

it('one person can make fifty reports in an hour, also in parallel', async () => {
  const mina = await world.person();
  const posts = [];
  const jun = await world.person();
  for (let each = 0; each < 60; each += 1) posts.push(await publish(world, jun));
  const answers = await Promise.all(
    posts.map(({ id }) =>
      mina.client.moderation.report({ body: { kind: 'post', id, category: 'spam' } }).then(
        () => 'reported',
        ({ code }) => code,
      ),
    ),
  );
  expect(answers.toSorted()).toEqual([...Array(50).fill('reported'), ...Array(10).fill('too_many_reports')]);
});
