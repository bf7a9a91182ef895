// @module-tag long/kills
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, everyCall, type LiveEvent, liveCalls, subscribe } from '@vitrine/api';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { newPostgresDatabase } from '../testing/postgres-database.ts';
import { started, startServer } from '../testing/server-process.ts';

const postgres = inject('postgresUrl') ?? '';

const at = (address: string, token?: string | null) =>
  createClient({ baseUrl: address, token: () => token ?? undefined });

async function person(address: string, username: string) {
  const body = { username, password: 'correct horse', email: `${username}@example.com` };
  const { userId, token } = await everyCall(at(address)).session.register({ body });
  return { id: String(userId), token, client: everyCall(at(address, token)) };
}

async function friends(address: string) {
  const [mina, jun] = [await person(address, 'mina'), await person(address, 'jun')];
  await mina.client.follow.follow({ body: { followedId: jun.id } });
  await jun.client.follow.follow({ body: { followedId: mina.id } });
  const { id } = await mina.client.rooms.create({ body: { name: 'Tea', invitedFriends: [jun.id] } });
  return { mina, jun, id };
}

/** Opens a stream at an address, and collects its events. */
function listen(address: string, token: string | null | undefined, silenceMs = 60_000) {
  const events: LiveEvent[] = [];
  const ending = new AbortController();
  const ended = subscribe(
    at(address, token),
    liveCalls.open,
    {},
    {
      onEvent: (event) => events.push(event),
      signal: ending.signal,
      silenceMs,
    },
  );
  ended.catch(() => undefined);
  onTestFinished(() => ending.abort());
  return { events, ended, of: (type: string) => events.filter((event) => event.type === type) };
}

/** A proxy that does something to the bytes of answers. `forward` passes them on. */
async function proxyTo(
  address: string,
  answered: (bytes: Buffer, forward: (bytes: Buffer) => void, socket: Socket) => void,
) {
  const { port } = new URL(address);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.pipe(server);
    server.on('data', (bytes) => answered(bytes, (passed) => client.write(passed), client));
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

const folderOf = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

// Each test starts a server: 10 s on quiet cores.
describe('one instance', { retry: 1, timeout: 120_000 }, () => {
  it('a server that stops ends its streams at once, and is gone without waiting for their readers', async () => {
    const server = startServer({ DATA_DIR: folderOf() });
    const address = await started(server);
    const { token } = await person(address, 'mina');
    const stream = listen(address, token);
    await expect.poll(() => stream.of('opened')).toHaveLength(1);
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await stream.ended;
    expect(await gone).toEqual([0, null]);
  });

  it('behind proxies that cut, delay and double, a client knows from the numbers what it lacks', {
    retry: 0,
  }, async () => {
    const address = await started(startServer({ DATA_DIR: folderOf() }));
    const { mina, jun, id } = await friends(address);
    let cut: (() => void) | undefined;
    const cutting = await proxyTo(address, (bytes, forward, socket) => {
      cut = () => socket.destroy();
      forward(bytes);
    });
    const held: (() => void)[] = [];
    let isHolding = false;
    const delaying = await proxyTo(address, (bytes, forward) => {
      if (isHolding) held.push(() => forward(bytes));
      else forward(bytes);
    });
    const doubling = await proxyTo(address, (bytes, forward) => {
      forward(bytes);
      // Pieces of chunked answers are whole events here.
      if (!bytes.toString().startsWith('HTTP/')) forward(bytes);
    });
    const streams = [cutting, delaying, doubling].map((proxy) => listen(proxy, jun.token));
    const [first, late, twice] = streams as [(typeof streams)[0], (typeof streams)[0], (typeof streams)[0]];
    await expect.poll(() => streams.every(({ events }) => events.length > 0)).toBe(true);

    cut?.();
    await expect(first.ended).rejects.toMatchObject({ kind: 'network' });
    isHolding = true;
    await mina.client.rooms.send({ params: { id }, body: { content: 'Tea?' } });
    await expect.poll(() => twice.of('rooms').length).toBeGreaterThan(1);
    expect(late.of('rooms')).toEqual([]);
    isHolding = false;
    for (const pass of held) pass();
    await expect.poll(() => late.of('rooms').length).toBe(1);
    const { rooms } = await jun.client.rooms.unread({});
    const number = rooms.find((room) => room.id === id)?.number;
    for (const { of } of [late, twice]) expect(of('rooms').at(-1)).toMatchObject({ id, number });
    const again = listen(address, jun.token);
    await expect.poll(() => again.events[0]?.rooms).toMatchObject([{ id, number, unreadCount: 1 }]);
  });

  it('a proxy that buffers leaves a client without a sign of life, which it notices', async () => {
    const address = await started(startServer({ DATA_DIR: folderOf() }));
    const { token } = await person(address, 'mina');
    const buffering = await proxyTo(address, () => {});
    await expect(listen(buffering, token, 300).ended).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe.skipIf(!postgres)('two instances on one database', { retry: 1, timeout: 120_000 }, () => {
  async function two() {
    const { url, drop } = await newPostgresDatabase(postgres, { template: inject('postgresTemplate') });
    onTestFinished(drop);
    const servers = [0, 1].map(() => startServer({ DATABASE_URL: url, DATA_DIR: folderOf() }));
    const [here = '', there = ''] = await Promise.all(servers.map((server) => started(server)));
    return { servers, here, there };
  }

  it('messages, typing and presence of one instance reach streams of the other, and a sign-out ends them', async () => {
    const { here, there } = await two();
    const { mina, jun, id } = await friends(here);
    const stream = listen(there, jun.token);
    await expect.poll(() => stream.of('opened')).toHaveLength(1);
    listen(here, mina.token);
    await expect.poll(() => stream.of('presence')).toMatchObject([{ userId: mina.id, isOnline: true }]);
    await mina.client.live.typing({ params: { id } });
    await expect.poll(() => stream.of('typing')).toMatchObject([{ roomId: id, userId: mina.id }]);
    for (const content of ['One', 'Two', 'Three'])
      await mina.client.rooms.send({ params: { id }, body: { content } });
    const { rooms } = await jun.client.rooms.unread({});
    await expect.poll(() => stream.of('rooms').at(-1)?.number).toBe(rooms[0]?.number);
    await jun.client.session.logout({});
    await stream.ended;
  });

  it('a killed instance leaves nobody online for longer than a minute', { timeout: 90_000 }, async () => {
    const { servers, here, there } = await two();
    const { mina, jun } = await friends(here);
    const stream = listen(there, jun.token);
    await expect.poll(() => stream.of('opened')).toHaveLength(1);
    listen(here, mina.token);
    await expect.poll(() => stream.of('presence')).toMatchObject([{ userId: mina.id, isOnline: true }]);
    servers[0]?.kill('SIGKILL');
    await expect
      .poll(() => stream.of('presence').at(-1), { timeout: 60_000 })
      .toMatchObject({ userId: mina.id, isOnline: false });
  });
});
