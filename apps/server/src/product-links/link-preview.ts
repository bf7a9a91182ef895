import type { LinkPreview, LinkProduct, OnWire, Product } from '@vitrine/api';
import { siteOf } from '../outbound/web-address.ts';
import { linkIdOf } from './link-id.ts';
import type { linkPreviews, ProductFacts } from './product-links.table.ts';

export type PageRead = typeof linkPreviews.$inferSelect;

/** Confidence in facts, by their source on the page; 0 to 100. */
const CONFIDENCE_BY_SOURCE = { 'json-ld': 95, microdata: 85, 'open-graph': 60, shown: 50 };

/** A product of the catalogue that matches a title. */
export interface Alike {
  product: OnWire<typeof Product>;
  sureness: number;
}

/** The stored product for a page, or one with a similar title. */
interface Meant {
  known?: OnWire<typeof Product> | undefined;
  alike?: Alike | undefined;
}

export type Said = Pick<PageRead, 'url' | 'finalUrl' | 'facts'>;

/** Facts of a page that was not read: only its site is known. */
export const unread = (url: string): Said => ({
  url,
  finalUrl: url,
  facts: { title: null, siteName: siteOf(url), isProduct: false, canonicalUrl: null, product: null },
});

/** A page that is not read now: its facts, if any, are those of its last check. */
export const checked = (url: string, facts: Said['facts'] | undefined): Said =>
  facts ? { url, finalUrl: url, facts } : unread(url);

/** Product that a page states. Older rows may hold a product made of a title, which does not count. */
export const statedBy = ({ facts }: Said): ProductFacts | null => (facts.isProduct ? facts.product : null);

export function asPreview(read: Said, { known, alike }: Meant): OnWire<typeof LinkPreview> {
  const { url, facts } = read;
  const stated = statedBy(read);
  const verified = known?.verified ? known : undefined;
  return {
    url,
    isProduct: stated !== null || known !== undefined,
    title: facts.title ?? known?.name ?? null,
    siteName: facts.siteName,
    productData: stated ? statedProduct(read, stated, known) : (shopProduct(known) ?? alikeProduct(alike)),
    verifiedProductId: verified?.id ?? null,
    verifiedProductSnapshot: shopProduct(verified),
    userConfirmedAccurate: null,
  };
}

const statedProduct = (
  { url, finalUrl }: Said,
  stated: ProductFacts,
  known: OnWire<typeof Product> | undefined,
): OnWire<typeof LinkProduct> => ({
  id: known?.id ?? linkIdOf(finalUrl),
  name: stated.name,
  price: stated.priceCents === null ? null : stated.priceCents / 100,
  // A picture at a foreign host would reveal the viewer to it, so only fetched and measured pictures are
  // shown.
  image_url: known?.image_url ?? null,
  retailer: stated.retailer,
  rating: stated.rating,
  direct_link: finalUrl,
  link: url,
  fallbackSource: null,
  matchConfidence: CONFIDENCE_BY_SOURCE[stated.source],
  alternativeMatch: false,
});

const shopProduct = (product: OnWire<typeof Product> | undefined): OnWire<typeof LinkProduct> | null =>
  product
    ? {
        id: product.id,
        name: product.name,
        price: product.price,
        image_url: product.image_url,
        retailer: product.retailer,
        rating: product.rating,
        direct_link: product.link,
        link: product.link,
        fallbackSource: null,
        matchConfidence: 100,
        alternativeMatch: false,
      }
    : null;

function alikeProduct(alike: Alike | undefined): OnWire<typeof LinkProduct> | null {
  const product = shopProduct(alike?.product);
  if (!product || !alike) return null;
  return { ...product, fallbackSource: 'catalogue', matchConfidence: alike.sureness, alternativeMatch: true };
}
