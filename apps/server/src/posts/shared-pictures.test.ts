import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLog } from '../kernel/log.ts';
import { composePicture } from '../media/compose-picture.ts';
import { createMediaStore } from '../media/media-store.ts';
import { openObjectStore } from '../media/open-object-store.ts';
import { createReadAddress } from '../media/read-address.ts';
import { people } from '../people/people.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pictureOf, publish, uploaded } from '../testing/publish.ts';
import { createSharedPictures } from './shared-pictures.service.ts';
import { createSharedPosts } from './shared-posts.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-shared-'));
let world: World;
let mina: Person;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
  mina = await world.person();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const shared = (postId: string, { client } = { client: world.client() }) =>
  client.posts.shareUrl({ params: { postId } });
const pictureAt = async (postId: string) => (await shared(postId)).imageUrl ?? '';

/** Publishes a post of pictures with the given sizes. */
async function postOf(...sizes: [width: number, height: number][]) {
  const media = await Promise.all(
    sizes.map(async ([width, height]) => ({
      key: await uploaded(world, mina, await pictureOf('tomato', { width, height })),
    })),
  );
  return mina.client.posts.create({ body: { media, content: 'Red' } });
}

/** The colour at a place of a picture, as parts of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left: Math.floor(x * (width - 1)), top: Math.floor(y * (height - 1)), width: 1, height: 1 })
    .raw()
    .toBuffer();
  const colours = { tomato: [255, 99, 71], teal: [0, 128, 128], navy: [0, 0, 128], white: [255, 255, 255] };
  const isNear = ([r = 0, g = 0, b = 0]: number[]) =>
    Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b)) < 14;
  return Object.entries(colours).find(([, parts]) => isNear(parts))?.[0] ?? `${red},${green},${blue}`;
}

describe('the address of a shared post', () => {
  it('it has no query, and names the picture', async () => {
    const { id } = await publish(world, mina);
    const { permanentShareUrl, shareS3Key, imageUrl } = await shared(id);
    expect(permanentShareUrl).toBe(`/p/${id}`);
    expect(shareS3Key).toMatch(new RegExp(`^share/${id}/[0-9a-f]{16}\\.jpg$`));
    expect(imageUrl).toBe(`/media/${shareS3Key}`);
  });

  it('a deleted post, one that never was, and one of a person who blocks the viewer have none', async () => {
    const viewer = await world.person();
    const { id } = await publish(world, mina);
    await expect(shared(id, viewer)).resolves.toMatchObject({ permanentShareUrl: `/p/${id}` });
    await mina.client.moderation.block({ body: { blockedId: viewer.id } });
    await expect(shared(id, viewer)).rejects.toMatchObject({ code: 'post_not_found' });
    await mina.client.posts.remove({ params: { id }, body: {} });
    for (const gone of [id, 'never-was'])
      await expect(shared(gone)).rejects.toMatchObject({ code: 'post_not_found' });
  });

  it('JSON at the page’s address says what the document does', async () => {
    const { id } = await publish(world, mina, { content: 'One\ntwo' });
    const preview = await world.client().posts.preview({ params: { postId: id } });
    expect(preview).toMatchObject({
      title: `Post by @${mina.username}`,
      description: 'One two',
      imageUrl: await pictureAt(id),
    });
  });
});

describe('the picture of a shared post', () => {
  it.each<[string, [number, number][]]>([
    ['an upright picture', [[400, 500]]],
    ['a wide picture', [[1200, 500]]],
    ['a very tall picture', [[60, 4000]]],
    ['a small picture', [[50, 50]]],
    [
      'two pictures',
      [
        [400, 500],
        [500, 400],
      ],
    ],
    [
      'more than three pictures',
      [
        [400, 500],
        [400, 400],
        [900, 400],
        [400, 500],
      ],
    ],
  ])('%s becomes a JPEG of 1200 × 630', async (_, sizes) => {
    const { id } = await postOf(...sizes);
    const answer = await world.send(await pictureAt(id));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await colourAt(bytes, 0.4, 0.5)).toBe('tomato');
  });

  it('a picture of 1 × 4000 pixels is refused in a post, and one of an older store is drawn', async () => {
    const thread = await pictureOf('tomato', { width: 1, height: 4000 });
    const key = await uploaded(world, mina, thread);
    const posted = mina.client.posts.create({ body: { media: [{ key }], content: '' } });
    await expect(posted).rejects.toMatchObject({ status: 400, code: 'upload_content' });
    const { bytes, ...size } = await composePicture(async () => thread, ['/media/thread.png']);
    expect(size).toEqual({ width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThanOrEqual(150_000);
    expect(await colourAt(Buffer.from(bytes), 0.5, 0.5)).toBe('tomato');
  });

  it('pictures stand side by side in their order', async () => {
    const media = await Promise.all(
      ['teal', 'tomato', 'navy'].map(async (colour) => ({
        key: await uploaded(world, mina, await pictureOf(colour)),
      })),
    );
    const { id } = await mina.client.posts.create({ body: { media, content: '' } });
    const bytes = Buffer.from(await (await world.send(await pictureAt(id))).arrayBuffer());
    const seen = await Promise.all([0.15, 0.5, 0.85].map((x) => colourAt(bytes, x, 0.5)));
    expect(seen).toEqual(['teal', 'tomato', 'navy']);
    expect(await colourAt(bytes, 1 / 3, 0.5)).toBe('white');
  });

  it('a picture that does not fit its panel stands in it whole, between sides of its own colours', async () => {
    const stripes = sharp({
      create: { width: 900, height: 300, channels: 3, background: 'tomato' },
    }).composite([
      { input: { create: { width: 60, height: 300, channels: 3, background: 'teal' } }, left: 0, top: 0 },
      { input: { create: { width: 60, height: 300, channels: 3, background: 'navy' } }, left: 840, top: 0 },
    ]);
    const media = [
      { key: await uploaded(world, mina, await stripes.png().toBuffer()) },
      { key: await uploaded(world, mina, await pictureOf('tomato')) },
    ];
    const { id } = await mina.client.posts.create({ body: { media, content: '' } });
    const bytes = Buffer.from(await (await world.send(await pictureAt(id))).arrayBuffer());
    const row = (y: number) => Promise.all([0.01, 0.25, 0.48].map((x) => colourAt(bytes, x, y)));
    expect(await row(0.5)).toEqual(['teal', 'tomato', 'navy']);
    expect((await row(0.02))[1]).toBe('tomato');
  });

  it('a picture full of detail stays below 150 kB', async () => {
    const noise = await sharp({
      create: {
        width: 1280,
        height: 1280,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer();
    const key = await uploaded(world, mina, noise);
    const { id } = await mina.client.posts.create({ body: { media: [{ key }], content: '' } });
    const bytes = await (await world.send(await pictureAt(id))).arrayBuffer();
    expect(bytes.byteLength).toBeLessThanOrEqual(150_000);
  });

  it('HEAD answers as GET does without a body, whatever the client accepts', async () => {
    const { id } = await publish(world, mina);
    const path = await pictureAt(id);
    const of = async (method: string) => {
      const answer = await world.send(path, { method, headers: { accept: 'text/html' } });
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      return { status: answer.status, headers, size: (await answer.arrayBuffer()).byteLength };
    };
    const got = await of('GET');
    expect(got.size).toBeGreaterThan(0);
    expect(await of('HEAD')).toEqual({ ...got, size: 0 });
  });

  it('an edit gives another address, and the old one shows the post as it is', async () => {
    const { id } = await publish(world, mina, { content: 'Before' });
    const before = await pictureAt(id);
    const first = await (await world.send(before)).arrayBuffer();
    await mina.client.posts.update({ params: { id }, body: { content: 'After' } });
    const after = await pictureAt(id);
    expect(after).not.toBe(before);
    for (const path of [before, after]) {
      const answer = await world.send(path);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(first.byteLength);
    }
  });

  it('a rename gives another address and the same picture', async () => {
    const owner = await world.person();
    const { id } = await publish(world, owner);
    const before = await pictureAt(id);
    const etag = (await world.send(before)).headers.get('etag');
    await world.database.db
      .update(people)
      .set({ username: `${owner.username}.2` })
      .where(eq(people.id, owner.id));
    const after = await pictureAt(id);
    expect(after).not.toBe(before);
    for (const path of [before, after]) expect((await world.send(path)).headers.get('etag')).toBe(etag);
  });

  it('there is none of a filtered post, of a deleted one, and of one that never was', async () => {
    const { id } = await publish(world, mina, { content: 'Fine' });
    const path = await pictureAt(id);
    expect((await world.send(path)).status).toBe(200);
    await mina.client.posts.update({ params: { id }, body: { content: 'You are all bitches' } });
    expect((await world.send(path)).status).toBe(404);
    await expect(shared(id)).rejects.toMatchObject({ code: 'post_not_found' });
    await mina.client.posts.update({ params: { id }, body: { content: 'Fine again' } });
    expect((await world.send(path)).status).toBe(200);
    await mina.client.posts.remove({ params: { id }, body: {} });
    for (const gone of [path, path.replace(id, 'never-was'), path.replace(/[^/]+$/, 'x.jpg')])
      expect((await world.send(gone)).status).toBe(404);
  });

  it('a picture that is not made in time is 503, and there at the next request', async () => {
    const { id } = await publish(world, mina);
    const gate = Promise.withResolvers<void>();
    const { db } = world.database;
    const store = createMediaStore(openObjectStore({ s3: undefined, dataDir: folder }));
    const pictures = createSharedPictures(db, {
      store,
      readAddress: async (address) => {
        await gate.promise;
        return createReadAddress({ store, shipped: {}, made: {} })(address);
      },
      clock: () => world.clock.now,
      log: noLog,
      sharedPosts: createSharedPosts(db),
      patience: 20,
    });
    await expect(pictures.read(id)).rejects.toMatchObject({ code: 'busy' });
    gate.resolve();
    await expect.poll(() => pictures.read(id).catch(() => undefined)).toMatch(/\.jpg$/);
  });

  it('a transparent picture is drawn on white', async () => {
    const clear = await sharp({
      create: { width: 400, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const key = await uploaded(world, mina, clear);
    const { id } = await mina.client.posts.create({ body: { media: [{ key }], content: '' } });
    const bytes = await (await world.send(await pictureAt(id))).arrayBuffer();
    const { channels } = await sharp(Buffer.from(bytes)).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('an address that can be none of a post is not found', async () => {
    for (const id of ['%00', 'a%2Fb', 'x'.repeat(65)])
      expect((await world.send(`/media/share/${id}/0123456789abcdef.jpg`)).status).toBe(404);
  });

  it('a picture asked for twenty times at once is made once', async () => {
    const { id } = await publish(world, mina);
    const path = await pictureAt(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.send(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });
});
