// Runs on both databases: hand-written SQL, and a worker beside requests.

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDelivery } from '../events/delivery.ts';
import { eventDeliveries } from '../events/events.table.ts';
import { noLog } from '../kernel/log.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { notificationsListeners } from './notifications.service.ts';
import { notifications } from './notifications.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function toldTo({ id }: Person) {
  await delivered();
  return world.database.db
    .select({
      kind: notifications.kind,
      actorId: notifications.actorId,
      postId: notifications.postId,
      commentId: notifications.commentId,
    })
    .from(notifications)
    .where(eq(notifications.personId, id))
    .orderBy(asc(notifications.kind));
}

const delivered = () =>
  createDelivery({
    db: world.database.db,
    listeners: notificationsListeners.filter((listener) => listener.kind === 'durable'),
    log: noLog,
  }).work(new AbortController().signal);

it('people are notified once of follows, likes and comments of others, and never of their own', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const { id: postId } = await publish(world, mina);
  await jun.client.follow.follow({ body: { followedId: mina.id } });
  for (const { client } of [jun, mina]) await client.posts.like({ body: { postId } });
  const body = { postId, content: 'Is it heavy?', clientId: 'one' };
  const { commentId } = await jun.client.comments.add({ body });
  await mina.client.comments.add({ body: { postId, content: 'No.' } });
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

it('after many parallel likes and follows through two instances, the notifications match the final state', async () => {
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

it('events that are delivered twice, late or out of order result in the present state', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const [first, second] = [await publish(world, mina), await publish(world, mina)];
  const { client } = jun;
  await client.follow.follow({ body: { followedId: mina.id } });
  for (const { id: postId } of [first, second]) await client.posts.like({ body: { postId } });
  const { commentId } = await client.comments.add({ body: { postId: first.id, content: 'Lovely' } });
  const told = await toldTo(mina);
  expect(told).toHaveLength(4);
  const { db } = world.database;
  const pair = (thingId: string) => ({ personId: jun.id, thingId });
  const again: (typeof eventDeliveries.$inferInsert)[] = [
    { listener: 'notifications of comments', about: { commentId } },
    { listener: 'notifications of follows', about: pair(mina.id) },
    { listener: 'notifications of likes', about: pair(second.id) },
    { listener: 'notifications of likes', about: pair(first.id) },
    { listener: 'notifications of likes', about: pair(first.id) },
    { listener: 'notifications between blocked people', about: { personId: mina.id, blockedId: jun.id } },
  ];
  await db.insert(eventDeliveries).values(again);
  expect(await toldTo(mina)).toEqual(told);
  await mina.client.posts.remove({ params: { id: first.id }, body: {} });
  await db.insert(eventDeliveries).values(again);
  expect((await toldTo(mina)).map(({ kind }) => kind)).toEqual(['follow', 'post_like']);
});

it('notifications of undone, deleted or blocked actions are removed', async () => {
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
