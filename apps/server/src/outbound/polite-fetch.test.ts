import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, SECOND } from '../kernel/clock.ts';
import { createPoliteFetch, type PoliteFetch } from './polite-fetch.ts';
import { createSafeFetch } from './safe-fetch.ts';

const LIMITS = { mostBytes: 100_000, patience: 10 * SECOND, accept: 'text/html' };

// Every host is a server on the loopback; the clock advances only during waits.
let now = 0;
let pages: Record<string, (response: ServerResponse) => unknown> = {};
let asked: { path: string; host: string; at: number }[] = [];
let underWay = 0;
let mostAtOnce: Record<string, number> = {};
const hosts: Record<string, number> = {};
const answer = (request: IncomingMessage, response: ServerResponse) => {
  const host = request.headers.host?.replace(/:.*/, '') ?? '';
  hosts[host] = (hosts[host] ?? 0) + 1;
  underWay += 1;
  mostAtOnce[host] = Math.max(mostAtOnce[host] ?? 0, hosts[host]);
  response.on('close', () => {
    hosts[host] = (hosts[host] ?? 0) - 1;
    underWay -= 1;
  });
  asked.push({ path: request.url ?? '', host, at: now });
  const page = pages[`${host}${request.url}`] ?? pages[request.url ?? ''];
  if (page) page(response);
  else response.writeHead(404).end();
};
const server = createServer(answer);
const reader = createSafeFetch({
  allowAddress: (address) => address === '127.0.0.1',
  allowPort: () => true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
});

let port: number;
let politeFetch: PoliteFetch;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await reader.close();
});
beforeEach(() => {
  [now, pages, asked, mostAtOnce] = [1_000_000, {}, [], {}];
  politeFetch = createPoliteFetch(reader, {
    clock: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
});

const ok = (response: ServerResponse) => response.end('a page');
const say = (text: string) => (response: ServerResponse) => response.end(text);
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();
const leadTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();
const at = (host: string, path: string) => `http://${host}:${port}${path}`;
const paths = () => asked.map(({ path }) => path);
const pausesOf = (host: string) => {
  const times = asked.filter((request) => request.host === host).map((request) => request.at);
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
};

it('requests to a host go one at a time, two seconds apart, with its robots.txt first and once a day', async () => {
  pages = { '/1': ok, '/2': ok, '/3': ok };
  const read = (path: string) => politeFetch(at('kiln.shop', path), LIMITS);
  await Promise.all(['/1', '/2', '/3'].map(read));
  expect(paths()[0]).toBe('/robots.txt');
  expect(
    paths()
      .filter((path) => path !== '/robots.txt')
      .sort(),
  ).toEqual(['/1', '/2', '/3']);
  expect(Math.min(...pausesOf('kiln.shop'))).toBeGreaterThanOrEqual(2 * SECOND);
  expect(mostAtOnce).toEqual({ 'kiln.shop': 1 });
  asked = [];
  await read('/1');
  expect(paths()).toEqual(['/1']);
  now += DAY;
  await read('/1');
  expect(paths()).toEqual(['/1', '/robots.txt', '/1']);
});

it('hosts are asked in parallel, and a host that a redirect leads to is asked as politely as any', async () => {
  pages = {
    'kiln.shop/a': leadTo(at('loom.shop', '/b')),
    'kiln.shop/c': leadTo('/d'),
    'kiln.shop/d': ok,
    'loom.shop/b': ok,
    'loom.shop/e': leadTo(at('kiln.shop', '/d')),
  };
  const [first, second, third] = await Promise.all([
    politeFetch(at('kiln.shop', '/a'), LIMITS),
    politeFetch(at('loom.shop', '/e'), LIMITS),
    politeFetch(at('kiln.shop', '/c'), LIMITS),
  ]);
  expect([first.url, second.url, third.url]).toEqual([
    at('loom.shop', '/b'),
    at('kiln.shop', '/d'),
    at('kiln.shop', '/d'),
  ]);
  for (const host of ['kiln.shop', 'loom.shop'])
    expect(Math.min(...pausesOf(host))).toBeGreaterThanOrEqual(2 * SECOND);
  expect(mostAtOnce).toEqual({ 'kiln.shop': 1, 'loom.shop': 1 });
  expect(underWay).toBe(0);
});

it('pages that robots.txt forbids to all programs or to us are not requested, nor through redirects', async () => {
  pages = {
    'kiln.shop/robots.txt': say('User-agent: *\nDisallow: /private\nAllow: /private/but'),
    'kiln.shop/private/but': ok,
    'loom.shop/robots.txt': say('User-agent: Vitrine\nDisallow: /\n\nUser-agent: *\nAllow: /'),
    'kiln.shop/away': leadTo(at('loom.shop', '/')),
  };
  const keptAway = expect.objectContaining({
    trouble: 'forbidden',
    message: expect.stringMatching(/robots/),
  });
  await expect(politeFetch(at('kiln.shop', '/private/page'), LIMITS)).rejects.toEqual(keptAway);
  await expect(politeFetch(at('kiln.shop', '/away'), LIMITS)).rejects.toEqual(keptAway);
  await politeFetch(at('kiln.shop', '/private/but'), LIMITS);
  expect(paths()).toEqual(['/robots.txt', '/away', '/robots.txt', '/private/but']);
});

it('the pause is that of robots.txt, up to a minute', async () => {
  pages = {
    'kiln.shop/robots.txt': say('User-agent: *\nCrawl-delay: 10'),
    'loom.shop/robots.txt': say('User-agent: *\nCrawl-delay: 86400'),
    '/': ok,
  };
  for (const host of ['kiln.shop', 'loom.shop'])
    for (let times = 0; times < 2; times += 1) await politeFetch(at(host, '/'), LIMITS);
  expect(pausesOf('kiln.shop').at(-1)).toBe(10 * SECOND);
  expect(pausesOf('loom.shop').at(-1)).toBe(60 * SECOND);
});

it.each([
  ['is not there', 404, true],
  ['is gone', 410, true],
  ['is not for us', 403, false],
  ['needs a sign-in', 401, false],
  ['is asked for too often', 429, false],
  ['cannot be read now', 500, false],
  ['cannot be had now', 503, false],
])('a page whose robots.txt %s (%i) is requested: %s', async (_, code, asks) => {
  pages = { '/robots.txt': status(code), '/': ok };
  const read = politeFetch(at('kiln.shop', '/'), LIMITS);
  await (asks ? read : expect(read).rejects.toMatchObject({ status: code }));
  expect(paths()).toEqual(asks ? ['/robots.txt', '/'] : ['/robots.txt']);
});

it('a fetch fails after three redirects, and is aborted with its caller', async () => {
  pages = { '/loop': leadTo('/loop') };
  await expect(politeFetch(at('kiln.shop', '/loop'), LIMITS)).rejects.toMatchObject({ trouble: 'refused' });
  expect(paths()).toEqual(['/robots.txt', '/loop', '/loop', '/loop', '/loop']);
  asked = [];
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(politeFetch(at('kiln.shop', '/loop'), { ...LIMITS, signal: stopped })).rejects.toThrow(
    'stopped',
  );
  expect(paths()).toEqual([]);
});
