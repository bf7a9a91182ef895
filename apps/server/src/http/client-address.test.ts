import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { trustedProxiesFrom } from '../config/trusted-proxies.ts';
import { networksOf, originOf } from './client-address.ts';
import type { AppEnv } from './request.ts';

async function originSeen(trusted: string, socket: string, headers: Record<string, string>) {
  const app = new Hono<AppEnv>().get('/', (c) =>
    c.json(originOf(c, trusted ? trustedProxiesFrom(trusted) : undefined)),
  );
  const answer = await app.request(
    '/',
    { headers: { host: 'inside', ...headers } },
    {
      incoming: { socket: { remoteAddress: socket } } as never,
    },
  );
  return (await answer.json()) as ReturnType<typeof originOf>;
}

const claims = (forwardedFor: string) => ({
  'x-forwarded-for': forwardedFor,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
});

describe('the address of a client', () => {
  it.each([
    ['is that of the socket while no proxy is trusted', '', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['is what a listed proxy says', '10.0.0.0/8', '10.0.0.7', '1.1.1.1', '1.1.1.1'],
    ['is not what the client told that proxy', '10.0.0.0/8', '10.0.0.7', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [
      'is the first that is no proxy of ours',
      '10.0.0.0/8',
      '10.0.0.7',
      '6.6.6.6, 1.1.1.1, 10.0.0.8',
      '1.1.1.1',
    ],
    [
      'is that of the socket when the proxy is not listed',
      '10.0.0.0/8',
      '203.0.113.9',
      '1.1.1.1',
      '203.0.113.9',
    ],
    ['is so many hops away as are trusted', '2', '10.0.0.7', '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
    ['is the furthest there is when fewer hops came', '3', '10.0.0.7', '1.1.1.1', '1.1.1.1'],
    ['is that of the socket when what is said is none', '1', '10.0.0.7', 'unknown', '10.0.0.7'],
    ['may come with a port', '1', '10.0.0.7', '1.1.1.1:8080', '1.1.1.1'],
    ['may come in brackets', '::1', '::1', '[2001:db8::9]:443', '2001:db8::9'],
    ['may be mapped into IPv6', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:1.1.1.1', '1.1.1.1'],
  ])('%s', async (_, trusted, socket, forwardedFor, expected) => {
    expect((await originSeen(trusted, socket, claims(forwardedFor))).address).toBe(expected);
  });
});

describe('host and scheme', () => {
  it('host and scheme are taken from a trusted proxy only', async () => {
    expect(await originSeen('10.0.0.7', '10.0.0.7', claims('1.1.1.1'))).toMatchObject({
      isHttps: true,
      host: 'shop.example',
    });
    expect(await originSeen('', '10.0.0.7', claims('1.1.1.1'))).toMatchObject({
      isHttps: false,
      host: 'inside',
    });
  });
});

describe('networks that limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64', '2001:db8:0::/48'],
    ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['', 'unknown', 'unknown'],
  ])('the networks of %s are the household %s and the site %s', (address, household, site) => {
    expect(networksOf(address)).toEqual({ household, site });
  });
});

describe('trusted proxies', () => {
  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', ''])(
    'a list of trusted proxies cannot be "%s"',
    (text) => {
      expect(() => trustedProxiesFrom(text)).toThrow(/neither an address nor a network/);
    },
  );

  it('no proxy is trusted when the number is 0', () => {
    expect(trustedProxiesFrom('0')).toBeUndefined();
  });
});
