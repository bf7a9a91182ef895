// @module-tag long/kills
import { connect, createServer, type Socket } from 'node:net';
import { createClient, everyCall, type LiveEvent, liveCalls, subscribe } from '@vitrine/api';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createApp } from '../composition/app.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';
import { lenientLimits } from '../testing/lenient-limits.ts';
import { newPostgresDatabase } from '../testing/postgres-database.ts';

const postgres = inject('postgresUrl') ?? '';

/** A way to a database. Once it falls silent, connections for hints pass nothing on, and are not closed. */
async function silencingProxyTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const ofHints: { isSilent: boolean }[] = [];
  // Without half-open connections, this side would answer the end of a silent one.
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    const way = { isSilent: false };
    client.once('data', (start) => {
      if (start.includes('vitrine hints')) ofHints.push(way);
    });
    client.on('data', (bytes) => way.isSilent || database.write(bytes));
    database.on('data', (bytes) => way.isSilent || client.write(bytes));
    client.on('end', () => way.isSilent || client.end());
    client.on('close', () => way.isSilent || database.destroy());
    database.on('close', () => way.isSilent || client.destroy());
  });
  const listening = Promise.withResolvers<void>();
  proxy.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as { port: number };
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    opened: () => ofHints.length,
    fallSilent() {
      for (const way of ofHints) way.isSilent = true;
    },
  };
}

/** An instance of the server whose checks of its connection for hints take no minute. */
async function instanceAt(url: string) {
  const database = await openDatabase({ url, dataDir: '', hints: { checkEveryMs: 200, answerMs: 200 } });
  const config = readConfig({ ...lenientLimits, DEMO: '0', WEB_DIST: '/nowhere' });
  const app = createApp({ database, config });
  await database.channel?.hear(() => {});
  const api = (token?: string | null) =>
    createClient({
      token: () => token ?? undefined,
      fetch: async (input, init) =>
        app.request(String(input), init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } as never }),
    });
  return {
    close: () => database.close(),
    client: (token?: string | null) => everyCall(api(token)),
    async listen(token?: string | null) {
      const events: LiveEvent[] = [];
      const ending = new AbortController();
      onTestFinished(() => ending.abort());
      const ended = subscribe(
        api(token),
        liveCalls.open,
        {},
        { onEvent: (event) => events.push(event), signal: ending.signal },
      );
      ended.catch(() => undefined);
      await expect.poll(() => events[0]?.type).toBe('opened');
      return events;
    },
  };
}

async function twoInstances() {
  const { url, drop } = await newPostgresDatabase(postgres, { template: inject('postgresTemplate') });
  const proxy = await silencingProxyTo(url);
  const [silenced, other] = [await instanceAt(proxy.url), await instanceAt(url)];
  onTestFinished(async () => {
    await silenced.close();
    await other.close();
    await drop();
  });
  const person = async (username: string) => {
    const body = { username, password: 'correct horse', email: `${username}@example.com` };
    const { userId, token } = await other.client().session.register({ body });
    return { id: String(userId), token };
  };
  const [mina, jun] = [await person('mina'), await person('jun')];
  const ofMina = other.client(mina.token);
  await ofMina.follow.follow({ body: { followedId: jun.id } });
  await other.client(jun.token).follow.follow({ body: { followedId: mina.id } });
  const { id } = await ofMina.rooms.create({ body: { name: 'Tea', invitedFriends: [jun.id] } });
  const numberOf = async () => (await ofMina.rooms.unread({})).rooms[0]?.number;
  /** The latest number of the room that the events tell. */
  const toldBy = (events: readonly LiveEvent[]) =>
    events.findLast(({ type }) => type === 'opened' || type === 'rooms');
  return { proxy, silenced, other, mina, jun, id, numberOf, toldBy };
}

it.skipIf(!postgres)(
  'an instance whose connection fell silent learns of messages that others took in meanwhile',
  async () => {
    const { proxy, silenced, other, mina, jun, id, numberOf, toldBy } = await twoInstances();
    const events = await silenced.listen(jun.token);
    expect(proxy.opened()).toBe(1);
    proxy.fallSilent();
    await other.client(mina.token).rooms.send({ params: { id }, body: { content: 'Tea?' } });
    const number = await numberOf();
    await expect
      .poll(() => toldBy(events)?.rooms)
      .toEqual([expect.objectContaining({ id, number, unreadCount: 1 })]);
    expect(proxy.opened()).toBe(2);
    await other.client(mina.token).rooms.send({ params: { id }, body: { content: 'Now?' } });
    await expect.poll(() => toldBy(events)).toMatchObject({ type: 'rooms', id, number: await numberOf() });
  },
);

it.skipIf(!postgres)(
  'other instances learn of messages that an instance with a silent connection took in',
  async () => {
    const { proxy, silenced, other, mina, jun, id, numberOf, toldBy } = await twoInstances();
    const events = await other.listen(jun.token);
    proxy.fallSilent();
    await silenced.client(mina.token).rooms.send({ params: { id }, body: { content: 'Tea?' } });
    const number = await numberOf();
    await expect
      .poll(() => toldBy(events)?.rooms)
      .toEqual([expect.objectContaining({ id, number, unreadCount: 1 })]);
  },
);

it.skipIf(!postgres)('an instance with a silent connection can close', async () => {
  const { url, drop } = await newPostgresDatabase(postgres, { template: inject('postgresTemplate') });
  onTestFinished(drop);
  const proxy = await silencingProxyTo(url);
  const database = await openDatabase({
    url: proxy.url,
    dataDir: '',
    hints: { checkEveryMs: 60_000, answerMs: 200 },
  });
  await database.channel?.hear(() => {});
  proxy.fallSilent();
  await database.close();
  expect(proxy.opened()).toBe(1);
});
