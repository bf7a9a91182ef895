import { createClient, type LiveEvent, liveCalls, subscribe } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { StartWork } from '../concurrency/worker.ts';
import { roomPeople, rooms } from '../rooms/rooms.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { presence, visibilities } from './live.table.ts';

const works = new Map<string, () => Promise<void>>();
const startWork: StartWork = ({ name, work }) => {
  const run = () => work(new AbortController().signal);
  // Two instances run in a world; the first is the one that `send` reaches.
  if (!works.has(name)) works.set(name, run);
  return { wake: () => void run().catch(() => undefined) };
};
const renew = () => works.get('presence')?.();

let world: World;
beforeAll(async () => {
  world = await openWorld({}, { startWork });
});
afterAll(() => world[Symbol.asyncDispose]());

/** Opens a stream, and collects its events. */
async function listening(person: { token: string }, send = world.send) {
  const events: LiveEvent[] = [];
  const ending = new AbortController();
  const api = createClient({
    token: () => person.token,
    fetch: async (url, init) => send(String(url), init),
  });
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const onEvent = (event: LiveEvent) => {
    events.push(event);
    resolve();
  };
  const ended = subscribe(api, liveCalls.open, {}, { onEvent, signal: ending.signal });
  onTestFinished(() => ending.abort());
  await Promise.race([opened, ended]);
  return {
    events,
    ended,
    close: () => ending.abort(),
    of: (type: string) => events.filter((event) => event.type === type),
  };
}

let made = 0;
async function roomOf(...people: Person[]): Promise<string> {
  made += 1;
  const id = `room${made}`;
  const at = new Date(world.clock.now);
  await world.database.db
    .insert(rooms)
    .values({ id, name: 'Room', number: 7, creatorId: people[0]?.id, createdAt: at, lastActivityAt: at });
  await world.database.db
    .insert(roomPeople)
    .values(people.map(({ id: personId }) => ({ roomId: id, personId, joined: 1 })));
  return id;
}

