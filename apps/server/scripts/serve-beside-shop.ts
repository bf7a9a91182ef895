/**
 * A server for journeys in which foreign pages are read: all of them are those of one shop, which the journey itself brings and names
 * as `SHOP`. `https://kiln.example/kettle` is its `/kiln.example/kettle`. Nothing else is ever asked.
 */
import { createSafeFetch, type SafeFetch } from '../src/outbound/safe-fetch.ts';
import { start } from '../src/start.ts';
import { lenientLimits } from '../src/testing/lenient-limits.ts';

const shop = new URL(process.env.SHOP ?? '');
const reader = createSafeFetch({
  allowAddress: (address) => address === shop.hostname,
  allowPort: (port) => port === Number(shop.port),
});

const readFromShop: SafeFetch = Object.assign(
  async (address: string, limits: Parameters<SafeFetch>[1]) => {
    const { host, pathname, search } = new URL(address);
    const page = await reader(new URL(`/${host}${pathname}${search}`, shop).href, limits);
    return { ...page, url: page.url.replace(shop.href, 'https://') };
  },
  { close: reader.close },
);

await start({ ...lenientLimits, ...process.env }, readFromShop);
