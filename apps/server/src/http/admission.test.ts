// Runs on both databases: the embedded one runs on the thread that takes requests.

import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Log } from '../kernel/log.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { listen, stopListening } from './listen.ts';

const FEED = '/api/products/popular?limit=100';
const SHORT_FEED = '/api/products/popular?limit=1';

let world: World;
let server: Server;
let port: number;
const answered: { path: unknown; status: unknown }[] = [];
const sentAhead: unknown[] = [];

beforeAll(async () => {
  const log: Log = {
    error: () => {},
    info: (event, fields) => {
      if (event === 'request') answered.push({ path: fields?.path, status: fields?.status });
      if (event === 'sent ahead') sentAhead.push(fields);
    },
  };
  world = await openWorld({ work: { atOnce: 4, atOncePerAddress: 2 } }, { log });
  await world.shelve(...Array.from({ length: 100 }, () => ({})));
  const started = await listen(world.app.fetch, { port: 0, host: '127.0.0.1', log });
  server = started.server;
  port = started.address.port;
});
afterAll(async () => {
  await stopListening(server, 0);
  await world[Symbol.asyncDispose]();
});

function ask(path: string, localAddress: string, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method, localAddress, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    call.on('error', reject);
    call.end();
  });
}
const RUDE = '127.0.0.2';
const KIND = '127.0.0.3';
const countOf = (status: number) =>
  answered.filter((each) => each.status === status && each.path === '/api/products/popular').length;

it('requests of disconnected clients are dropped, and others do not wait for them', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: RUDE });
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    }),
  );
  for (const socket of sockets) socket.write(`GET ${FEED} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50));
  await expect.poll(() => countOf(200)).toBeGreaterThan(0);
  const computed = countOf(200);
  for (const socket of sockets) socket.destroy();

  const [health, kind] = await Promise.all([ask('/healthz', KIND), ask(FEED, KIND)]);
  expect([health.status, kind.status]).toEqual([200, 200]);
  await expect.poll(() => countOf(499)).toBeGreaterThan(0);
  expect((await ask(SHORT_FEED, RUDE)).status).toBe(200);
  // Only the requests under way at the disconnect, and those of the other clients, are completed.
  expect(countOf(200) - computed).toBeLessThan(30);
});

it('requests of clients that disconnect after a slow upload are dropped as well', async () => {
  const incoming: IncomingMessage[] = [];
  const note = (each: IncomingMessage) => incoming.push(each);
  server.on('request', note);
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const held = world.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`);
    hold();
    await mayEnd;
  });
  await isHeld;
  const body = JSON.stringify({ query: 'coat', limit: 100 });
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: RUDE });
    socket.on('error', () => {});
    socket.write('POST /api/search/query HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write(`Content-Length: ${body.length}\r\n\r\n${body.slice(0, 1)}`);
    return socket;
  });
  await expect.poll(() => incoming.length).toBe(20);
  for (const socket of sockets) socket.write(body.slice(1));
  await expect.poll(() => incoming.every(({ complete }) => complete)).toBe(true);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => incoming.every(({ socket }) => !socket.writable)).toBe(true);
  letGo();
  await held;
  const became = () =>
    answered.filter(({ path }) => path === '/api/search/query').map(({ status }) => status);
  await expect.poll(() => became().length).toBe(20);
  expect(became().sort()).toEqual([200, 200, ...Array(18).fill(499)]);
  server.off('request', note);
});

it('a connection with too many pipelined requests is closed after the accepted ones, and the log counts them', async () => {
  sentAhead.length = 0;
  const socket = connect({ port, host: '127.0.0.1', localAddress: RUDE });
  socket.write(`GET ${SHORT_FEED} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50));
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  await once(socket, 'close');
  const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(8).fill('200'), '503']);
  const refusal = said.slice(said.indexOf('HTTP/1.1 503'));
  expect(refusal).toMatch(/retry-after: 2[\s\S]*"code":"busy"/);
  expect(refusal).toContain("content-security-policy: default-src 'none'");
  expect(refusal).toContain('cross-origin-resource-policy: same-origin');
  // The entry counts all requests, and names neither client nor path.
  await expect.poll(() => sentAhead).toEqual([{ answered: 8, refused: 42 }]);
});

it('an address with too many requests gets a Retry-After, and another address is served', async () => {
  const rude = Array.from({ length: 600 }, () => ask(SHORT_FEED, RUDE));
  const kind = await ask(SHORT_FEED, KIND);
  expect(kind.status).toBe(200);
  const answers = await Promise.all(rude);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
});

it('health checks, files and slow bodies are not queued', async () => {
  const slow = Array.from({ length: 4 }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: RUDE });
    socket.on('error', () => {});
    socket.write('POST /api/search/query HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 5000\r\n\r\n{');
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect((await ask(FEED, RUDE)).status).toBe(200);
  expect((await ask('/healthz', RUDE)).status).toBe(200);
  expect((await ask('/media/demo/none.webp', RUDE)).status).toBe(404);
  for (const socket of slow) socket.destroy();
});
