import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './fixtures.ts';
import { ServerProcess } from './server-process.ts';

export interface Sold {
  name: string;
  price: number;
}

/** Pages of foreign shops, reachable for the server under test. */
export interface Shop {
  /** Returns an address unique to the test, because the server caches pages for a day. */
  address(name: string): string;
  sell(address: string, sold: Sold): void;
  lead(address: string, to: string): void;
  say(address: string, title: string): void;
}

type Settings = Record<string, string>;

interface OwnServer {
  server: ServerProcess;
  shop: Shop;
}

const PICTURE = new URL('../stories/pictures/coat-brown.webp', import.meta.url);
const PICTURE_PATH = '/pictures.example/coat.webp';

/** Tests whose worker has its own database and server. The server reads shop pages that the tests define. */
export const test = base.extend<{ shop: Shop; dataDir: string }, { own: OwnServer; settings: Settings }>({
  settings: [{}, { option: true, scope: 'worker' }],
  own: [
    async ({ settings }, use) => {
      const { shop, origin, close } = await openShop();
      const server = await ServerProcess.create(
        { ...settings, SHOPS_ORIGIN: origin },
        'scripts/serve-beside-shop.ts',
      );
      try {
        await server.start();
        await use({ server, shop });
      } finally {
        await server.remove();
        close();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: ({ own }, use) => use(own.shop),
  dataDir: ({ own }, use) => use(own.server.dataDir),
  baseURL: ({ own }, use) => use(own.server.url),
});

async function openShop() {
  const picture = await readFile(PICTURE);
  const pages = new Map<string, { html: string } | { location: string }>();
  const pathOf = (address: string) => address.replace('https:/', '');
  const listening = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    if (url === PICTURE_PATH) response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
    else if (!page) response.writeHead(404).end();
    else if ('location' in page) response.writeHead(302, { location: page.location }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  });
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  let addresses = 0;
  const shop: Shop = {
    address(name) {
      addresses += 1;
      return `https://kiln.example/${name}-${addresses}`;
    },
    sell(address, { name, price }) {
      const product = {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        image: `https:/${PICTURE_PATH}`,
        offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
      };
      const data = JSON.stringify(product);
      const html = `<title>${name}</title><script type="application/ld+json">${data}</script>`;
      pages.set(pathOf(address), { html });
    },
    lead: (address, to) => void pages.set(pathOf(address), { location: pathOf(to) }),
    say: (address, title) => void pages.set(pathOf(address), { html: `<title>${title}</title>` }),
  };
  return {
    shop,
    origin: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close() {
      listening.closeAllConnections();
      listening.close();
    },
  };
}
