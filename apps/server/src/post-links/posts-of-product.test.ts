// Runs on both databases: the query is hand-written SQL.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../posts/posts.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { postLinks } from './post-links.table.ts';

const COAT = 'https://shop.example/coat';

let world: World;
beforeAll(async () => {
  world = await openWorld({ origin: 'https://vitrine.example' });
});
afterAll(() => world[Symbol.asyncDispose]());

let author: Person;
let reader: Person;
let productId: string;
beforeEach(async () => {
  await world.database.db.delete(posts);
  [productId = ''] = await world.shelve({ name: 'Coat', link: `${COAT}?n=${Math.random()}` });
  author = await world.person();
  reader = await world.person();
});

const linkTo = async (id: string) => (await world.client().products.get({ params: { id } })).link ?? '';

async function show(by: Person, given: { url?: string; content?: string } = {}) {
  world.clock.now += 1000;
  const { url = await linkTo(productId), content = 'Look' } = given;
  return (await publish(world, by, { content, links: [{ url, label: 'Coat' }] })).id;
}

const postsFor = ({ client }: Pick<Person, 'client'>, query: { cursor?: string; limit?: number } = {}) =>
  client.postLinks.posts({ params: { id: productId }, query });
const idsFor = async (viewer: Pick<Person, 'client'>) => (await postsFor(viewer)).posts.map(({ id }) => id);

describe('posts that show a product: GET /api/products/{id}/posts', () => {
  it('posts with a link to the product come once each, the newest first, whoever wrote them', async () => {
    const first = await show(author);
    await show(author, { url: 'https://shop.example/hat' });
    const second = await show(reader);
    await world.database.db.execute(sql`
      insert into post_links (id, post_id, position, url, link_key, label)
      select 'again', post_id, 1, url, link_key, 'Again' from post_links where post_id = ${first}`);
    expect(await idsFor(reader)).toEqual([second, first]);
    const [{ username, content, media } = { username: '', content: '', media: [] }] = (await postsFor(reader))
      .posts;
    expect([username, content, media.length]).toEqual([reader.username, 'Look', 1]);
  });

  it('another spelling of the link leads to the same product', async () => {
    const link = await linkTo(productId);
    const spelled = await show(author, { url: `${link.replace('shop', 'SHOP')}&utm_source=post#top` });
    expect(await idsFor(reader)).toEqual([spelled]);
  });

  it('a link to the product on this site counts, too', async () => {
    const own = await show(author, { url: `https://vitrine.example/product/${productId}` });
    await show(author, { url: `https://elsewhere.example/product/${productId}` });
    expect(await idsFor(reader)).toEqual([own]);
  });

  it('a link counts no longer once it is edited away, or its author calls it wrong', async () => {
    const edited = await show(author);
    const wrong = await show(author);
    await author.client.posts.update({ params: { id: edited }, body: { content: 'Look', links: [] } });
    const url = await linkTo(productId);
    await author.client.postLinks.confirm({ body: { postId: wrong, url, userConfirmedAccurate: false } });
    expect(await idsFor(reader)).toEqual([]);
  });

  it('blocks hide posts from both sides, and from nobody else', async () => {
    const id = await show(author);
    const stranger = await world.person();
    await reader.client.moderation.block({ body: { blockedId: author.id } });
    expect(await idsFor(reader)).toEqual([]);
    expect(await idsFor(stranger)).toEqual([id]);
    await reader.client.moderation.unblock({ body: { blockedId: author.id } });
    await author.client.moderation.block({ body: { blockedId: reader.id } });
    expect(await idsFor(reader)).toEqual([]);
    expect(await idsFor({ client: world.client() })).toEqual([id]);
  });

  it('filtered posts (D88) and deleted ones are left out', async () => {
    const kept = await show(author);
    await show(author, { content: 'You are all bitches' });
    const removed = await show(author);
    await author.client.posts.remove({ params: { id: removed }, body: {} });
    expect(await idsFor(reader)).toEqual([kept]);
  });

  it('posts of a deleted account are left out', async () => {
    await show(author);
    await world.database.db.execute(sql`delete from people where id = ${author.id}`);
    expect(await idsFor(reader)).toEqual([]);
  });

  it('guests see posts without faces and flags, people with their own flags', async () => {
    const postId = await show(author);
    await reader.client.posts.like({ body: { postId } });
    const [seen] = (await postsFor(reader)).posts;
    expect(seen).toMatchObject({ userLiked: true, likeCount: 1, profilePictureUrl: null });
    const [asGuest] = (await postsFor({ client: world.client() })).posts;
    expect(asGuest).toMatchObject({ id: postId });
    expect(asGuest).not.toHaveProperty('userLiked');
    const sent = await (await world.send(`/api/products/${productId}/posts`)).text();
    expect(sent).toContain(postId);
    expect(sent).not.toContain('profile_picture_url');
  });

  it('pages follow each other, and an unknown product is not found', async () => {
    const [first, second, third] = [await show(author), await show(author), await show(reader)];
    const { posts: newest, nextCursor = '' } = await postsFor(reader, { limit: 2 });
    expect(newest.map(({ id }) => id)).toEqual([third, second]);
    const rest = await postsFor(reader, { limit: 2, cursor: nextCursor });
    expect(rest.posts.map(({ id }) => id)).toEqual([first]);
    expect(rest).not.toHaveProperty('nextCursor');
    expect((await world.send('/api/products/nothing/posts')).status).toBe(404);
    expect((await world.send(`/api/products/${productId}/posts?limit=25`)).status).toBe(400);
  });

  it('links of other products are not read, however many there are', async () => {
    await show(author);
    const { db } = world.database;
    await db.execute(sql`
      insert into posts (id, person_id, content, created_at)
      select 'many' || n, ${author.id}, 'Look', now() from generate_series(1, 5000) as n`);
    await db.execute(sql`
      insert into post_links (id, post_id, position, url, link_key, label)
      select 'many' || n, 'many' || n, 0, 'https://shop.example/' || n, 'https://shop.example/' || n, 'Thing'
      from generate_series(1, 5000) as n`);
    await db.execute(sql`analyze posts, post_links`);
    const rows = await db.execute<Record<string, string>>(sql`
      explain select ${postLinks.postId} from ${postLinks}
      where ${postLinks.linkKey} = any(${sql.param([await linkTo(productId), COAT])}::text[])`);
    const plan = rows.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('post_links_page');
    expect(plan).not.toContain('Seq Scan');
  });
});
