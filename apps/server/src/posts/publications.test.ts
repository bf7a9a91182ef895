// Runs on both databases: instances claim publications under locks.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { StartWork } from '../concurrency/worker.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import { mediaTurns, SMALL_PIXELS } from '../media/media-turns.ts';
import { MOST_PIXELS } from '../media/picture-form.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pictureOf, uploaded } from '../testing/publish.ts';
import { postPublications } from './posts.table.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-publications-'));
// Publications are prepared only when a test makes an instance work.
const started: Parameters<StartWork>[0][] = [];
const startWork: StartWork = (work) => {
  started.push(work);
  return { wake: () => {} };
};
const publishing = (instance: number) => started.filter(({ name }) => name === 'publications')[instance];
const work = (instance: number, signal = new AbortController().signal) => publishing(instance)?.work(signal);
const ofClient = (clientId: string) => eq(postPublications.clientId, clientId);

let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder }, { startWork });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const publication = ({ client }: Person, clientId: string) =>
  client.posts.publication({ params: { clientId } });
async function untilSettled(person: Person, clientId: string) {
  for (;;) {
    const found = await publication(person, clientId);
    if (found.state !== 'preparing') return found;
    await turn();
  }
}
const postsOf = async (of: Person, seenBy = of) =>
  (await seenBy.client.posts.list({ params: { userId: of.id }, query: {} })).posts;
const give = (person: Person, clientId: string, media: { key: string }[], content = 'Two walls') =>
  person.client.posts.publish({
    body: { clientId, content, media, links: [{ url: 'https://shop.example/a', label: 'A' }] },
  });

it('a publication is answered at once, hidden until it is prepared, and published once', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const media = [{ key: await uploaded(world, mina, await pictureOf('teal')) }];
  const given = await give(mina, 'one', media);
  expect(given).toMatchObject({ clientId: 'one', state: 'preparing', content: 'Two walls' });
  expect(await give(mina, 'one', media)).toEqual(given);
  expect(await postsOf(mina)).toEqual([]);
  const profile = await jun.client.profile.get({ params: { id: mina.id }, query: {} });
  expect(profile.postCount).toBe(0);
  await expect(publication(jun, 'one')).rejects.toMatchObject({ status: 404, code: 'publication_not_found' });

  await Promise.all([work(0), work(1)]);
  const { state, post } = await untilSettled(mina, 'one');
  expect([state, post?.content, post?.linkCount, post?.media.length]).toEqual([
    'published',
    'Two walls',
    1,
    1,
  ]);
  expect(await give(mina, 'one', media)).toMatchObject({ state: 'published', post: { id: post?.id } });
  await work(0);
  expect((await postsOf(mina, jun)).map(({ id }) => id)).toEqual([post?.id]);
});

it('a publication is answered with 202', async () => {
  const mina = await world.person();
  const key = await uploaded(world, mina, await pictureOf('teal'));
  const answer = await world.send('/api/post/publish', {
    method: 'POST',
    headers: { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: 'status', media: [{ key }] }),
  });
  expect(answer.status).toBe(202);
});

it('a refused publication returns its text and the reason, and can be submitted again', async () => {
  const mina = await world.person();
  const good = await uploaded(world, mina, await pictureOf('teal'));
  const bad = await uploaded(world, mina, Buffer.from('<svg onload="alert(1)"/>'));
  await give(mina, 'two', [{ key: good }, { key: bad }]);
  await work(0);
  expect(await untilSettled(mina, 'two')).toMatchObject({
    state: 'refused',
    code: 'upload_content',
    error: 'This file can’t be opened. Choose another one.',
    about: bad,
    content: 'Two walls',
    links: [{ url: 'https://shop.example/a', label: 'A' }],
  });
  expect(await postsOf(mina)).toEqual([]);
  expect(await give(mina, 'two', [{ key: good }], 'One wall')).toMatchObject({ state: 'preparing' });
  await work(0);
  expect(await untilSettled(mina, 'two')).toMatchObject({
    state: 'published',
    post: { content: 'One wall' },
  });
});

it('a publication goes on after a restart, once the lease of the former instance is over', async () => {
  const mina = await world.person();
  const key = await uploaded(world, mina, await pictureOf('teal'));
  await give(mina, 'three', [{ key }]);
  // State of the row after an instance claimed it and crashed.
  await world.database.db
    .update(postPublications)
    .set({ attempts: 1, nextAttemptAt: new Date(world.clock.now + 20 * SECOND) })
    .where(ofClient('three'));
  await work(1);
  expect((await publication(mina, 'three')).state).toBe('preparing');
  world.clock.now += MINUTE;
  await work(1);
  expect(await untilSettled(mina, 'three')).toMatchObject({ state: 'published' });
});

it('a publication goes on elsewhere at once if its instance stops in order, and loses no attempt', async () => {
  const mina = await world.person();
  const key = await uploaded(world, mina, await pictureOf('teal'));
  await give(mina, 'stopped', [{ key }]);
  const stopping = new AbortController();
  const begun = work(0, stopping.signal);
  stopping.abort();
  await begun;
  await publishing(0)?.settled?.();
  expect((await publication(mina, 'stopped')).state).toBe('preparing');
  const [row] = await world.database.db.select().from(postPublications).where(ofClient('stopped'));
  expect(row?.attempts).toBe(0);
  await work(1);
  expect((await untilSettled(mina, 'stopped')).state).toBe('published');
});

