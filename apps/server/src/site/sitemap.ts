import type { ListedId } from '../products/listed-ids.service.ts';

/** Maximum addresses of a part. */
export const PART_SIZE = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Entry {
  address: string;
  changedAt?: Date | undefined;
}

const entity: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entity[letter] ?? letter);

const written = (tag: 'url' | 'sitemap', { address, changedAt }: Entry) =>
  `<${tag}><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>\n`;

/** Returns the list of the parts of a sitemap. */
export const sitemapIndex = (parts: readonly Entry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.map((part) => written('sitemap', part)).join('')}</sitemapindex>\n`;

/** Returns a part with these pages. */
export const sitemapOf = (pages: readonly Entry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${pages.map((page) => written('url', page)).join('')}</urlset>\n`;

/** Returns a part with products, which come in batches. */
export async function sitemapOfProducts(
  origin: string,
  batches: AsyncIterable<readonly ListedId[]>,
): Promise<string> {
  const parts = [`${HEAD}<urlset ${NAMESPACE}>\n`];
  for await (const batch of batches) {
    parts.push(
      batch
        .map(({ id, createdAt }) =>
          written('url', { address: `${origin}/product/${encodeURIComponent(id)}`, changedAt: createdAt }),
        )
        .join(''),
    );
  }
  return `${parts.join('')}</urlset>\n`;
}
