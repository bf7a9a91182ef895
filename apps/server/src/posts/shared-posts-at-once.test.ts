// @module-tag long/costs
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noLog } from '../kernel/log.ts';
import { media } from '../media/media.table.ts';
import { createMediaStore } from '../media/media-store.ts';
import { openObjectStore } from '../media/open-object-store.ts';
import { createReadAddress } from '../media/read-address.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';
import { postMedia, postSharedPictures, posts } from './posts.table.ts';
import { createSharedPictures } from './shared-pictures.service.ts';
import { createSharedPosts } from './shared-posts.service.ts';

const AT_ONCE = 500;
const DOCUMENT = `<!doctype html><html lang="en"><head><title>Shop</title><!--head--></head>
<body><div id="root"><!--page--></div><!--answers--></body></html>`;
// A minimal renderer of a build, which shows the address of the page.
const RENDERER = `export const draw = async ({ address }) => ({ html: '<b>' + address + '</b>', title: 'Drawn', answers: [] });`;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-shared-at-once-'));
let world: World;
/** Ids of posts with the same picture. */
let ids: string[];

beforeAll(async () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'server'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), DOCUMENT);
  writeFileSync(join(dist, 'server/server.mjs'), RENDERER);
  const none = { scripts: [], styles: [] };
  const route = { path: '/p/:postId', ...none, drawn: { personal: 'page', uncached: true } };
  writeFileSync(
    join(dist, 'site-map.json'),
    JSON.stringify({ always: none, missing: none, routes: [route] }),
  );
  world = await openWorld({ dataDir: folder, webDist: dist });
  const { id } = await publish(world, await world.person(), { content: 'Red' });
  const { db } = world.database;
  const [post] = await db.select().from(posts).where(eq(posts.id, id));
  const [medium] = await db.select().from(postMedia).where(eq(postMedia.postId, id));
  if (!post || !medium) throw new Error('The post was not published.');
  const { words: _, ...columns } = post;
  ids = Array.from({ length: AT_ONCE }, (_, place) => `${id}-${place}`);
  await db.insert(posts).values(ids.map((copy) => ({ ...columns, id: copy, clientId: null })));
  await db.insert(postMedia).values(ids.map((postId) => ({ ...medium, postId })));
}, 60_000);
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Addresses in ten networks, as too many requests from one would be refused. */
const addressOf = (place: number) => `${20 + (place % 10)}.0.2.1`;

const numberOfMedia = async () => {
  const [row] = await world.database.db.select({ number: count() }).from(media);
  return row?.number ?? 0;
};

it('500 addresses of shared posts asked for at once are all answered with the tags of their post, and draw no picture', async () => {
  const before = await numberOfMedia();
  const answers = await Promise.all(
    ids.map((id, place) =>
      world.send(`http://shop.example/p/${id}`, {
        headers: { host: 'shop.example' },
        address: addressOf(place),
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const [place, answer] of answers.entries()) {
    const document = await answer.text();
    expect(document).toContain(`<meta property="og:url" content="http://shop.example/p/${ids[place]}">`);
    expect(document).toContain(
      `<meta property="og:image" content="http://shop.example/media/share/${ids[place]}/`,
    );
  }
  expect(await numberOfMedia()).toBe(before);
}, 60_000);

it('the pictures of 50 shared posts asked for by 500 requests at once are each made once', async () => {
  const before = await numberOfMedia();
  const shared = ids.slice(0, 50);
  const paths = await Promise.all(
    shared.map(async (postId) => (await world.client().posts.preview({ params: { postId } })).imageUrl ?? ''),
  );
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, place) =>
      world.send(paths[place % paths.length] ?? '', { address: addressOf(place) }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { db } = world.database;
  const kept = await db
    .select({ number: count() })
    .from(postSharedPictures)
    .where(inArray(postSharedPictures.postId, shared));
  expect(kept).toEqual([{ number: 50 }]);
  expect(await numberOfMedia()).toBe(before + 50);
}, 60_000);

it('of 450 pictures asked for at once, 60 are worked on, and the others are refused at once for later', async () => {
  const store = createMediaStore(openObjectStore({ s3: undefined, dataDir: folder }));
  const read = createReadAddress({ store, shipped: {}, made: {} });
  const gate = Promise.withResolvers<void>();
  let reads = 0;
  const { db } = world.database;
  const pictures = createSharedPictures(db, {
    store,
    readAddress: async (address) => {
      reads += 1;
      await gate.promise;
      return read(address);
    },
    clock: () => world.clock.now,
    log: noLog,
    sharedPosts: createSharedPosts(db),
    patience: 60_000,
  });
  const others = ids.slice(50);
  let refusals = 0;
  const asked = others.map((id) =>
    pictures.read(id).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'busy' });
      refusals += 1;
      return undefined;
    }),
  );
  await expect.poll(() => refusals, { timeout: 30_000 }).toBe(others.length - 60);
  expect(reads).toBeLessThanOrEqual(60);
  gate.resolve();
  const made = (await Promise.all(asked)).filter((name) => name !== undefined);
  expect(made).toHaveLength(60);
  expect(reads).toBe(60);
}, 60_000);