it('a publication that crashed the process repeatedly is refused and not tried any more', async () => {
  const mina = await world.person();
  const key = await uploaded(world, mina, await pictureOf('teal'));
  await give(mina, 'crash', [{ key }]);
  await world.database.db.update(postPublications).set({ attempts: 5 }).where(ofClient('crash'));
  await work(0);
  expect(await untilSettled(mina, 'crash')).toMatchObject({ state: 'refused', code: 'internal' });
  expect(await postsOf(mina)).toEqual([]);
});

it('each person has limits for publications that are being prepared and for refused ones', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const rows = (state: Partial<typeof postPublications.$inferInsert>) =>
    Array.from({ length: 35 }, (_, at) => ({
      personId: mina.id,
      clientId: `${Object.keys(state)[0]} ${at}`,
      given: { content: '', media: [], links: [] },
      createdAt: new Date(world.clock.now + at),
      ...state,
    }));
  const { db } = world.database;
  await db.insert(postPublications).values(rows({ refusal: { code: 'upload_unknown' } }));
  await give(mina, 'another', [{ key: 'nothing' }]);
  expect(await db.$count(postPublications, eq(postPublications.personId, mina.id))).toBe(31);
  await expect(publication(mina, 'refusal 4')).rejects.toMatchObject({ code: 'publication_not_found' });
  expect((await publication(mina, 'refusal 34')).state).toBe('refused');

  await db.insert(postPublications).values(rows({ nextAttemptAt: new Date(world.clock.now + MINUTE) }));
  await expect(give(mina, 'one more', [{ key: 'nothing' }])).rejects.toMatchObject({
    status: 429,
    code: 'too_many_posts',
  });
  expect((await give(jun, 'one more', [{ key: 'nothing' }])).state).toBe('preparing');
});

it('a publication is refused at once for an invalid link, and for too many in a minute', async () => {
  const limited = await openWorld(
    { dataDir: folder, publishing: { mostPostsAMinute: 1, mostCommentsAMinute: 20, mostBytesADay: 1e9 } },
    { startWork: () => ({ wake: () => {} }) },
  );
  onTestFinished(() => limited[Symbol.asyncDispose]());
  const mina = await limited.person();
  const media = [{ key: await uploaded(limited, mina, await pictureOf('teal')) }];
  const links = [{ url: 'javascript:alert(1)', label: 'A' }];
  await expect(mina.client.posts.publish({ body: { clientId: 'link', media, links } })).rejects.toMatchObject(
    { status: 400, code: 'post_link_invalid' },
  );
  await give(mina, 'four', media);
  await give(mina, 'four', media);
  await expect(give(mina, 'five', media)).rejects.toMatchObject({ status: 429, code: 'too_many_posts' });
});

/** Occupies all turns for pictures in this process until they are released. */
async function holdTurns(): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  const begun = [MOST_PIXELS, 1].map(
    (pixels) =>
      new Promise<void>((begin) => {
        void mediaTurns('somebody else', pixels, () => {
          begin();
          return gate.promise;
        });
      }),
  );
  await Promise.all(begun);
  onTestFinished(() => gate.resolve());
  return gate.resolve;
}

it('a publication is not started again by another instance while the first one runs', async () => {
  const mina = await world.person();
  const key = await uploaded(world, mina, await pictureOf('teal'));
  const letGo = await holdTurns();
  await give(mina, 'long', [{ key }]);
  await work(0);
  for (let renewals = 0; renewals < 3; renewals++) {
    world.clock.now += 15 * SECOND;
    await work(0);
    await work(1);
  }
  const [row] = await world.database.db.select().from(postPublications).where(ofClient('long'));
  expect(row?.attempts).toBe(1);
  letGo();
  expect((await untilSettled(mina, 'long')).state).toBe('published');
});

it('a small picture is published before earlier large ones, and these are published too, however many small ones come', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const side = Math.ceil(Math.sqrt(SMALL_PIXELS)) + 1;
  const large = await pictureOf('teal', { width: side, height: side });
  const names = ['large 1', 'large 2', 'large 3'];
  const letGo = await holdTurns();
  for (const name of names) await give(mina, name, [{ key: await uploaded(world, mina, large) }]);
  await work(0);
  await give(jun, 'small', [{ key: await uploaded(world, jun, await pictureOf('coral')) }]);
  await work(0);
  // From here on, small pictures of others are always waiting.
  let isOver = false;
  const others = Array.from({ length: 4 }, async (_, number) => {
    while (!isOver) await mediaTurns(`other ${number}`, 1, () => turn());
  });
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(others);
  });
  letGo();
  expect((await untilSettled(jun, 'small')).state).toBe('published');
  expect((await publication(mina, 'large 3')).state).toBe('preparing');
  for (const name of names) expect((await untilSettled(mina, name)).state).toBe('published');
});

it('the first publication of a person goes before the second of any other, if there are too many', async () => {
  const [mina, jun] = [await world.person(), await world.person()];
  const names = Array.from({ length: 520 }, (_, at) => `many ${at}`);
  await world.database.db.insert(postPublications).values(
    names.map((clientId, at) => ({
      personId: mina.id,
      clientId,
      given: { content: '', media: [{ key: 'nothing' }], links: [] },
      createdAt: new Date(world.clock.now + at),
      nextAttemptAt: new Date(world.clock.now),
    })),
  );
  world.clock.now += SECOND;
  await give(jun, 'late', [{ key: 'nothing' }]);
  await work(0);
  await publishing(0)?.settled?.();
  expect((await publication(jun, 'late')).state).toBe('refused');
  expect((await publication(mina, 'many 0')).state).toBe('refused');
  expect((await publication(mina, 'many 519')).state).toBe('preparing');
});