describe('a live stream', () => {
  it('the first event of a stream has the numbers of all rooms of the person', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const id = await roomOf(mina, jun);
    await roomOf(jun);
    const { events } = await listening(mina);
    expect(events[0]).toMatchObject({ type: 'opened', unreadCount: 0, rooms: [{ id, number: 7 }] });
  });

  it('a stream is sent at once, uncompressed and uncached, and past buffering proxies', async () => {
    const { token } = await world.person();
    const leaving = new AbortController();
    const answer = await world.send('/api/live', {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
      signal: leaving.signal,
    });
    onTestFinished(() => answer.body?.cancel());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  it.each(['', 'garbage'])('the token "%s" opens no stream, also not as a guest', async (token) => {
    await expect(listening({ token })).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('likes, the cart and follows of another device are told to every stream of the person, and to nobody else', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const [productId = ''] = await world.shelve({});
    const [here, there, others] = [await listening(mina), await listening(mina), await listening(jun)];
    await mina.client.likes.add({ body: { productId, name: 'Tea', price: '$1.00' } });
    await mina.client.cart.add({ body: { productId, name: 'Tea', price: '$1.00' } });
    await mina.client.follow.follow({ body: { followedId: jun.id } });
    // Equal hints that come soon after each other are sent once.
    const kinds = (stream: typeof here) => [
      ...new Set(stream.of('changed').map(({ of, id }) => `${of} ${id}`)),
    ];
    const changes = [`like ${productId}`, `cart ${productId}`, `follow ${jun.id}`];
    for (const stream of [here, there]) await expect.poll(() => kinds(stream)).toEqual(changes);
    const before = here.of('changed').length;
    await mina.client.cart.remove({ body: { productId } });
    await expect.poll(() => here.of('changed').length).toBe(before + 1);
    expect(others.of('changed')).toEqual([]);
  });

  it('a fourth stream of a session is refused with Retry-After, until one of the three ends', async () => {
    const mina = await world.person();
    const all = [await listening(mina), await listening(mina), await listening(mina)];
    await expect(listening(mina)).rejects.toMatchObject({
      status: 429,
      code: 'too_many_requests',
      retryAfter: 60_000,
    });
    const [productId = ''] = await world.shelve({});
    await mina.client.likes.add({ body: { productId, name: 'Tea', price: '$1.00' } });
    for (const { of } of all) await expect.poll(() => of('changed')).toHaveLength(1);
    all[0]?.close();
    await all[0]?.ended.catch(() => undefined);
    const fourth = await listening(mina);
    expect(fourth.of('opened')).toHaveLength(1);
    await expect(listening(mina)).rejects.toMatchObject({ status: 429 });
  });

  it('streams of another session of the person are counted apart', async () => {
    const mina = await world.person();
    const all = [await listening(mina), await listening(mina), await listening(mina)];
    const again = await mina.client.session.login({
      body: { username: mina.username, password: mina.password },
    });
    const elsewhere = await listening({ token: again.token ?? '' });
    expect(elsewhere.of('opened')).toHaveLength(1);
    expect(all.map(({ of }) => of('opened').length)).toEqual([1, 1, 1]);
  });

  it('a sign-out ends the streams of its session, and no others', async () => {
    const mina = await world.person();
    const again = await mina.client.session.login({
      body: { username: mina.username, password: mina.password },
    });
    const [here, there] = [await listening(mina), await listening({ token: again.token ?? '' })];
    await mina.client.session.logout({});
    await here.ended;
    const [productId = ''] = await world.shelve({});
    await world.client(again.token).likes.add({ body: { productId, name: 'Tea', price: '$1.00' } });
    await expect.poll(() => there.of('changed')).toHaveLength(1);
  });

  it('a stream whose session expired ends within a minute, without a hint', async () => {
    const mina = await world.person();
    const { ended } = await listening(mina);
    world.clock.now += 400 * 24 * 3_600_000;
    await renew();
    await ended;
  });
});

describe('presence', () => {
  it('people who share a room see each other come and go, half a minute after the last stream', async () => {
    const [mina, jun, stranger] = [await world.person(), await world.person(), await world.person()];
    await roomOf(mina, jun);
    const [watching, outside] = [await listening(mina), await listening(stranger)];
    const junHere = await listening(jun);
    await expect
      .poll(() => watching.of('presence'))
      .toEqual([{ type: 'presence', userId: jun.id, isOnline: true }]);
    expect(junHere.events[0]?.online).toEqual([mina.id]);
    junHere.close();
    await junHere.ended.catch(() => undefined);
    world.clock.now += 29_000;
    await renew();
    world.clock.now += 2000;
    expect(watching.of('presence')).toHaveLength(1);
    await renew();
    await expect
      .poll(() => watching.of('presence').at(-1))
      .toMatchObject({ userId: jun.id, isOnline: false });
    expect(outside.of('presence')).toEqual([]);
  });

  it('a person who comes back within half a minute has not gone', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    await roomOf(mina, jun);
    const watching = await listening(mina);
    (await listening(jun)).close();
    world.clock.now += 20_000;
    const again = await listening(jun);
    world.clock.now += 20_000;
    await renew();
    const [productId = ''] = await world.shelve({});
    await mina.client.likes.add({ body: { productId, name: 'Tea', price: '$1.00' } });
    await expect.poll(() => watching.of('changed')).toHaveLength(1);
    expect(watching.of('presence')).toHaveLength(1);
    expect(again.events[0]?.online).toEqual([mina.id]);
  });

  it('rows of an instance that was killed expire, and another instance tells that their people have gone', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    await roomOf(mina, jun);
    const until = new Date(world.clock.now + 30_000);
    await world.database.db.insert(presence).values({ personId: jun.id, instance: 'killed', until });
    const watching = await listening(mina);
    expect(watching.events[0]?.online).toEqual([jun.id]);
    world.clock.now += 30_000;
    await renew();
    await expect
      .poll(() => watching.of('presence'))
      .toEqual([{ type: 'presence', userId: jun.id, isOnline: false }]);
  });

  it('a block hides two people from each other, either way', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const roomId = await roomOf(mina, jun);
    await mina.client.moderation.block({ body: { blockedId: jun.id } });
    const watching = [await listening(mina), await listening(jun)];
    await mina.client.live.typing({ params: { id: roomId } });
    await jun.client.live.typing({ params: { id: roomId } });
    await hintsSent(mina, watching[0]);
    for (const { events, of } of watching) {
      expect(events[0]?.online).toEqual([]);
      expect([...of('presence'), ...of('typing')]).toEqual([]);
    }
  });

  it('a person who hides is shown neither online nor typing, until they show themselves again', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const roomId = await roomOf(mina, jun);
    expect(await jun.client.live.visibility({})).toEqual({ showOnline: true });
    await jun.client.live.setVisibility({ body: { showOnline: false } });
    expect(await jun.client.live.visibility({})).toEqual({ showOnline: false });
    const watching = await listening(mina);
    await listening(jun);
    await jun.client.live.typing({ params: { id: roomId } });
    await hintsSent(mina, watching);
    expect([...watching.of('presence'), ...watching.of('typing')]).toEqual([]);
    await jun.client.live.setVisibility({ body: { showOnline: true } });
    await expect
      .poll(() => watching.of('presence'))
      .toEqual([{ type: 'presence', userId: jun.id, isOnline: true }]);
    await jun.client.live.setVisibility({ body: { showOnline: false } });
    await expect.poll(() => watching.of('presence').at(-1)?.isOnline).toBe(false);
    expect(await world.database.db.$count(visibilities)).toBe(1);
  });
});

describe('typing', () => {
  it('typing is told to the others in the room, at most every three seconds', async () => {
    const [mina, jun, kai] = [await world.person(), await world.person(), await world.person()];
    const roomId = await roomOf(mina, jun);
    const [watching, own, outside] = [await listening(mina), await listening(jun), await listening(kai)];
    await jun.client.live.typing({ params: { id: roomId } });
    await jun.client.live.typing({ params: { id: roomId } });
    await expect.poll(() => watching.of('typing')).toEqual([{ type: 'typing', roomId, userId: jun.id }]);
    world.clock.now += 3000;
    await jun.client.live.typing({ params: { id: roomId } });
    await expect.poll(() => watching.of('typing')).toHaveLength(2);
    expect([...own.of('typing'), ...outside.of('typing')]).toEqual([]);
  });

  it('a room that one is not in is not found', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const id = await roomOf(mina);
    await expect(jun.client.live.typing({ params: { id } })).rejects.toMatchObject({
      code: 'room_not_found',
    });
  });
});

/** Resolves when hints published before have reached a stream. */
async function hintsSent(person: Person, stream: Awaited<ReturnType<typeof listening>> | undefined) {
  const [productId = ''] = await world.shelve({});
  await person.client.likes.add({ body: { productId, name: 'Tea', price: '$1.00' } });
  await expect.poll(() => stream?.of('changed').at(-1)?.id).toBe(productId);
}
