import { and, desc, inArray, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import type { Membership } from '../memberships/membership.ts';
import { releasePictures } from '../products/product-pictures.service.ts';
import { products } from '../products/products.table.ts';
import { linkIdOf } from './link-id.ts';
import { linkPreviews } from './product-links.table.ts';

const canonicalUrl = sql<string | null>`(${linkPreviews.facts}->>'canonicalUrl')`;

/**
 * Replaces products made of pages with catalogue products at the same pages. Their likes and carts are moved,
 * once per person. `pages` are link keys of new and changed catalogue products.
 */
export async function replaceLinkProducts(
  tx: Queries,
  pages: readonly string[],
  memberships: readonly Pick<Membership, 'replace'>[],
): Promise<void> {
  if (pages.length === 0) return;
  const pageOf = await pagesByLinkProduct(tx, pages);
  // Waits for running likes of these products. Later likes wait for this transaction and then find the
  // products gone.
  const made = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...pageOf.keys()])}::text[])`, not(products.isListed)))
    .orderBy(products.id)
    .for('update');
  if (made.length === 0) return;
  const idAt = await catalogueIdsAt(tx, pages);
  const ids = made.map(({ id }) => id);
  const replaced = ids.map((id) => ({ id, by: idAt.get(pageOf.get(id) ?? '') as string }));
  for (const membership of memberships) await membership.replace(tx, replaced);
  await releasePictures(tx, ids);
  await tx.delete(products).where(inArray(products.id, ids));
}

/** Maps ids of products to the page of which they may have been made, directly or by a known link to it. */
async function pagesByLinkProduct(tx: Queries, pages: readonly string[]): Promise<Map<string, string>> {
  const byId = new Map(pages.map((page) => [linkIdOf(page), page]));
  const reads = await tx
    .select({ key: linkPreviews.key, productId: linkPreviews.productId, canonicalUrl })
    .from(linkPreviews)
    .where(
      or(
        sql`${linkPreviews.key} = any(${sql.param([...byId.keys()])}::text[])`,
        sql`${canonicalUrl} = any(${sql.param([...pages])}::text[])`,
      ),
    );
  const ofReads = reads.flatMap(({ key, productId, canonicalUrl }) => {
    const page = byId.get(key) ?? canonicalUrl;
    return page === null ? [] : [[productId, page] as const];
  });
  return new Map([...ofReads, ...byId]);
}

/** Maps pages to catalogue products; if several have a page, to the one that a preview names. */
async function catalogueIdsAt(tx: Queries, pages: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: products.id, page: products.linkKey })
    .from(products)
    .where(and(products.isListed, inArray(products.linkKey, [...pages])))
    .orderBy(desc(products.verified), desc(products.popularity), products.id);
  return new Map(rows.toReversed().flatMap(({ id, page }) => (page === null ? [] : [[page, id] as const])));
}
