import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { StreamCall } from './call.ts';
import { createClient } from './client.ts';
import { subscribe } from './subscribe.ts';

const ticks: StreamCall<object, { tick: number }> = {
  method: 'GET',
  path: '/ticks',
  who: 'person',
  stream: true,
  decode: (value) => {
    const { tick } = value as { tick?: unknown };
    return typeof tick === 'number' ? { tick } : undefined;
  },
};

async function serverThat(answer: (response: ServerResponse, token: string | undefined) => void) {
  const server = createServer((request, response) => answer(response, request.headers.authorization));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

test('a subscription hears each event with the token of the client, until the server ends it', async () => {
  const baseUrl = await serverThat((response, token) => {
    begin(response).write(
      `: for ${token}\n\ndata: {"tick":1}\n\ndata: nonsense\n\ndata: {"tock":1}\n\ndata: {"ti`,
    );
    response.end(`ck":${token === 'Bearer mina' ? 2 : 0}}\n\n`);
  });
  const heard: number[] = [];
  const api = createClient({ baseUrl, token: () => 'mina' });
  await subscribe(api, ticks, {}, { onEvent: ({ tick }) => heard.push(tick) });
  expect(heard).toEqual([1, 2]);
});

test('a refused token is told to the client and rejects with 401, and no stream of a guest is opened', async () => {
  let asked = 0;
  const refused: string[] = [];
  const baseUrl = await serverThat((response) => {
    asked += 1;
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end('{"error":"No.","code":"unauthorized"}');
  });
  const api = createClient({ baseUrl, token: () => 'old', onUnauthorized: (token) => refused.push(token) });
  await expect(subscribe(api, ticks, {}, { onEvent: () => expect.unreachable() })).rejects.toMatchObject({
    kind: 'http',
    status: 401,
    code: 'unauthorized',
  });
  expect([asked, refused]).toEqual([1, ['old']]);
});

test('a silent stream is given up, as a proxy may buffer it', async () => {
  const baseUrl = await serverThat((response) => void begin(response).flushHeaders());
  const subscribed = subscribe(
    createClient({ baseUrl }),
    ticks,
    {},
    { onEvent: () => expect.unreachable(), silenceMs: 50 },
  );
  await expect(subscribed).rejects.toMatchObject({ kind: 'timeout' });
});

test('a stream that is cut rejects with a failure of the network', async () => {
  const baseUrl = await serverThat((response) => {
    begin(response).write('data: {"tick":1}\n\n', () => response.destroy());
  });
  const heard: number[] = [];
  const subscribed = subscribe(
    createClient({ baseUrl }),
    ticks,
    {},
    { onEvent: ({ tick }) => heard.push(tick) },
  );
  await expect(subscribed).rejects.toMatchObject({ kind: 'network' });
  expect(heard).toEqual([1]);
});

test('a page in place of a stream is unreadable', async () => {
  const baseUrl = await serverThat((response) =>
    response.setHeader('content-type', 'text/html').end('<p>Hello'),
  );
  const subscribed = subscribe(createClient({ baseUrl }), ticks, {}, { onEvent: () => expect.unreachable() });
  await expect(subscribed).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a subscription that is given up closes the connection', async () => {
  const { promise: closed, resolve: onClose } = Promise.withResolvers<void>();
  const baseUrl = await serverThat((response) => {
    response.on('close', onClose);
    begin(response).write('data: {"tick":1}\n\n');
  });
  const ending = new AbortController();
  const subscribed = subscribe(
    createClient({ baseUrl }),
    ticks,
    {},
    { signal: ending.signal, onEvent: () => ending.abort() },
  );
  await expect(subscribed).rejects.toMatchObject({ kind: 'aborted' });
  await closed;
});
