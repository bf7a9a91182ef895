// PostgreSQL only: the embedded database runs one statement at a time, so nothing is concurrent there.

import type { Post } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenHashOf } from '../kernel/tokens.ts';
import { openWorld, type World } from '../testing/harness.ts';

const PEOPLE = 100;
const POSTS = 50;
const AT_ONCE = 60;

const personId = (number: number) => `fan-${number}`;
const postId = (number: number) => `post-${number}`;
const tokenOf = (number: number) => `token-of-fan-${number}`.padEnd(43, '-');
const authorOf = (post: number) => post % 10;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { db } = world.database;
  for (let number = 0; number < PEOPLE; number += 1) {
    const id = personId(number);
    await db.execute(
      sql`insert into people (id, username, email, password_hash, created_at) values (${id}, ${id}, ${id}, '!', now())`,
    );
    await db.execute(sql`
      insert into sessions (token_hash, person_id, expires_at, created_at)
      values (${tokenHashOf(tokenOf(number))}, ${id}, now() + interval '1 year', now())`);
  }
  for (let number = 0; number < POSTS; number += 1)
    await db.execute(
      sql`insert into posts (id, person_id, content, created_at) values (${postId(number)}, ${personId(authorOf(number))}, 'Red', now())`,
    );
});
afterAll(() => world[Symbol.asyncDispose]());

const countIn = async (from: ReturnType<typeof sql>) => {
  const { rows } = await world.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${from}`,
  );
  return rows[0]?.count;
};

const TITLE = 'after %i parallel likes, saves and follows through two instances, every count equals its rows';
it.each([1000])(TITLE, afterToggles);
it.each([10_000])(TITLE, { tags: 'long/costs', timeout: 300_000 }, afterToggles);

async function afterToggles(toggles: number): Promise<void> {
  const clients = Array.from({ length: PEOPLE }, (_, number) =>
    [world.send, world.sendToAnother].map((send) => world.client(tokenOf(number), send)),
  );
  async function toggle(number: number) {
    const fan = (number * 37) % PEOPLE;
    const post = (number * 11 + Math.floor(number / 7)) % POSTS;
    const author = authorOf(post);
    const client = clients[fan]?.[number % 2];
    if (!client) return;
    const body = { postId: postId(post) };
    const kind = number % 3;
    if (kind === 0) await client.posts.toggleLike({ body });
    else if (fan === author) return;
    else if (kind === 1) await client.posts.toggleSave({ body });
    else await client.follow[number % 2 ? 'follow' : 'unfollow']({ body: { followedId: personId(author) } });
  }
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < toggles; number = next++) await toggle(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const [seer] = clients[PEOPLE - 1] ?? [];
  const shown: Post[] = [];
  for (let author = 0; author < 10; author += 1) {
    const listed = await seer?.posts.list({ params: { userId: personId(author) }, query: {} });
    shown.push(...(listed?.posts ?? []));
    const profile = await seer?.profile.get({ params: { id: personId(author) }, query: {} });
    expect(profile?.followerCount).toBe(await countIn(sql`follows where followed_id = ${personId(author)}`));
  }
  expect(shown).toHaveLength(POSTS);
  for (const { id, likeCount, saveCount } of shown) {
    expect(likeCount).toBe(await countIn(sql`post_likes where post_id = ${id}`));
    expect(saveCount).toBe(await countIn(sql`post_saves where post_id = ${id}`));
  }
  expect(shown.some(({ likeCount }) => likeCount > 0)).toBe(true);
  expect(shown.some(({ saveCount }) => saveCount > 0)).toBe(true);
}
