import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pictureOf, publish, uploaded } from '../testing/publish.ts';
import { subscribe } from '../testing/subscribe.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-posts-'));
let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const seen = ({ client }: { client: Person['client'] }, postId: string) =>
  client.posts.get({ params: { postId } });

describe('publishing', () => {
  it('a new post shows its uploads in order, re-encoded, with text and links', async () => {
    const mina = await world.person('mina');
    const keys = [];
    for (const colour of ['teal', 'tomato']) keys.push(await uploaded(world, mina, await pictureOf(colour)));
    const post = await mina.client.posts.create({
      body: {
        content: '  Two walls ',
        media: keys.map((key, each) => ({ key, ...(each ? {} : { alt: 'A wall' }) })),
        links: [
          { url: 'https://shop.example/wall', label: 'The wall' },
          { url: 'https://shop.example/nothing' },
          { label: 'No address' },
        ],
      },
    });
    expect(post).toMatchObject({
      userId: mina.id,
      username: 'mina',
      content: 'Two walls',
      likeCount: 0,
      saveCount: 0,
      commentCount: 0,
      linkCount: 1,
      userLiked: false,
      userSaved: false,
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    expect(post.media.map(({ order, alt, width, height }) => [order, alt, width, height])).toEqual([
      [0, 'A wall', 400, 500],
      [1, undefined, 400, 500],
    ]);
    const picture = await world.send(post.media[0]?.signedUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const seenByGuest = await seen({ client: world.client() }, post.id);
    expect(seenByGuest).not.toHaveProperty('userLiked');
    expect(seenByGuest).toMatchObject({ id: post.id, username: 'mina' });
  });

  it('the same post sent twice is one', async () => {
    const mina = await world.person();
    const key = await uploaded(world, mina, await pictureOf('teal'));
    const send = () => mina.client.posts.create({ body: { clientId: 'draft-1', media: [{ key }] } });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.id).toBe(other.id);
    expect((await mina.client.posts.list({ params: { userId: mina.id }, query: {} })).posts).toHaveLength(1);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'data:text/html,x',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'VbScript:x',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//a.example',
    'a.example',
  ])('the link %j is refused in a new and in an edited post', async (url) => {
    const mina = await world.person();
    const refused = { status: 400, code: 'post_link_invalid' };
    const links = [{ url, label: 'Here' }];
    await expect(publish(world, mina, { links })).rejects.toMatchObject(refused);
    expect((await mina.client.posts.list({ params: { userId: mina.id }, query: {} })).posts).toEqual([]);
    const { id } = await publish(world, mina);
    const edit = mina.client.posts.update({ params: { id }, body: { content: '', links } });
    await expect(edit).rejects.toMatchObject(refused);
    expect((await mina.client.postLinks.list({ params: { postId: id } })).links).toEqual([]);
  });

  it('uploads that are no picture, missing or of another person are refused, and the error names the file', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const create = (key: string) => mina.client.posts.create({ body: { media: [{ key }] } });
    const script = await uploaded(world, mina, Buffer.from('<svg onload="alert(1)"/>'));
    await expect(create(script)).rejects.toMatchObject({ status: 400, code: 'upload_content' });
    await expect(create('nothing')).rejects.toMatchObject({ status: 404, code: 'upload_unknown' });
    const theirs = await uploaded(world, jun, await pictureOf('teal'));
    await expect(create(theirs)).rejects.toMatchObject({ status: 404, code: 'upload_unknown' });
    const several = [await uploaded(world, mina, await pictureOf('teal')), 'nothing'];
    const media = several.map((key) => ({ key }));
    await expect(mina.client.posts.create({ body: { media } })).rejects.toMatchObject({ about: 'nothing' });
    const ask = (fileType: string, fileSize?: number) =>
      mina.client.posts.askUpload({ body: { fileType, ...(fileSize ? { fileSize } : {}) } });
    await expect(ask('image/svg+xml')).rejects.toMatchObject({ code: 'upload_type' });
    await expect(ask('video/mp4', 2_000_000_000)).rejects.toMatchObject({ status: 413, code: 'upload_size' });
  });
});

describe('limits of publishing', () => {
  const openLimited = async (limits: { mostPostsAMinute: number; mostBytesADay: number }) => {
    const publishing = { ...limits, mostCommentsAMinute: 20 };
    const limited = await openWorld({ dataDir: folder, publishing });
    onTestFinished(() => limited[Symbol.asyncDispose]());
    return limited;
  };
  const statusAndWait = ({ status, headers }: Response) => [status, headers.get('retry-after')];

  it('a person over the limit has to wait, even after deleting posts or with parallel requests', async () => {
    const limited = await openLimited({ mostPostsAMinute: 3, mostBytesADay: 1e9 });
    const [mina, jun] = [await limited.person(), await limited.person()];
    const { id } = await publish(limited, mina, { clientId: 'first' });
    await mina.client.posts.remove({ params: { id }, body: {} });
    const keys = [];
    for (let number = 0; number < 5; number += 1)
      keys.push(await uploaded(limited, mina, await pictureOf('teal')));
    const create = (key: string | undefined, clientId?: string) =>
      limited.send('/api/post/create', {
        method: 'POST',
        headers: { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ media: [{ key }], clientId }),
      });
    const answers = await Promise.all(keys.map((key, number) => create(key, `c${number}`)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(statusAndWait)).toEqual([
      [429, '60'],
      [429, '60'],
      [429, '60'],
    ]);
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_posts' });
    // A repeat of a published post does not count, and each person has a separate limit.
    const published = answers.findIndex(({ status }) => status === 201);
    expect((await create(keys[published], `c${published}`)).status).toBe(201);
    await publish(limited, jun);
    limited.clock.now += MINUTE;
    expect((await create(keys.find((_, number) => answers[number]?.status === 429))).status).toBe(201);
  });

  it('a person may upload a number of bytes a day, for posts and profile, and deleted files count until they are gone', async () => {
    const file = await pictureOf('teal');
    const limited = await openLimited({ mostPostsAMinute: 100, mostBytesADay: 3 * file.length });
    const [mina, jun] = [await limited.person(), await limited.person()];
    const { id } = await publish(limited, mina);
    await mina.client.posts.remove({ params: { id }, body: {} });
    await publish(limited, mina);
    limited.clock.now += HOUR;
    const key = await uploaded(limited, mina, file);
    await mina.client.account.keepPicture({ body: { key } });
    const ask = (path: string, body: object) =>
      limited.send(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const wish = { fileType: 'image/png', fileSize: file.length };
    for (const path of ['/api/post/get-upload-url', '/api/profile/get-cover-photo-url']) {
      const refused = await ask(path, wish);
      expect(statusAndWait(refused)).toEqual([429, String(23 * 3600)]);
      expect(await refused.json()).toMatchObject({ code: 'uploads_used_up' });
    }
    await publish(limited, jun);
    limited.clock.now += 23 * HOUR;
    await uploaded(limited, mina, file);
  });

  it('files without a declared size count as well', async () => {
    const file = await pictureOf('teal');
    const limited = await openLimited({ mostPostsAMinute: 100, mostBytesADay: 2 * file.length - 1 });
    const mina = await limited.person();
    const send = async () => {
      const { uploadUrl, headers } = await mina.client.posts.askUpload({ body: { fileType: 'image/png' } });
      const init = { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) };
      return limited.send(uploadUrl, init);
    };
    expect((await send()).status).toBe(200);
    expect(statusAndWait(await send())).toEqual([429, String(24 * 3600)]);
  });
});

describe('likes and saves', () => {
  it('a like toggles as the specification has it, and sets a wanted state (D8)', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id: postId } = await publish(world, jun);
    const { posts } = mina.client;
    expect(await posts.toggleLike({ body: { postId } })).toEqual({ liked: true, likeCount: 1 });
    expect(await posts.toggleLike({ body: { postId, liked: true } })).toEqual({ liked: true, likeCount: 1 });
    expect(await posts.toggleLike({ body: { postId } })).toEqual({ liked: false, likeCount: 0 });
    expect(await posts.like({ body: { postId } })).toEqual({ liked: true, likeCount: 1 });
    expect(await posts.likes({ params: { postId }, query: {} })).toEqual({ userLiked: true, likeCount: 1 });
    expect(await posts.countLikes({ params: { postId }, query: {} })).toMatchObject({
      count: 1,
      likes: [{ id: mina.id }],
    });
    expect(await posts.unlike({ body: { postId } })).toEqual({ liked: false, likeCount: 0 });
    expect(await posts.toggleSave({ body: { postId } })).toEqual({ saved: true, saveCount: 1 });
    expect(await posts.saved({ params: { postId }, query: {} })).toEqual({ saved: true });
    expect(await posts.countSaves({ params: { postId } })).toEqual({ count: 1 });
    const saved = await posts.listSaved({ params: { userId: mina.id }, query: {} });
    expect(saved.posts).toMatchObject([{ id: postId, userSaved: true }]);
    expect(await posts.toggleSave({ body: { postId, saved: false } })).toEqual({
      saved: false,
      saveCount: 0,
    });
  });

  it('a post cannot be saved by its author (1 §4), nor in the name of another person', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id: postId } = await publish(world, mina);
    await expect(mina.client.posts.toggleSave({ body: { postId, saved: true } })).rejects.toMatchObject({
      status: 403,
      code: 'save_own_post',
    });
    const forged = jun.client.posts.toggleLike({ body: { postId, userId: mina.id } });
    await expect(forged).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    const peeked = jun.client.posts.listSaved({ params: { userId: mina.id }, query: {} });
    await expect(peeked).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await seen(mina, postId)).toMatchObject({ likeCount: 0, saveCount: 0 });
  });

  it('the people who like a post are hidden from guests', async () => {
    const mina = await world.person();
    const { id: postId } = await publish(world, mina);
    await mina.client.posts.like({ body: { postId } });
    const { posts } = world.client();
    expect(await posts.countLikes({ params: { postId }, query: {} })).toEqual({ count: 1, likes: [] });
  });
});

