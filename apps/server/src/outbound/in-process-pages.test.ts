import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SECOND } from '../kernel/clock.ts';
import { isBelow, withInProcessPages } from './in-process-pages.ts';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

const ORIGIN = 'http://localhost:3000';
const LIMITS = { mostBytes: 1000, patience: 5 * SECOND, accept: 'text/html' };

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function fetcher(options?: SafeFetchOptions) {
  const fetch = withInProcessPages(createSafeFetch(options), {
    has: (address) => isBelow(ORIGIN, '/demo-shop/', address),
    read: async (path) => (path === '/demo-shop/hall/products/tee' ? '<title>Tee</title>' : undefined),
  });
  endings.push(() => fetch.close());
  return fetch;
}

const forbidden = expect.objectContaining({ trouble: 'forbidden' });

describe('pages that are answered in process', () => {
  it('a page below the path is read, although the network at its address is refused', async () => {
    const { bytes, ...page } = await fetcher()(`${ORIGIN}/demo-shop/hall/products/tee?from=a#b`, LIMITS);
    expect(bytes.toString()).toBe('<title>Tee</title>');
    expect(page).toEqual({
      url: `${ORIGIN}/demo-shop/hall/products/tee?from=a#b`,
      contentType: 'text/html; charset=utf-8',
    });
  });

  it('an unknown page below the path is not found', async () => {
    await expect(fetcher()(`${ORIGIN}/demo-shop/hall`, LIMITS)).rejects.toMatchObject({
      trouble: 'refused',
      status: 404,
    });
  });

  it.each([
    `${ORIGIN}/`,
    `${ORIGIN}/demo-shop`,
    `${ORIGIN}/demo-shops/hall/products/tee`,
    `${ORIGIN}/demo-shop/../api/products`,
    `${ORIGIN}/demo-shop/%2e%2e/api/products`,
    'http://localhost:3001/demo-shop/hall/products/tee',
    'http://localhost/demo-shop/hall/products/tee',
    'https://localhost:3000/demo-shop/hall/products/tee',
    'http://127.0.0.1:3000/demo-shop/hall/products/tee',
    'http://[::1]:3000/demo-shop/hall/products/tee',
    'http://me:secret@localhost:3000/demo-shop/hall/products/tee',
  ])('other addresses of this machine stay refused: %s', async (address) => {
    await expect(fetcher()(address, LIMITS)).rejects.toEqual(forbidden);
  });

  it('a redirect of another site to a page below the path stays refused', async () => {
    const server = createServer((_, response) => {
      response.writeHead(302, { location: `${ORIGIN}/demo-shop/hall/products/tee` });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
    endings.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const fetch = fetcher({
      allowAddress: (address) => address === '127.0.0.2',
      allowPort: () => true,
    });
    await expect(fetch(`http://127.0.0.2:${port}/`, LIMITS)).rejects.toEqual(forbidden);
  });
});
