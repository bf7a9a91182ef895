// Runs on both databases: comments of one person are counted under a lock.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MINUTE } from '../kernel/clock.ts';
import { posts } from '../posts/posts.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { publish } from '../testing/publish.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-comments-'));
let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const say = ({ client }: Person, postId: string, content: string, clientId?: string) =>
  client.comments.add({ body: { postId, content, ...(clientId === undefined ? {} : { clientId }) } });

it('comments are listed oldest first, older ones page by page above, and counted by the post (D51)', async () => {
  const [mina, jun] = [await world.person('mina'), await world.person()];
  const { id } = await publish(world, jun);
  for (const text of ['first', ' second ', 'third']) {
    await say(mina, id, text);
    world.clock.now += 1000;
  }
  const list = (query: object) => jun.client.comments.list({ params: { postId: id }, query });
  const newest = await list({ limit: 2 });
  expect(newest.comments.map(({ content }) => content)).toEqual(['second', 'third']);
  const older = await list({ limit: 2, before: newest.previous });
  expect(older).toEqual({
    comments: [expect.objectContaining({ content: 'first', username: 'mina', userId: mina.id, postId: id })],
  });
  expect((await jun.client.posts.get({ params: { postId: id } })).commentCount).toBe(3);
  const seenByGuest = await world.client().comments.list({ params: { postId: id }, query: {} });
  expect(seenByGuest.comments).toHaveLength(3);
  expect(seenByGuest.comments[0]).toMatchObject({ profilePictureUrl: null });
});

it('a comment sent again under the same client id is one comment, also in parallel', async () => {
  const mina = await world.person();
  const { id } = await publish(world, mina);
  const sent = await Promise.all([1, 2, 3].map(() => say(mina, id, 'once', 'c1')));
  expect(new Set(sent.map(({ commentId }) => commentId)).size).toBe(1);
  expect(sent[0]?.comment).toMatchObject({ content: 'once', clientId: 'c1' });
  const { comments } = await mina.client.comments.list({ params: { postId: id }, query: {} });
  expect(comments).toHaveLength(1);
});

it('an empty comment is refused, and so is one on a missing post (1 §5)', async () => {
  const mina = await world.person();
  const { id } = await publish(world, mina);
  await expect(say(mina, id, ' \n ')).rejects.toMatchObject({ code: 'comment_empty' });
  await expect(say(mina, 'gone', 'Hi')).rejects.toMatchObject({ status: 404, code: 'post_not_found' });
});

it('a comment on a post that is deleted at the same moment is refused like one on a missing post', async () => {
  const mina = await world.person();
  const { id } = await publish(world, mina);
  const late = holding(
    world.database,
    (tx) => tx.delete(posts).where(eq(posts.id, id)),
    () => expect(say(mina, id, 'Hi')).rejects.toMatchObject({ status: 404, code: 'post_not_found' }),
  );
  await late;
});

it('a comment can be deleted by its author only', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const { id } = await publish(world, jun);
  const { commentId } = await say(mina, id, 'mine');
  const remove = ({ client }: Person) => client.comments.remove({ params: { id: commentId } });
  await expect(remove(jun)).rejects.toMatchObject({ status: 403, code: 'comment_not_yours' });
  expect(await remove(mina)).toEqual({ deleted: true });
  expect(await remove(mina)).toEqual({ deleted: true });
  expect((await jun.client.posts.get({ params: { postId: id } })).commentCount).toBe(0);
});

it('comments are deleted with their post, and a hundred of one person at once are stopped with a message', async () => {
  const mina = await world.person();
  const { id } = await publish(world, mina);
  const refused = { status: 429, code: 'too_many_comments' };
  const all = await Promise.allSettled(
    Array.from({ length: 100 }, (_, each) => say(mina, id, `comment ${each}`)),
  );
  const failed = all.filter((outcome) => outcome.status === 'rejected');
  expect(failed).toHaveLength(80);
  for (const { reason } of failed) expect(reason).toMatchObject(refused);
  await expect(say(mina, id, 'still')).rejects.toMatchObject({
    message: expect.stringContaining('too fast'),
  });
  world.clock.now += MINUTE + 1;
  await say(mina, id, 'later');
  await mina.client.posts.remove({ params: { id }, body: {} });
  await expect(say(mina, id, 'too late')).rejects.toMatchObject({ code: 'post_not_found' });
});

it('the setting limits the comments of one person per minute', async () => {
  const publishing = { mostPostsAMinute: 10, mostCommentsAMinute: 2, mostBytesADay: 1e9 };
  await using limited = await openWorld({ dataDir: folder, publishing });
  const mina = await limited.person();
  const { id } = await publish(limited, mina);
  for (const text of ['first', 'second']) await say(mina, id, text);
  await expect(say(mina, id, 'third')).rejects.toMatchObject({ status: 429, code: 'too_many_comments' });
});

describe('after a refused comment', () => {
  const publishing = { mostPostsAMinute: 10, mostCommentsAMinute: 1, mostBytesADay: 1e9 };

  it('a comment is possible again when the oldest is a minute old, and repeats of an existing one are answered', async () => {
    await using limited = await openWorld({ dataDir: folder, publishing });
    const mina = await limited.person();
    const { id } = await publish(limited, mina);
    const { commentId } = await say(mina, id, 'first', 'c1');
    limited.clock.now += 20_000;
    for (const retryAfter of ['40', '30']) {
      const { status, headers } = await limited.send('/api/post/comment', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${mina.token}` },
        body: JSON.stringify({ postId: id, content: 'second' }),
      });
      expect([status, headers.get('retry-after')]).toEqual([429, retryAfter]);
      limited.clock.now += 10_000;
    }
    expect(await say(mina, id, 'first', 'c1')).toMatchObject({ commentId });
    limited.clock.now += 20_000;
    await say(mina, id, 'second');
  });

  it('deleting a comment allows another one at once', async () => {
    await using limited = await openWorld({ dataDir: folder, publishing });
    const mina = await limited.person();
    const { id } = await publish(limited, mina);
    const { commentId } = await say(mina, id, 'first');
    await expect(say(mina, id, 'second')).rejects.toMatchObject({ code: 'too_many_comments' });
    await mina.client.comments.remove({ params: { id: commentId } });
    await say(mina, id, 'second');
  });

  it.runIf(inject('postgresUrl'))('further comments are refused while comments are locked', async () => {
    await using limited = await openWorld({ dataDir: folder, publishing });
    const mina = await limited.person();
    const { id } = await publish(limited, mina);
    await say(mina, id, 'first');
    const refused = () =>
      expect(say(mina, id, 'second')).rejects.toMatchObject({ code: 'too_many_comments' });
    await refused();
    await limited.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table comments, posts in access exclusive mode`);
      await refused();
    });
  });
});
