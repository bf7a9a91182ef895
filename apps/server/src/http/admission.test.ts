// Runs on both databases: the embedded one answers on the thread that takes requests.

import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';
import { listen, stopListening } from './listen.ts';
import type { Log } from './log.ts';

const FEED = '/api/products/popular?limit=100';
const SHORT_FEED = '/api/products/popular?limit=1';

let world: World;
let server: Server;
let port: number;
const answered: { path: unknown; status: unknown }[] = [];
/** What the log has to say of connections that sent ahead. */
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

/** Asks from an address of the loopback, and gives status and headers. */
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
/** How often a page of products was answered so. */
const countOf = (status: number) =>
  answered.filter((each) => each.status === status && each.path === '/api/products/popular').length;

it('what clients asked for that have left is dropped, and others do not wait for it', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: RUDE });
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    }),
  );
  for (const socket of sockets) socket.write(`GET ${FEED} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50));
  // While its first answers are being made.
  await expect.poll(() => countOf(200)).toBeGreaterThan(0);
  const computed = countOf(200);
  for (const socket of sockets) socket.destroy();

  const [health, kind] = await Promise.all([ask('/healthz', KIND), ask(FEED, KIND)]);
  expect([health.status, kind.status]).toEqual([200, 200]);
  await expect.poll(() => countOf(499)).toBeGreaterThan(0);
  expect((await ask(SHORT_FEED, RUDE)).status).toBe(200);
  // What was under way when they left comes to its end, and so does what the others asked for.
  expect(countOf(200) - computed).toBeLessThan(30);
});

it('what clients asked for that have left after they sent it bit by bit is dropped as well', async () => {
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
  // The two whose turn it was come to their end.
  expect(became().sort()).toEqual([200, 200, ...Array(18).fill(499)]);
  server.off('request', note);
});

it('a connection on which too much is sent ahead is closed after what could be answered, and the log counts how much', async () => {
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
  // All that was sent, and nothing of who sent it or what was asked for.
  await expect.poll(() => sentAhead).toEqual([{ answered: 8, refused: 42 }]);
});

it('an address that asks for too much at once is told when to come back, and another one is served', async () => {
  const rude = Array.from({ length: 600 }, () => ask(SHORT_FEED, RUDE));
  const kind = await ask(SHORT_FEED, KIND);
  expect(kind.status).toBe(200);
  const answers = await Promise.all(rude);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
});

it('health, files and bodies that are slow to come do not stand in the line', async () => {
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
