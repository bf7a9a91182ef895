import type { LinkPreview, LinkProductAction, LinkProductStatus, OnWire } from '@vitrine/api';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { products } from '../products/products.table.ts';
import { type ChangeLinkProductNeeds, changeLinkProduct, type GivenProduct } from './change-link-product.ts';
import { knownPreviews } from './known-previews.ts';
import { isLinkId, linkIdOf } from './link-id.ts';
import { createOwnAddresses } from './own-addresses.ts';
import { type PreviewLinkNeeds, type PreviewOptions, previewLink } from './preview-link.ts';
import { createProductChecks } from './product-checks.service.ts';
import { createProductConfirmations } from './product-confirmations.service.ts';
import { linkPreviews } from './product-links.table.ts';
import { createLinkReader, type LinkReaderOptions } from './read-link.ts';

export type ProductLinks = ReturnType<typeof createProductLinks>;

export interface ProductLinksOptions
  extends Omit<LinkReaderOptions, 'own'>,
    Omit<PreviewLinkNeeds, 'own' | 'checks' | 'readLink'>,
    Omit<ChangeLinkProductNeeds, 'own'> {
  /** Hosts and ports of this site. Its pages are answered from the database. */
  ownHosts: readonly string[];
  /** Whether a page at these hosts is read like one of another site. */
  isForeign?: (address: string) => boolean;
}

/** Previews of links, and likes and carts of the products behind them. */
export function createProductLinks(db: Db, { ownHosts, isForeign, ...options }: ProductLinksOptions) {
  const { clock, flags } = options;
  const own = createOwnAddresses(ownHosts, isForeign);
  const confirmations = createProductConfirmations(db, clock);
  const checks = createProductChecks(db, clock);
  const readLink = createLinkReader(db, { ...options, own });

  /** Maps ids of unstored link products to the catalogue products at their pages. */
  async function catalogueIdsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const ofLinks = ids.filter(isLinkId);
    if (ofLinks.length === 0) return new Map();
    const { rows } = await db.execute<{ asked: string; id: string }>(sql`
      select distinct on (asked) read.product_id as asked, p.id
      from ${linkPreviews} read
      join ${products} p on p.is_listed and p.link_key = any(array[read.url, read.final_url, read.facts->>'canonicalUrl'])
      where read.product_id = any(${sql.param(ofLinks)}::text[])
        and not exists (select from ${products} made where made.id = read.product_id)
      order by asked, p.verified desc, p.popularity desc, p.id`);
    return new Map(rows.map(({ asked, id }) => [asked, id]));
  }

  return {
    /** Like `previewLink`, with the owner's confirmation of a verified product. */
    preview: async (
      personId: string,
      link: string,
      asked?: PreviewOptions,
    ): Promise<OnWire<typeof LinkPreview>> =>
      confirmations.onto(await previewLink(db, { ...options, own, checks, readLink }, personId, link, asked)),

    /** Previews of links, as far as they are known without reading pages, by address. */
    known: (links: readonly string[]) => knownPreviews(db, own, links),

    /**
     * Foreign address of the picture of the product that a page stated when it was read last; undefined if it stated none.
     */
    async pictureAt(link: string): Promise<string | undefined> {
      const url = pageAddress(link);
      if (url === undefined) return undefined;
      const [read] = await db
        .select({ facts: linkPreviews.facts })
        .from(linkPreviews)
        .where(eq(linkPreviews.key, linkIdOf(url)));
      return read?.facts.product?.imageUrl ?? undefined;
    },

    change: (personId: string, action: LinkProductAction, given: GivenProduct, number?: ChangeNumber) =>
      changeLinkProduct(db, { ...options, own }, personId, action, given, number),

    async statuses(personId: string, ids: readonly string[]): Promise<LinkProductStatus[]> {
      const inCatalogue = await catalogueIdsOf(ids);
      const known = ids.map((id) => inCatalogue.get(id) ?? id);
      const found = await flags.flagsOf(personId, known);
      return found.map(({ isLiked, isInCart }, index) => {
        const originalProductId = ids[index] ?? '';
        return { productId: known[index] ?? originalProductId, originalProductId, isLiked, inCart: isInCart };
      });
    },
  };
}