describe('changing a post', () => {
  it('an edit of an older version is refused, so that the text of another tab is not lost', async () => {
    const mina = await world.person();
    const { id, version } = await publish(world, mina, { content: 'One' });
    const update = (content: string, of = version) =>
      mina.client.posts.update({ params: { id }, body: { content, version: of } });
    expect(await update('Two')).toMatchObject({
      message: 'Post updated successfully',
      post: { content: 'Two' },
    });
    await expect(update('Three')).rejects.toMatchObject({ status: 409, code: 'post_changed' });
    expect(await seen(mina, id)).toMatchObject({ content: 'Two', version: 2 });
    expect(await update('Three', 2)).toMatchObject({ post: { content: 'Three' } });
  });

  it('an edit with a lost response can be sent again, and changes nothing twice', async () => {
    const mina = await world.person();
    const { id, version } = await publish(world, mina, { content: 'One' });
    const links = [{ url: 'https://shop.example/a', label: 'A' }];
    const save = (label: string) =>
      mina.client.posts.update({
        params: { id },
        body: { content: 'Two ', links: [{ ...links[0], label }], version },
      });
    const { post } = await save('A');
    expect(await save(' A')).toMatchObject({ post: { content: 'Two', version: post?.version } });
    await expect(save('B')).rejects.toMatchObject({ code: 'post_changed' });
    expect(await mina.client.postLinks.list({ params: { postId: id } })).toMatchObject({ links });
  });

  it('an edit drops links without a label or an address, and keeps the verdicts on the others (1 §5)', async () => {
    const mina = await world.person();
    const link = { url: 'https://shop.example/a', label: 'A' };
    const { id } = await publish(world, mina, { links: [link] });
    const links = async () => (await mina.client.postLinks.list({ params: { postId: id } })).links;
    const [first] = await links();
    await subscribe(world, mina);
    await mina.client.userLinks.pin({ params: { id: first?.id ?? '' }, body: { isPinned: true } });
    const given = [
      { url: 'https://shop.example/b', label: 'B' },
      { ...link, label: 'New' },
      { url: 'x', label: '' },
    ];
    await mina.client.posts.update({ params: { id }, body: { content: '', links: given } });
    expect((await links()).map(({ label, isPinned }) => [label, isPinned])).toEqual([
      ['New', true],
      ['B', false],
    ]);
    expect((await links())[0]?.id).toBe(first?.id);
  });

  it('a post can be changed and deleted by its author only, and is gone for all viewers', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id } = await publish(world, mina, { links: [{ url: 'https://shop.example/a', label: 'A' }] });
    const notTheirs = { status: 403, code: 'post_not_yours' };
    await expect(jun.client.posts.update({ params: { id }, body: { content: 'x' } })).rejects.toMatchObject(
      notTheirs,
    );
    await expect(jun.client.posts.remove({ params: { id }, body: {} })).rejects.toMatchObject(notTheirs);
    const [link] = (await jun.client.postLinks.list({ params: { postId: id } })).links;
    const pin = jun.client.userLinks.pin({ params: { id: link?.id ?? '' }, body: { isPinned: true } });
    await expect(pin).rejects.toMatchObject({ status: 403, code: 'user_link_not_yours' });
    const url = 'https://shop.example/a';
    const confirm = jun.client.postLinks.confirm({ body: { postId: id, url, userConfirmedAccurate: false } });
    await expect(confirm).rejects.toMatchObject(notTheirs);
    expect(await mina.client.posts.remove({ params: { id }, body: { userId: mina.id } })).toEqual({
      deleted: true,
    });
    expect(await mina.client.posts.remove({ params: { id }, body: {} })).toEqual({ deleted: true });
    await expect(seen(jun, id)).rejects.toMatchObject({
      status: 404,
      code: 'post_not_found',
      message: 'Post not found or could not be loaded',
    });
  });

  it('a post is deleted also by clients that send the user id in the address (D7)', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id } = await publish(world, mina);
    const remove = (userId: string) =>
      world.send(`/api/post/delete-post/${id}?userId=${userId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${mina.token}` },
      });
    expect((await remove(jun.id)).status).toBe(403);
    expect(await seen(mina, id)).toMatchObject({ id });
    expect((await remove(mina.id)).status).toBe(200);
    await expect(seen(mina, id)).rejects.toMatchObject({ status: 404 });
  });

  it('posts come page by page, the newest first', async () => {
    const mina = await world.person();
    const ids: string[] = [];
    for (const content of ['1', '2', '3']) {
      ids.unshift((await publish(world, mina, { content })).id);
      world.clock.now += 1000;
    }
    const list = (query: object) => mina.client.posts.list({ params: { userId: mina.id }, query });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual(ids);
    expect(second).not.toHaveProperty('nextCursor');
    expect((await mina.client.profile.get({ params: { id: mina.id }, query: {} })).postCount).toBe(3);
  });
});
