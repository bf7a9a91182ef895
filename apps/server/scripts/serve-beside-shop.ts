/**
 * A server for journeys that read foreign pages. The shop at `SHOPS_ORIGIN` serves all of them:
 * `https://kiln.example/kettle` is its `/kiln.example/kettle`. No other host is ever requested.
 */

import { start } from '../src/composition/start.ts';
import { FetchFailure } from '../src/outbound/fetch-failure.ts';
import { createSafeFetch, type SafeFetch } from '../src/outbound/safe-fetch.ts';
import { lenientLimits } from '../src/testing/lenient-limits.ts';

const shop = new URL(process.env.SHOPS_ORIGIN ?? '');
const reader = createSafeFetch({
  allowAddress: (address) => address === shop.hostname,
  allowPort: (port) => port === Number(shop.port),
});

const elsewhere = (address: string) => address.replace(shop.href, 'https://');

function asElsewhere(error: unknown): never {
  if (!(error instanceof FetchFailure) || error.location === undefined) throw error;
  const { status } = error;
  throw new FetchFailure(error.trouble, error.message, {
    ...(status !== undefined && { status }),
    location: elsewhere(error.location),
  });
}

const readFromShop: SafeFetch = Object.assign(
  async (address: string, limits: Parameters<SafeFetch>[1]) => {
    const { host, pathname, search } = new URL(address);
    const page = await reader(new URL(`/${host}${pathname}${search}`, shop).href, limits).catch(asElsewhere);
    return { ...page, url: elsewhere(page.url) };
  },
  { close: reader.close },
);

await start({ ...lenientLimits, ...process.env }, readFromShop);
