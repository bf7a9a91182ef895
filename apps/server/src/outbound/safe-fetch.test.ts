import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { SECOND } from '../kernel/clock.ts';
import { isPublicAddress } from './public-address.ts';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

const LIMITS = { mostBytes: 1_000_000, patience: 5 * SECOND, accept: '*/*' };

const endings: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function serve(listener: RequestListener): Promise<{ port: number; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

function fetcher(options: SafeFetchOptions = {}) {
  const safeFetch = createSafeFetch({
    allowAddress: (address) => address === '127.0.0.1',
    allowPort: () => true,
    ...options,
  });
  endings.push(() => safeFetch.close());
  return safeFetch;
}

const forbidden = expect.objectContaining({ trouble: 'forbidden', isFinal: true });

describe('reading a foreign address', () => {
  it('a response is decompressed, and the request has a user agent and no cookies', async () => {
    const asked: unknown[] = [];
    const { url } = await serve((request, response) => {
      asked.push(request.headers);
      response.setHeader('set-cookie', 'a=b');
      response.setHeader('content-type', 'image/png');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync('a picture'));
    });
    const safeFetch = fetcher();
    await safeFetch(url, LIMITS);
    const fetched = await safeFetch(`${url}/again`, LIMITS);
    expect(fetched).toMatchObject({ url: `${url}/again`, contentType: 'image/png' });
    expect(fetched.bytes.toString()).toBe('a picture');
    expect(asked[1]).not.toHaveProperty('cookie');
    expect(asked[1]).toMatchObject({ 'user-agent': 'Vitrine/1.0' });
  });

  it('three redirects are followed, and no fourth', async () => {
    const { url } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` });
      response.end('here');
    });
    expect((await fetcher()(`${url}/3`, LIMITS)).url).toBe(`${url}/0`);
    await expect(fetcher()(`${url}/4`, LIMITS)).rejects.toMatchObject({ trouble: 'refused' });
  });

  it('a redirect to a final address ends the fetch unread, even if that address is forbidden', async () => {
    const asked: unknown[] = [];
    const { url } = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(302, { location: request.url === '/start' ? '/on' : 'http://127.0.0.2/home?a=1' });
      response.end();
    });
    const endsAt = (address: string) => new URL(address).hostname === '127.0.0.2';
    expect(await fetcher()(`${url}/start`, { ...LIMITS, endsAt })).toEqual({
      url: 'http://127.0.0.2/home?a=1',
      contentType: '',
      bytes: Buffer.alloc(0),
    });
    expect(asked).toEqual(['/start', '/on']);
    await expect(fetcher()(`${url}/start`, LIMITS)).rejects.toEqual(forbidden);
  });

  it.each([
    [404, { trouble: 'refused', isFinal: true, isOfTheHost: false }],
    [429, { trouble: 'busy', isFinal: false, isOfTheHost: true }],
    [500, { trouble: 'broken', isFinal: false, isOfTheHost: false }],
  ])('a failure tells whether a retry may help: %i', async (status, failure) => {
    const { url } = await serve((_, response) => void response.writeHead(status).end());
    await expect(fetcher()(url, LIMITS)).rejects.toMatchObject(failure);
  });

  it('a fetch is aborted by its signal', async () => {
    const stopping = new AbortController();
    const { url } = await serve(() => stopping.abort(new Error('enough')));
    const fetching = fetcher()(url, { ...LIMITS, signal: stopping.signal });
    await expect(fetching).rejects.toThrow('enough');
  });
});

describe('a forbidden address', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[::7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fec0::1]/',
    'http://localhost/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'http://name:secret@example.com/',
    'http://example.com:22/',
    'https://example.com:6379/',
    'no address',
  ])('a forbidden address is refused before anything is sent: %s', async (address) => {
    await expect(createSafeFetch()(address, LIMITS)).rejects.toEqual(forbidden);
  });

  it('a forbidden address behind a host name is refused', async () => {
    let requests = 0;
    const { port } = await serve((_, response) => {
      requests += 1;
      response.end();
    });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3']) {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      const safeFetch = fetcher({ allowAddress: isPublicAddress, resolve });
      await expect(safeFetch(`http://shop.example:${port}/`, LIMITS)).rejects.toEqual(forbidden);
    }
    expect(requests).toBe(0);
  });

  it.each([
    'http://127.0.0.2:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'file:///etc/passwd',
  ])('a redirect to a forbidden address is refused: %s', async (target) => {
    const { url, port } = await serve((_, response) =>
      response.writeHead(302, { location: target.replace('PORT', String(port)) }).end(),
    );
    await expect(fetcher()(url, LIMITS)).rejects.toEqual(forbidden);
  });

  it('a name that resolves to another address later is refused', async () => {
    let answers = 0;
    const { port } = await serve((_, response) => {
      response.writeHead(302, { location: '/again', connection: 'close' }).end();
    });
    const resolve = async () => {
      answers += 1;
      return [{ address: answers === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    await expect(fetcher({ resolve })(`http://shop.example:${port}/`, LIMITS)).rejects.toEqual(forbidden);
    // The name is resolved once per connection, so the checked address is the one that is connected to.
    expect(answers).toBe(2);
  });

  it('forbidden addresses of a name are skipped if it has public ones', async () => {
    const { port } = await serve((_, response) => void response.end('public'));
    const resolve = async () => [
      { address: '127.0.0.2', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const { bytes } = await fetcher({ resolve })(`http://shop.example:${port}/`, LIMITS);
    expect(bytes.toString()).toBe('public');
  });

  it('every address that is not public is forbidden', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
    );
    fc.assert(
      fc.property(inside, (octets) => {
        const address = octets.join('.');
        expect([address, `::ffff:${address}`, `64:ff9b::${address}`].map(isPublicAddress)).toEqual([
          false,
          false,
          false,
        ]);
      }),
    );
    expect(['8.8.8.8', '2606:4700:4700::1111', 'shop.example', ''].map(isPublicAddress)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a malicious server', () => {
  it('a response larger than the limit is refused, with or without a content length', async () => {
    const block = Buffer.alloc(100_000);
    const { url } = await serve((request, response) => {
      if (request.url === '/said') response.setHeader('content-length', 5_000_000_000);
      const more = () => {
        while (response.write(block));
      };
      response.on('drain', more);
      more();
    });
    for (const path of ['/said', '/unsaid'])
      await expect(fetcher()(url + path, LIMITS)).rejects.toMatchObject({
        trouble: 'too large',
        isFinal: true,
      });
  });

  it('a small response that decompresses to a large one is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(LIMITS.mostBytes);
    const { url } = await serve(
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    await expect(fetcher()(url, LIMITS)).rejects.toMatchObject({ trouble: 'too large' });
  });

  it('a server that is silent, slow or endless in its headers times out', async () => {
    const timers: NodeJS.Timeout[] = [];
    endings.push(() => timers.forEach(clearInterval));
    const { url } = await serve((request, response) => {
      if (request.url === '/silence') return;
      if (request.url === '/headers') response.writeProcessing();
      else response.write('a');
      timers.push(
        setInterval(
          () => (request.url === '/headers' ? response.writeProcessing() : response.write('a')),
          50,
        ),
      );
    });
    for (const path of ['/silence', '/trickle', '/headers']) {
      const startedAt = performance.now();
      const fetching = fetcher()(url + path, { ...LIMITS, patience: 300 });
      await expect(fetching).rejects.toMatchObject({ trouble: 'too slow', isFinal: false });
      expect(performance.now() - startedAt).toBeLessThan(20 * SECOND);
    }
  });

  it('endless headers are refused', async () => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\n');
      const more = () => {
        while (socket.write(`x-more: ${'a'.repeat(1000)}\r\n`));
      };
      socket.on('drain', more);
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endings.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    await expect(fetcher()(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toMatchObject({
      trouble: 'refused',
    });
  });
});
