import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { listen, stopListening } from './listen.ts';

let world: World;
let server: Server;
let port: number;
let person: Person;

beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
  const limits = { headers: 400, request: 900, keepAlive: 5000 };
  const started = await listen(world.app.fetch, { port: 0, host: '127.0.0.1', ...limits });
  server = started.server;
  port = started.address.port;
});
afterAll(async () => {
  await stopListening(server, 0);
  await world[Symbol.asyncDispose]();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function saidOn(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  await new Promise((resolve) => socket.on('close', resolve));
  return said;
}

/**
 * Sends up to `total` bytes, until the response comes. Resolves with the response and the bytes sent by then.
 */
function upload(path: string, headers: Record<string, string | number>, total: number) {
  return new Promise<{ status: number; text: string; sent: number }>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    let sent = 0;
    let isAnswered = false;
    const push = () => {
      while (!isAnswered && sent < total) {
        sent += chunk.byteLength;
        if (!call.write(chunk)) return void call.once('drain', push);
      }
      if (!isAnswered) call.end();
    };
    call.on('response', (response) => {
      isAnswered = true;
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text, sent });
        call.destroy();
      });
    });
    call.on('error', (error) => (isAnswered ? undefined : reject(error)));
    push();
  });
}

const auth = () => ({ authorization: `Bearer ${person.token}`, 'content-type': 'application/json' });
const MB = 1_000_000;

it('a 60 MB body is refused without being read', async () => {
  const answer = await upload('/api/likes/add', { ...auth(), 'content-length': 60 * MB }, 60 * MB);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'too_large', error: expect.any(String) });
  expect(answer.sent).toBeLessThan(20 * MB);
});

it('a body without a declared length has the same limit', async () => {
  const answer = await upload('/api/likes/add', { ...auth(), 'transfer-encoding': 'chunked' }, 60 * MB);
  expect(answer.status).toBe(413);
  expect(answer.sent).toBeLessThan(20 * MB);
});

it('a body is not read at an address that takes none', async () => {
  const answer = await upload('/api/nothing', { 'content-length': 60 * MB }, 60 * MB);
  expect(answer.status).toBe(404);
  expect(answer.sent).toBeLessThan(20 * MB);
});

it('a body of exactly 100 kB is read', async () => {
  const body = JSON.stringify({ productId: 'p', name: 'x'.repeat(99_900) });
  const answer = await fetch(`http://127.0.0.1:${port}/api/likes/add`, {
    method: 'POST',
    headers: auth(),
    body,
  });
  expect(await answer.json()).toMatchObject({ code: 'product_price_missing' });
});

it('the connection goes on after a refusal of a small body', async () => {
  const socket = await open();
  const said = saidOn(socket);
  const bad =
    'POST /api/profile/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]';
  socket.write(`${bad}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(await said).toMatch(/^HTTP\/1\.1 400[\s\S]*HTTP\/1\.1 200/);
});

it.each([
  [431, 'headers_too_large', `GET /healthz HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
  [400, 'invalid_request', 'NONSENSE\r\n\r\n'],
  [408, 'too_slow', 'GET /healthz HTTP/1.1\r\nHost: a\r\n'],
  [408, 'too_slow', 'POST /api/profile/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
])('an unreadable request is refused with a message: %s %s', async (status, code, bytes) => {
  const socket = await open();
  const said = saidOn(socket);
  socket.write(bytes);
  const [head = '', body = ''] = (await said).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z][A-Za-z ]+\r\n`));
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({ code, error: expect.stringMatching(/^[A-Z].*\.$/) });
});

it('a client that sends its headers too slowly is disconnected', async () => {
  const socket = await open();
  const said = saidOn(socket);
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n');
  const dribble = setInterval(() => socket.write('x: y\r\n'), 50);
  expect(await said).toMatch(/^HTTP\/1\.1 408/);
  clearInterval(dribble);
});

it('a client that sends its body too slowly is disconnected', async () => {
  const socket = await open();
  const said = saidOn(socket);
  socket.write(
    'POST /api/profile/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
  );
  const dribble = setInterval(() => socket.write(' '), 50);
  expect(await said).toMatch(/^HTTP\/1\.1 408|^$/);
  clearInterval(dribble);
});

it.each([
  ['a host with a blank', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['an address without a host', 'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['backslashes', 'GET /\\..\\x HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a path of slashes', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a star', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a NUL', 'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['broken percents', 'GET /?%F0%28 HTTP/1.1\r\nHost: a@b\r\n\r\n'],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['nonsense', 'NONSENSE\r\n\r\n'],
  ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
])('the server survives %s', async (_, bytes) => {
  const socket = await open();
  const said = saidOn(socket);
  socket.end(bytes);
  expect(await said).not.toMatch(/^HTTP\/1\.1 500/);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

it('a port in use is reported in one clear sentence', async () => {
  const again = listen(world.app.fetch, { port, host: '127.0.0.1' });
  await expect(again).rejects.toThrow(
    /cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\).*another port with PORT/s,
  );
});

it('the server stops after the responses under way', async () => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const slow = await listen(
    async () => {
      ask();
      await mayAnswer;
      return new Response('done');
    },
    { port: 0, host: '127.0.0.1' },
  );
  const answer = fetch(`http://127.0.0.1:${slow.address.port}/`);
  await isAsked;
  const stopped = stopListening(slow.server);
  letAnswer();
  await Promise.all([stopped, expect(answer.then((got) => got.text())).resolves.toBe('done')]);
});
