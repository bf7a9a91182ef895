// Runs on both databases.

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { createNotifications } from './notifications.service.ts';
import { notifications } from './notifications.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const toldTo = async ({ id }: Person) =>
  world.database.db
    .select({
      kind: notifications.kind,
      actorId: notifications.actorId,
      postId: notifications.postId,
      commentId: notifications.commentId,
    })
    .from(notifications)
    .where(eq(notifications.personId, id))
    .orderBy(asc(notifications.kind));

it('people are told once of who follows them, likes their posts and talks about them, and of nothing they did themselves', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const { id: postId } = await publish(world, mina);
  await jun.client.follow.follow({ body: { followedId: mina.id } });
  for (const { client } of [jun, mina]) await client.posts.like({ body: { postId } });
  const body = { postId, content: 'Is it heavy?', clientId: 'one' };
  const { commentId } = await jun.client.comments.add({ body });
  await mina.client.comments.add({ body: { postId, content: 'No.' } });
  // Again: nothing new.
  await jun.client.follow.follow({ body: { followedId: mina.id } });
  await jun.client.posts.like({ body: { postId } });
  await jun.client.comments.add({ body });
  const actorId = jun.id;
  expect(await toldTo(mina)).toEqual([
    { kind: 'comment', actorId, postId, commentId },
    { kind: 'follow', actorId, postId: null, commentId: null },
    { kind: 'post_like', actorId, postId, commentId: null },
  ]);
  expect(await toldTo(jun)).toEqual([]);
});

it('of many likes and follows that are given and taken back at once, through two instances, what holds in the end is told', async () => {
  const star = await world.person();
  const { id: postId } = await publish(world, star);
  const fans = await Promise.all(Array.from({ length: 5 }, () => world.person()));
  await Promise.all(
    Array.from({ length: 100 }, (_, each) => {
      const { token } = fans[each % 5] as Person;
      const { posts, follow } = world.client(token, each % 2 ? world.send : world.sendToAnother);
      const body = { followedId: star.id };
      if (each % 4 < 2)
        return each % 3 ? posts.like({ body: { postId } }) : posts.unlike({ body: { postId } });
      return each % 3 ? follow.follow({ body }) : follow.unfollow({ body });
    }),
  );
  const told = await toldTo(star);
  const actors = (kind: string) => told.flatMap((each) => (each.kind === kind ? [each.actorId] : [])).sort();
  const { likes } = await star.client.posts.countLikes({ params: { postId }, query: {} });
  const { users } = await star.client.follow.followers({ params: { id: star.id }, query: {} });
  expect(actors('post_like')).toEqual(likes.map(({ id }) => id).sort());
  expect(actors('follow')).toEqual(users.map(({ id }) => id).sort());
});

it('nobody is told of what is gone by then', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const notes = createNotifications(world.database.db, () => world.clock.now);
  await notes.tell({ kind: 'post_like', personId: mina.id, actorId: jun.id, postId: 'gone' });
  expect(await toldTo(mina)).toEqual([]);
});

it('what is taken back, deleted or kept away is told no more', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const [first, second] = [await publish(world, mina), await publish(world, mina)];
  const { client } = jun;
  await client.follow.follow({ body: { followedId: mina.id } });
  await client.posts.like({ body: { postId: first.id } });
  await client.posts.like({ body: { postId: second.id } });
  const { commentId: id } = await client.comments.add({ body: { postId: second.id, content: 'Need.' } });
  await client.follow.unfollow({ body: { followedId: mina.id } });
  await client.posts.unlike({ body: { postId: first.id } });
  expect((await toldTo(mina)).map(({ kind }) => kind)).toEqual(['comment', 'post_like']);
  await client.comments.remove({ params: { id } });
  expect((await toldTo(mina)).map(({ kind, postId }) => [kind, postId])).toEqual([['post_like', second.id]]);
  await mina.client.posts.remove({ params: { id: second.id }, body: {} });
  expect(await toldTo(mina)).toEqual([]);
  await client.posts.like({ body: { postId: first.id } });
  await mina.client.moderation.block({ body: { blockedId: jun.id } });
  expect(await toldTo(mina)).toEqual([]);
});
