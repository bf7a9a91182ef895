import type { LinkPreview, OnWire } from '@vitrine/api';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { linkIdOf } from './link-id.ts';
import { asPreview, type Said, unread } from './link-preview.ts';
import { productsBehind } from './link-products.ts';
import type { OwnAddresses } from './own-addresses.ts';
import { linkPreviews } from './product-links.table.ts';

/**
 * Previews links as far as the database knows their pages, by address. A page that was never read has its site
 * alone; addresses that are none are left out.
 */
export async function knownPreviews(
  queries: Queries,
  own: OwnAddresses,
  links: readonly string[],
): Promise<Map<string, OnWire<typeof LinkPreview>>> {
  const pages = new Map(
    links.flatMap((link) => {
      const page = pageAddress(link);
      return page === undefined ? [] : [[link, page] as const];
    }),
  );
  if (pages.size === 0) return new Map();
  const keys = [...new Set(pages.values())].map(linkIdOf);
  const kept = await queries.select().from(linkPreviews).where(inArray(linkPreviews.key, keys));
  const readOf = new Map(kept.map((read) => [read.url, read]));
  const reads = new Map(
    [...pages.values()].map((page) => [page, (!own.has(page) && readOf.get(page)) || unread(page)]),
  );
  const sold = await productsBehind(queries, own, [...reads.values()]);
  return new Map(
    [...pages].map(([link, page]) => {
      const read = reads.get(page) as Said;
      return [link, asPreview(read, { known: sold(read) })];
    }),
  );
}
